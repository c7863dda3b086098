/// A stretch of bytes that has occurred before.
struct Repetition: Hashable, Sendable {
  /// No repetition.
  static let none = Repetition(length: 0, distance: 0)

  /// The number of bytes, 3…258.
  var length: Int
  /// How many bytes before, 1…32,768.
  var distance: Int
}
