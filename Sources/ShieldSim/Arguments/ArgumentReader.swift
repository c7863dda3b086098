/// Walks over the words of a command line once, handing out positional words and collecting the flags between them.
struct ArgumentReader {
  /// One flag that was found, with its value; the text is empty for a flag that stands alone.
  struct GivenOption {
    let specification: OptionSpecification
    let text: String
  }

  /// The flags found so far, in their order, without those for help and version.
  private(set) var options: [GivenOption] = []
  /// The mistakes found so far.
  private(set) var errors: [UsageError] = []
  /// Whether help was asked for.
  private(set) var asksForHelp = false
  /// Whether the version was asked for.
  private(set) var asksForVersion = false

  private let words: [String]
  private var index = 0
  private var optionsHaveEnded = false

  init(_ words: [String]) {
    self.words = words
  }

  /// The next word that is no flag and no flag's value; nil at the end.
  mutating func nextPositional(options known: [OptionSpecification]) -> String? {
    while index < words.count {
      let word = words[index]
      index += 1
      // Bytes, not characters: a hyphen with a combining mark behind it is still a hyphen to a shell.
      let bytes = word.utf8
      if optionsHaveEnded || !bytes.starts(with: "-".utf8) || bytes.count == 1 { return word }
      if !bytes.starts(with: "--".utf8) {
        readShort(word, known)
      } else if bytes.count == 2 {
        optionsHaveEnded = true
      } else {
        readLong(word, known)
      }
    }
    return nil
  }

  /// Reads `--flag`, `--flag value` or `--flag=value`.
  private mutating func readLong(_ word: String, _ known: [OptionSpecification]) {
    let (flag, inline) = word.splitAtEquals()
    guard let option = known.first(where: { $0.flag == flag }) else {
      errors.append(.unknownOption(flag, known: known.map(\.flag)))
      return
    }
    take(option, flag: flag, inline: inline)
  }

  /// Reads `-f`, `-f value`, `-fvalue`, `-f=value` or several short flags that stand alone: `-fg`.
  private mutating func readShort(_ word: String, _ known: [OptionSpecification]) {
    var rest = word.dropFirst()
    while let short = rest.popFirst() {
      guard let option = known.first(where: { $0.short == short }) else {
        // Every letter is near every other, so only a whole word can have a nearest spelling.
        let isLetter = rest.isEmpty
        errors.append(.unknownOption(isLetter ? "-\(short)" : word, known: isLetter ? [] : known.map(\.flag)))
        return
      }
      let isLast = option.value != nil || rest.first == "="
      guard isLast else {
        take(option, flag: "-\(short)", inline: nil)
        continue
      }
      let inline = rest.first == "=" ? rest.dropFirst() : rest
      take(option, flag: "-\(short)", inline: rest.isEmpty ? nil : String(inline))
      return
    }
  }

  /// Takes one flag and, if it needs one, its value from the same word or from the next.
  private mutating func take(_ option: OptionSpecification, flag: String, inline: String?) {
    guard let value = option.value else {
      if let inline {
        errors.append(.unwantedValue(flag: flag, value: inline))
      } else if option.name == CommonOptions.help.specification.name {
        asksForHelp = true
      } else if option.name == CommonOptions.version.specification.name {
        asksForVersion = true
      } else {
        options.append(GivenOption(specification: option, text: ""))
      }
      return
    }
    if let inline {
      options.append(GivenOption(specification: option, text: inline))
    } else if index < words.count, Self.isValue(words[index]) {
      options.append(GivenOption(specification: option, text: words[index]))
      index += 1
    } else {
      let next = index < words.count ? words[index] : nil
      errors.append(.missingValue(flag: flag, value.expectation, next: next))
    }
  }

  /// Whether a word behind a flag is its value: words without a hyphen, `-` alone and negative numbers.
  private static func isValue(_ word: String) -> Bool {
    let bytes = word.utf8
    guard bytes.first == UInt8(ascii: "-"), bytes.count > 1 else { return true }
    let second = bytes[bytes.index(after: bytes.startIndex)]
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= second
  }
}
