import Foundation
import Testing

@testable import ShieldModel

@Suite struct PixmapLoaderTests {
  private static let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 128]

  private func scenario(_ image: String) -> String {
    FormatSample.text(
      ##"""
      "windows":[{"id":"w","root":{"view":"UIView#a","children":[{"view":"UIView#b","image":\##(image)}]}}]
      """##)
  }

  private func folder(_ files: [String: [UInt8]]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, bytes) in files {
      let url = URL(fileURLWithPath: folder.path(name))
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
    return folder
  }

  private func read(_ folder: TemporaryFolder, _ name: String) throws(DocumentError) -> Scenario {
    try ScenarioReader.read(path: folder.path(name), name: name, root: folder.path)
  }

  private func mistakes(_ image: String, _ files: [String: [UInt8]] = [:]) throws -> [String] {
    let folder = try folder(files.merging(["s": Array(scenario(image).utf8)]) { first, _ in first })
    do {
      _ = try read(folder, "s")
      return []
    } catch {
      return error.diagnostics.lines
    }
  }

  private var png: [UInt8] {
    get throws { try PNGEncoder.encode(pixels: Self.pixels, width: 2, height: 1, hasAlpha: true, mode: .small) }
  }

  @Test func `a picture is found from the file that names it, also from an included one`() throws {
    let part = scenario(##"{"png":"p.png","gravity":"center"}"##)
    let main = FormatSample.text(##""include":["parts/s"]"##)
    let folder = try folder([
      "parts/s": Array(part.utf8), "parts/p.png": try png, "m": Array(main.utf8),
    ])
    let scenario = try read(folder, "m")
    let hierarchy = try ScenarioRunner(library: .empty).run(scenario, on: scenario.cases[0], upTo: -1).device.hierarchy
    let image = hierarchy.layers.handles.compactMap { hierarchy[$0].image }.first
    #expect(image?.gravity == .center)
    #expect(image?.pixmap?.color(x: 1, y: 0) == Color(red: 0, green: 255, blue: 0, alpha: 128))
  }

  @Test func `what is no picture below the root is told with its place`() throws {
    let place = "s:1:"
    let damaged = try png.dropLast(5) + [0, 0, 0, 0, 0]
    let cases: [(String, [String: [UInt8]], String)] = [
      (##"{"png":"no.png"}"##, [:], "there is no file \"no.png\""),
      (##"{"png":"../x.png"}"##, [:], "leads out of the root folder"),
      (##"{"png":"/etc/passwd"}"##, [:], "is not relative"),
      (##"{"png":"d"}"##, ["d/p.png": try png], "is not a file"),
      (##"{"png":"t.png"}"##, ["t.png": Array("text".utf8)], "it does not begin like a PNG file (byte 0)"),
      (##"{"png":"t.png"}"##, ["t.png": Array(damaged)], "cannot be decoded"),
      (##"{"png":"p.png","size":[1,1]}"##, ["p.png": try png], "unknown key \"size\""),
      (##"{"png":3}"##, [:], "found a number"),
    ]
    for (image, files, message) in cases {
      let lines = try mistakes(image, files)
      #expect(lines.count == 1 && lines[0].hasPrefix(place) && lines[0].contains(message), "\(lines)")
      #expect(lines.first?.contains("image") == true)
    }
  }

  @Test func `a recipe has no pictures from files`() throws {
    let text = FormatSample.recipeText("", attach: ##"[{"set":{"#target.image":{"png":"p.png"}}}]"##)
    let messages = FormatSample.recipeMessages(text)
    #expect(messages.count == 1 && messages[0].contains("a picture from a file in a recipe is not supported yet"))
  }
}
