import Foundation
import Testing

@testable import ShieldModel

@Suite struct IncludeTests {
  private func read(_ files: [(String, String)]) throws -> Scenario {
    let sources = files.map { SourceFile(name: $0.0, text: $0.1) }
    return try ScenarioReader.read(try #require(sources.first), including: Array(sources.dropFirst()))
  }

  private func messages(_ files: [(String, String)]) -> [String] {
    do {
      _ = try read(files)
      return []
    } catch let error as DocumentError {
      return error.diagnostics.lines
    } catch {
      return ["\(error)"]
    }
  }

  private func including(_ paths: String...) -> String {
    FormatSample.text("\"include\":[\(paths.map { "\"\($0)\"" }.joined(separator: ","))]")
  }

  @Test func `everything of an included file comes before that of the including one`() throws {
    let part = ##"""
      {"systems":[{"name":"mine","from":"18"}],"windows":[{"id":"a"}],"steps":[{"turn":1}],"expect":[{"crash":"none"}]}
      """##
    let main = FormatSample.text(
      ##"""
      "include":["b"],"device":{"os":"mine"},"windows":[{"id":"c"}],"steps":[{"turn":2}],"expect":[{"fault":"none"}]
      """##)
    let scenario = try read([("m", main), ("b", part)])
    #expect(scenario.steps.map(\.action) == [.turn(1), .turn(2)])
    #expect(scenario.expectations.map(\.subject) == [.crash(.none), .fault(.none, count: nil, shield: nil)])
    #expect(scenario.cases.map(\.name) == ["iOS mine"])
    #expect(scenario.steps.map { scenario.places[$0.place]?.file } == ["b", "m"])
    #expect(scenario.launch.map { scenario.places[$0.place]?.file } == ["b", "b", "m"])
  }

  @Test func `two files may share what they include, which is read once`() throws {
    let scenario = try read([
      ("m", including("d/a", "d/b")), ("d/a", ##"{"include":["c"],"steps":[{"turn":2}]}"##),
      ("d/b", ##"{"include":["../d/./c"],"steps":[{"turn":3}]}"##), ("d/c", ##"{"steps":[{"turn":1}]}"##),
    ])
    #expect(scenario.steps.map(\.action) == [.turn(1), .turn(2), .turn(3)])
  }

  @Test func `device and matrix of an included file do not count`() throws {
    let scenario = try read([("m", including("b")), ("b", ##"{"device":{"os":"17"},"matrix":{"os":["13"]}}"##)])
    #expect(scenario.cases.map(\.name) == ["iOS 26.5"])
  }

  @Test func `a circle is reported with its chain`() {
    #expect(
      messages([("m", including("a")), ("a", ##"{"include":["b"]}"##), ("b", ##"{"include":["a"]}"##)]) == [
        ##"b:1:13: include[0]: include in a circle: "a" > "b" > "a""##
      ])
    #expect(messages([("m", including("m"))]) == [##"m:1:37: include[0]: include in a circle: "m" > "m""##])
  }

  private static let refused: [(String, String)] = [
    ("b", ##"there is no file "d/b""##),
    ("../../b", ##"the path "../../b" leads out of the root folder; expected a file inside of it"##),
    ("x/../../../b", ##"the path "x/../../../b" leads out of the root folder; expected a file inside of it"##),
    ("/b", ##"the path "/b" is not relative; expected a path relative to this file"##),
    ("", ##""" is malformed; expected a path relative to this file"##),
  ]

  @Test(arguments: refused)
  func `a path that leads nowhere or outside is refused`(_ path: String, _ message: String) {
    #expect(messages([("d/m", including(path))]) == ["d/m:1:37: include[0]: \(message)"])
  }

  @Test func `mistakes of all files are reported together`() {
    #expect(
      messages([
        ("m", FormatSample.text(##""include":["a","b"],"steps":[{"trun":1}]"##)), ("a", ##"{"steps":[{"turn":0}]}"##),
        ("b", ##"{"steps":["##),
      ]) == [
        ##"m:1:56: steps[0].trun: unknown key "trun" in a step; did you mean "turn"?"##,
        ##"a:1:19: steps[0].turn: 0 is out of range; expected a whole number from 1 to 10000"##,
        "b:1:11: steps: the file ends too early; expected \"]\" (opened at 1:10) (included from m:1:41)",
      ])
  }

  @Test func `a name of a window that two files give is refused`() {
    let window = ##""windows":[{"id":"w"}]"##
    #expect(
      messages([("m", FormatSample.text("\"include\":[\"b\"],\(window)")), ("b", "{\(window)}")]) == [
        ##"m:1:59: windows[0].id: the view name "#w" is given twice (first given at b:1:19)"##
      ])
  }

  @Test func `too many files are refused`() {
    let files = (0...1_001).map { ("f\($0)", "{\"include\":[\"f\($0 + 1)\"]}") }
    #expect(
      messages([("m", including("f0"))] + files) == [
        "f999:1:13: include[0]: there are more than 1,000 included files"
      ])
  }
}
