/// A piece of a link without escapes, which knows where each of its bytes stands in the link.
struct DecodedText {
  /// The bytes without escapes.
  private(set) var bytes: [UInt8] = []
  /// For each byte its position in the link.
  private var positions: [Int32] = []
  /// The position after the piece.
  let end: Int32

  /// Takes the escapes out of a part of a link.
  init(_ link: [UInt8], in range: Range<Int>) throws(ShareLinkError) {
    end = Int32(range.upperBound)
    bytes.reserveCapacity(range.count)
    positions.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      positions.append(Int32(position))
      if link[position] == 0x25 {
        guard position + 2 < range.upperBound, let high = PercentEncoding.value(ofDigit: link[position + 1]),
          let low = PercentEncoding.value(ofDigit: link[position + 2])
        else { throw ShareLinkError(.percentEncoding, at: position) }
        bytes.append(high << 4 | low)
        position += 3
      } else {
        bytes.append(link[position])
        position += 1
      }
    }
  }

  /// The piece's own part, from one byte up to another.
  init(_ text: DecodedText, in range: Range<Int>) {
    bytes = Array(text.bytes[range])
    positions = Array(text.positions[range])
    end = text.position(of: range.upperBound)
  }

  /// Where a byte stands in the link; the end of the piece for one that it does not have.
  func position(of index: Int) -> Int32 { index < positions.count ? positions[index] : end }

  /// Whether the bytes are UTF-8.
  var isUTF8: Bool {
    // Decoding puts other bytes in the place of what it cannot read.
    String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }
}
