import Testing

@testable import ShieldModel

/// Damaged copies of good files: each is either read or refused with a message that has a place.
@Suite struct HostileScenarioTests {
  private static let scenario = ##"""
    {"version":1,"title":"t","because":["F4"],"device":{"os":"17","screen":[390,844],"safeArea":[1,2,3,4]},
    "systems":[{"name":"mine","from":"18","canvasCount":2,"captures":{"screenshot":"ignores"}}],
    "matrix":{"os":["13...18","mine"],"exclude":[{"os":"14"}]},"include":["part"],
    "windows":[{"id":"main","color":"#fff","root":{"view":"UIView#root.t","children":[
    {"view":"UITextField#f","frame":{"top":1,"width":"fit"},"isSecureTextEntry":true,"borderStyle":"line"},
    {"layer":"#l","frame":[0,0,1,1],"transform":[{"scale":2},{"rotate":90}],"captureMask":["still"],"under":"#root"}]}}],
    "steps":[{"shield":{"recipe":"r","target":"#f","content":"x","n":1}},{"call":"shield.go"},{"turn":1},
    {"capture":"screenshot","as":"shot"},{"set":{"#f.alpha":0.5}},{"event":{"transition":"didBecomeActive","scene":"main"}},
    {"when":{"os":"17...","do":[{"async":[{"layout":"#f"}]}],"else":[{"tap":[1,2]}]}},
    {"lookup":{"in":"#f","by":"ladder","ladder":[{"by":"name"},{"by":"contains","names":["A"]}],"as":"canvas"}},
    {"animate":{"of":"#f","opacity":[0,1],"frames":2}},{"record":{"start":"recording","as":"film"}},
    {"expect":[{"hides":["#f"],"in":"shot","os":"...16"}]}],
    "expect":[{"finding":"C8","node":"#f","severity":"error"},{"count":{"views":3}},{"value":{"#f.text":"x"}},
    {"color":"red","at":[1,1],"in":"film"},{"refused":"outOfRange"},{"cycle":["a"]}],"explore":{"x":[1]}}
    """##

  private static let recipe = ##"""
    {"version":1,"recipe":"r","title":"t","source":"s","knownFailures":["k"],"whenMissing":"failClosed",
    "parameters":{"p":{"summary":"s","values":["a","b"],"default":"b"},"q":{"summary":"s"}},
    "attach":[{"add":{"view":"UITextField#field","to":"#into","at":0}},{"onLayout":{"of":"#field","do":[]}},
    {"when":{"parameter":"p","is":"a","not":true,"do":[{"remember":{"of":"#field","as":"spot"}}]}}],
    "actions":{"go":{"summary":"s","effect":"on","do":[{"swapLayer":{"of":"#a","with":"#b"}}]}}}
    """##

  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "true", "-1", "0", "1e300", "1e-300", "9007199254740993", "0.5", "\"\"",
    "\"#a\"", "\"x\"", "[]", "{}", "\\", "/*", "#", ".", " > ", "é", "\u{202E}", "\"view\":", "\"in\":", "\"os\":",
    "...",
    "\"../x\"", "\"part\"", "\"next\"", "\"C8\"", "\"count\":", "\"x-a\":",
  ].map { Array($0.utf8) }

  private static func changed(_ text: String, using random: inout DocumentFuzzGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0...4, using: &random) {
      case 0: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.replaceSubrange(place..<end, with: pieces.randomElement(using: &random) ?? [])
      case 3 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      default:
        let from = Int.random(in: 0...bytes.count, using: &random)
        bytes.insert(contentsOf: Array(bytes[from..<min(bytes.count, from + 30)]), at: place)
      }
    }
    return bytes
  }

  /// Reads bytes as a scenario or a recipe; answers whether they were accepted, and checks the messages if not.
  private static func isAccepted(_ bytes: [UInt8], asRecipe: Bool) -> Bool {
    do {
      let file = try SourceFile(name: "m", bytes: bytes)
      if asRecipe {
        var places = PlaceTable()
        _ = try RecipeReader.read(file, places: &places)
      } else {
        _ = try ScenarioReader.read(file, including: [SourceFile(name: "part", text: #"{"steps":[{"turn":1}]}"#)])
      }
      return true
    } catch {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!error.diagnostics.isEmpty, "\(text.debugDescription)")
      for mistake in error.diagnostics.kept {
        #expect(mistake.position != nil, "\(mistake): \(text.debugDescription)")
        #expect(!mistake.description.contains("internal error"), "\(mistake): \(text.debugDescription)")
      }
      return false
    }
  }

  @Test(arguments: [false, true])
  func `the files themselves are good`(_ isRecipe: Bool) {
    #expect(Self.isAccepted(Array((isRecipe ? Self.recipe : Self.scenario).utf8), asRecipe: isRecipe))
  }

  @Test(arguments: [false, true])
  func `damaged bytes are read or refused`(_ isRecipe: Bool) {
    var random = DocumentFuzzGenerator(seed: isRecipe ? 2 : 1)
    for _ in 0..<150 {
      let bytes = Self.changed(isRecipe ? Self.recipe : Self.scenario, using: &random)
      _ = Self.isAccepted(bytes, asRecipe: isRecipe)
    }
  }

  @Test(arguments: [false, true])
  func `a damaged structure is read or refused`(_ isRecipe: Bool) throws {
    let text = isRecipe ? Self.recipe : Self.scenario
    let document = try DocumentReader.read(SourceFile(name: "m", text: text))
    var random = DocumentFuzzGenerator(seed: isRecipe ? 4 : 3)
    var refused = 0
    for _ in 0..<150 {
      var mutation = StructureMutation(values: document.value, using: &random)
      let changed = mutation.text()
      if !Self.isAccepted(Array(changed.utf8), asRecipe: isRecipe) { refused += 1 }
    }
    #expect(refused > 50)
  }
}
