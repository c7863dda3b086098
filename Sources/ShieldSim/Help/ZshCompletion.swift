/// The completion script for zsh, on top of zsh's own `_arguments`.
struct ZshCompletion {
  private let tree: CompletionTree

  init(_ tree: CompletionTree) {
    self.tree = tree
  }

  /// The whole script.
  var script: String {
    let functions = tree.nodes.flatMap { [function($0)] + valueFunctions($0) }.joined(separator: "\n")
    return """
      #compdef \(tree.tool)
      # zsh completion for \(tree.tool); made by '\(tree.tool) completions zsh'.

      \(functions)
      if [ "$funcstack[1]" = "_\(tree.tool)" ]; then
        _\(tree.tool) "$@"
      else
        compdef _\(tree.tool) \(tree.tool)
      fi

      """
  }

  /// The function that completes what follows one command.
  private func function(_ node: CompletionTree.Node) -> String {
    var words = node.options.flatMap { optionWords($0, of: node) }
    words += node.arguments.enumerated().map { index, argument in
      let position = argument.isRepeating ? "*" : String(index + 1)
      let mark = argument.isRequired || argument.isRepeating ? ":" : "::"
      return ShellWord.singleQuoted(
        "\(position)\(mark)\(Self.escaped(argument.name)):\(action(for: argument.value, name: argument.name, of: node))"
      )
    }
    guard !node.commands.isEmpty else {
      return """
        \(functionName(node))() {
          _arguments -s -S \\
            \(words.joined(separator: " \\\n    "))
        }

        """
    }
    words.append("'1: :->command'")
    words.append("'*:: :->rest'")
    let commands = node.commands.map { ShellWord.singleQuoted("\($0.word):\($0.summary)") }
    let cases = node.commands.map { "        \($0.word)) \(functionName(node))__\(Self.identifier($0.word)) ;;" }
    return """
      \(functionName(node))() {
        local curcontext=$curcontext state line
        typeset -A opt_args
        _arguments -C -s -S \\
          \(words.joined(separator: " \\\n    "))
        case $state in
          command)
            local -a commands
            commands=(
              \(commands.joined(separator: "\n        "))
            )
            _describe command commands ;;
          rest)
            case $words[1] in
      \(cases.joined(separator: "\n"))
            esac ;;
        esac
      }

      """
  }

  private func functionName(_ node: CompletionTree.Node) -> String {
    (["_\(tree.tool)"] + node.path.map(Self.identifier)).joined(separator: "__")
  }

  private static func identifier(_ word: String) -> String {
    word.split(separator: "-").joined(separator: "_")
  }

  /// The specifications of one option: one for each spelling of its flag.
  private func optionWords(_ option: OptionSpecification, of node: CompletionTree.Node) -> [String] {
    let flags = Self.flags(of: option)
    return flags.map { flag in
      var text = exclusion(of: option, in: node) + flag
      if option.value != nil { text += flag.hasPrefix("--") ? "=" : "+" }
      text += "[\(Self.escaped(option.summary))]"
      if let value = option.value {
        text += ":\(Self.escaped(value.placeholder)):\(action(for: value, name: option.name, of: node))"
      }
      return ShellWord.singleQuoted(text)
    }
  }

  /// What is not offered any more once an option is given, as zsh writes it before the flag.
  ///
  /// That is the option itself unless it may be repeated, and those that it excludes. Behind a call for help nothing
  /// else matters.
  private func exclusion(of option: OptionSpecification, in node: CompletionTree.Node) -> String {
    let finals = [CommonOptions.help.specification.name, CommonOptions.version.specification.name]
    if finals.contains(option.name) { return "(- *)" }
    let names = node.exclusions.filter { $0.contains(option.name) }.flatMap(\.self).filter { $0 != option.name }
    let others = node.options.filter { names.contains($0.name) }
    let excluded = (option.isRepeatable ? others : [option] + others).flatMap(Self.flags)
    return (excluded.isEmpty ? "" : "(\(excluded.joined(separator: " ")))") + (option.isRepeatable ? "*" : "")
  }

  private static func flags(of option: OptionSpecification) -> [String] {
    [option.flag] + (option.short.map { ["-\($0)"] } ?? [])
  }

  /// The functions that complete values of the form `WORD=PATH`, whose colons cannot stand within other words.
  private func valueFunctions(_ node: CompletionTree.Node) -> [String] {
    let values =
      node.options.compactMap { option in option.value.map { (option.name, $0) } }
      + node.arguments.map { ($0.name, $0.value) }
    return values.compactMap { name, value in
      guard case .wordsWithPath(_, let words) = value else { return nil }
      let list = words.map { ShellWord.singleQuoted("\($0.word)[\(Self.escaped($0.summary))]::path:_files") }
      return """
        \(valueFunctionName(name, of: node))() {
          _values word \(list.joined(separator: " "))
        }

        """
    }
  }

  private func valueFunctionName(_ name: String, of node: CompletionTree.Node) -> String {
    "\(functionName(node))__value_of_\(Self.identifier(name))"
  }

  /// What zsh does to complete a value.
  private func action(for value: ValueSpecification, name: String, of node: CompletionTree.Node) -> String {
    switch value {
    case .text, .integer, .form: return " "
    case .file(_, let extensions):
      return extensions.isEmpty ? "_files" : "_files -g \"*.(\(extensions.joined(separator: "|")))(-.)\""
    case .folder: return "_files -/"
    case .path: return "_files"
    case .words(_, let words):
      let list = words.map { "\(Self.escaped($0.word))\\:\"\(Self.escaped($0.summary))\"" }
      return "((\(list.joined(separator: " "))))"
    case .wordsWithPath: return valueFunctionName(name, of: node)
    }
  }

  /// Text without what means something to `_arguments` and to double quotes.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\:[]\"$`".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
