import Foundation
import Testing

@Suite struct InflaterTests {
  /// Data that another program compressed, in each of the three forms.
  @Test(arguments: [
    ("AQ8A8P9zdG9yZWQgYXMgaXQgaXM=", Inflater.BlockKind.stored, "stored as it is"),
    ("S8usSE1RSM5PSS3WUUjDwQEA", .fixed, "fixed codes, fixed codes, fixed codes"),
    (
      """
      VdLZbQMxDATQVraE5aUDqccGDBhO/3+JhhrB/ByIEh+5+359Htd9/T6v++d6ryAryA6+gu4wVzCWtZV8J42VYifDWeMbuNd3anhy7DTQbfIe\
      WhOiqJRD6YjEdEUkJxM5lkPQ0/KUoAmsUGTZlqSObQhNgrtKVKBYiZqYVIny3BdREwylyvMuVTOLqQr0VaoGElENZCVKsQsjaqDYiAo8bEQp\
      JjCiRn5GohqMdj4dGhlRkqcHhXHtqDJS5WA4VYa+TpXkKVX5+5xNYTVO1IDCieogO1E9T4nqeXfUOEtx3OWpkNIotDDCvo3hZYCIMl60Mnz0\
      spoYZXHxj/oD
      """, .dynamic, (0..<60).map { "line \($0 * $0 % 97) of \($0); " }.joined()
    ),
  ])
  func `data of another program is read`(base64: String, kind: Inflater.BlockKind, text: String) throws {
    let data = try #require(Data(base64Encoded: base64))
    var inflater = Inflater([UInt8](data))
    try inflater.inflate()
    #expect(String(decoding: inflater.output, as: UTF8.self) == text)
    #expect(inflater.blocks.first == kind)
    #expect(inflater.usedBytes == data.count)
  }

  @Test func `damaged data is refused`() {
    var truncated = Inflater([0x4B, 0xCB])
    #expect(throws: Inflater.Failure.truncated) { try truncated.inflate() }
    var wrongKind = Inflater([0b111, 0])
    #expect(throws: Inflater.Failure.badBlock) { try wrongKind.inflate() }
    var wrongLength = Inflater([1, 1, 0, 0, 0, 7])
    #expect(throws: Inflater.Failure.badStoredLength) { try wrongLength.inflate() }
  }
}
