/// The version of the file formats.
public enum FormatVersion {
  /// The version that this program reads; files state it under the key `version`.
  public static let current = 1

  /// What is wrong with the version that a document states; nil when it states the current one or none.
  ///
  /// It is looked at before anything else, since a file of another version has other keys.
  static func mistake(in root: Cursor) -> Diagnostic? {
    guard let version = root.child("version"), let number = version.number, number != Double(current) else {
      return nil
    }
    return version.problem(
      .other("this is a file of format version \(NumberText.short(number))"), expected: "version \(current)")
  }
}
