/// Reads the PNG files that the images of a scenario name, each file once.
struct PixmapLoader {
  /// The most pixels that all pictures of a scenario have together.
  static let pixelLimit = 4 * Int(Pixmap.greatestArea)

  private let source: IncludeSource
  /// Where each document that names pictures comes from.
  private var origins: [ObjectIdentifier: IncludeSource.Found] = [:]
  /// The pictures by the identity of their file; nil for one whose mistake was reported.
  private var pixmaps: [String: Pixmap?] = [:]
  private var pixelCount = 0

  /// Makes a loader that has read nothing.
  init(source: IncludeSource) { self.source = source }

  /// Tells where a document comes from, whose pictures are found relative to it.
  mutating func add(_ document: Document, from found: IncludeSource.Found) {
    origins[ObjectIdentifier(document)] = found
  }

  /// The picture that a value of one of the documents names; nil for a mistake, told once for each file.
  mutating func pixmap(_ cursor: Cursor, mistakes: inout MistakeList) -> Pixmap? {
    guard let text = cursor.string, !text.isEmpty, let origin = origins[ObjectIdentifier(cursor.document)] else {
      return nil
    }
    let found: IncludeSource.Found
    do throws(IncludeSource.Failure) {
      found = try source.find(text, from: origin.path, named: origin.name)
    } catch {
      mistakes.add(cursor.problem(error, path: text, expected: "a PNG file"))
      return nil
    }
    if let known = pixmaps[found.identity] { return known }
    let pixmap = read(found, cursor, mistakes: &mistakes)
    pixmaps[found.identity] = .some(pixmap)
    return pixmap
  }

  private mutating func read(
    _ found: IncludeSource.Found, _ cursor: Cursor, mistakes: inout MistakeList
  ) -> Pixmap? {
    let name = QuotedText.short(found.name)
    do {
      let pixmap = try PNGDecoder.decode(try source.readBytes(found, limit: PNGDecoder.greatestFile + 1))
      pixelCount += Int(pixmap.width * pixmap.height)
      if pixelCount <= Self.pixelLimit { return pixmap }
      mistakes.add(cursor.problem(.overLimit(what: "pixels of pictures", limit: Self.pixelLimit)))
    } catch let error as PNGDecodingError {
      mistakes.add(
        cursor.problem(.other("the picture \(name) cannot be decoded: \(error.message)"), expected: "a PNG file"))
    } catch {
      mistakes.add(
        cursor.problem(
          .other("the picture \(name) cannot be read: \(SourceFile.problem(for: error).words)"),
          expected: "a PNG file"))
    }
    return nil
  }
}
