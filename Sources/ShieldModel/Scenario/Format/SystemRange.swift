import Foundation

/// A list of names and ranges of systems as a condition, such as `17...` or `my-18,next`.
public struct SystemRange: Hashable, Sendable {
  /// The list as it was written.
  public var text: String

  /// Items that name systems of the scenario itself.
  private let ownNames: [String]
  /// The other items, joined by commas.
  private let rest: String

  /// Makes a condition; items that are names of the scenario's own systems stand for those alone.
  public init(_ text: String, ownNames: [String] = []) {
    self.text = text
    let items = Self.items(of: text)
    self.ownNames = items.filter { ownNames.contains($0) }
    self.rest = items.filter { !ownNames.contains($0) }.joined(separator: ",")
  }

  /// Tells whether a system is in the list; a list that makes no sense on the system's platform does not hold it.
  public func contains(_ profile: OSProfile) -> Bool {
    if ownNames.contains(profile.name) { return true }
    if rest.isEmpty { return false }
    return (try? OSCatalogue.contains(profile, in: rest)) ?? false
  }

  /// The items of a list, without spaces around them.
  static func items(of text: String) -> [String] {
    text.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
