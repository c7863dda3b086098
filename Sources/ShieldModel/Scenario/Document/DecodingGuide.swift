/// Tells the decoder which value comes next, so that it never has to try kinds and fail.
final class DecodingGuide: @unchecked Sendable {
  // Unchecked: one call of the decoder uses the guide, on one thread, and nobody else sees it.

  /// The key of the guide in the decoder's user information.
  static let userInfoKey = CodingUserInfoKey(rawValue: "DecodingGuide")

  /// The index of the document.
  let index: SourceIndex

  /// The value that is decoded next.
  var node = SourceNode.root

  /// Makes a guide that stands at the top of the document.
  init(index: SourceIndex) {
    self.index = index
  }
}
