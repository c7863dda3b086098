/// A value of a parameter that files spell with one word of a closed set.
protocol PolicyChoice: CaseIterable {
  /// The word.
  var word: String { get }
  /// What it means, in one sentence.
  var summary: String { get }
}

extension Sensitivity: PolicyChoice {}
extension ShieldedBuilds: PolicyChoice {}
extension CoverTrigger: PolicyChoice {}
extension CoverLevel: PolicyChoice {}
extension CaptureTreatment: PolicyChoice {}
extension FailMode: PolicyChoice {}
extension ResponseLevel: PolicyChoice {}

extension PolicyChoice {
  /// The words with their meanings.
  static var shape: Shape { .words(allCases.map { Word($0.word, $0.summary) }) }
}
