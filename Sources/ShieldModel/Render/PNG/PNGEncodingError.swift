/// Why a picture was not encoded.
public enum PNGEncodingError: Error, Hashable, Sendable {
  /// A side of the picture is not in 1…8,192 pixels.
  case sizeOutOfRange(width: Int32, height: Int32)
  /// A band of bytes is not a whole number of rows.
  case partialRow(byteCount: Int, bytesPerRow: Int)
  /// The runs of a row are not as long as the row, or one of them is negative; both in pixels.
  case runsDoNotFillRow(length: Int64, width: Int32)
  /// More rows came than the picture is high.
  case tooManyRows(height: Int32)
  /// The picture was finished before all its rows had come.
  case missingRows(height: Int32, appended: Int32)
  /// The picture had been finished already.
  case alreadyFinished
}
