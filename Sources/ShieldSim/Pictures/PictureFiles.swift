import Foundation
import ShieldModel

/// Names for the files that pictures are written to.
struct PictureFiles {
  /// The folder that all of them go to.
  let folder: String

  /// The pictures with the names of their files, each name once.
  ///
  /// The number of a frame has as many digits as the greatest one, so that files sort like frames.
  func named(_ pictures: [TakenPicture]) -> [(picture: TakenPicture, name: String)] {
    var used: Set<String> = []
    let counts = Dictionary(pictures.map { ($0.name, 1) }, uniquingKeysWith: +)
    return pictures.map { picture in
      var stem = Self.safe(picture.name)
      if counts[picture.name, default: 1] > 1 {
        let digits = String(picture.frameCount - 1).count
        let number = String(picture.frame)
        stem += "-" + String(repeating: "0", count: max(0, digits - number.count)) + number
      }
      var name = stem
      var copy = 2
      while !used.insert(name.lowercased()).inserted {
        name = "\(stem)-copy\(copy)"
        copy += 1
      }
      return (picture, name + ".png")
    }
  }

  /// The name of a system's folder, such as `iOS-17`.
  static func name(of system: ScenarioCase) -> String { safe(system.name) }

  /// The name of a scenario's folder: the file's own name without its ending.
  static func name(ofScenario file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    let suffix = ScenarioFormat.fileNameSuffix
    return safe(last.hasSuffix(suffix) ? String(last.dropLast(suffix.count)) : last)
  }

  /// Makes a folder and those above it; nothing happens when it is there.
  ///
  /// - Throws: `FileError.cannotWrite`.
  static func makeFolder(_ path: String) throws(FileError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      let code = underlying.map { Int32(truncatingIfNeeded: $0.code) } ?? EEXIST
      throw .cannotWrite(path: path, SystemError(code: code))
    }
  }

  /// A text as a file name that every system takes and that no shell splits.
  private static func safe(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      name.unicodeScalars.append(isPlain || "._-".unicodeScalars.contains(scalar) ? scalar : "-")
    }
    let trimmed = name.drop { $0 == "." || $0 == "-" }
    return trimmed.isEmpty ? "picture" : String(trimmed.prefix(120))
  }
}
