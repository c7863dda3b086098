/// The completion script for fish.
struct FishCompletion {
  private let tree: CompletionTree

  init(_ tree: CompletionTree) {
    self.tree = tree
  }

  /// The whole script.
  var script: String {
    let steps = tree.nodes.filter { !$0.path.isEmpty }.map(stepCase)
    return """
      # fish completion for \(tree.tool); made by '\(tree.tool) completions fish'.

      # Prints the command that the words before the cursor lead to, then how many values follow it.
      function __\(tree.tool)_place
          set -l node root
          set -l count 0
          set -l pending 0
          set -l ended 0
          set -l words (commandline -opc)
          for word in $words[2..-1]
              if test $pending = 1
                  set pending 0
                  continue
              end
              if test $ended = 0
                  switch $word
                      case --
                          set ended 1
                          continue
                      case '-*=*'
                          continue
                      case '-*'
                          switch "$node $word"
                              case \(valueFlags.joined(separator: " "))
                                  set pending 1
                          end
                          continue
                  end
              end
              switch "$node $word"
      \(steps.joined(separator: "\n"))
                  case '*'
                      set count (math $count + 1)
              end
          end
          echo $node
          echo $count
      end

      function __\(tree.tool)_at
          set -l place (__\(tree.tool)_place)
          test $place[1] = $argv[1]
      end

      function __\(tree.tool)_value
          set -l place (__\(tree.tool)_place)
          test $place[1] = $argv[1]; and test $place[2] $argv[2] $argv[3]
      end

      complete -c \(tree.tool) -f
      \(tree.nodes.flatMap(lines).joined(separator: "\n"))

      """
  }

  private var valueFlags: [String] {
    tree.nodes.flatMap { node in
      node.options.filter { $0.value != nil }.flatMap { option in
        ([option.flag] + (option.short.map { ["-\($0)"] } ?? [])).map { Self.quoted("\(node.identifier) \($0)") }
      }
    }
  }

  private func stepCase(_ node: CompletionTree.Node) -> String {
    """
                case \(Self.quoted("\(node.parentIdentifier) \(node.path.last ?? "")"))
                    set node \(node.identifier)
    """
  }

  /// The lines that offer what may follow one command.
  private func lines(_ node: CompletionTree.Node) -> [String] {
    let at = Self.quoted("__\(tree.tool)_at \(node.identifier)")
    let start = "complete -c \(tree.tool) -n"
    var lines = node.commands.map { "\(start) \(at) -a \($0.word) -d \(Self.quoted($0.summary))" }
    for option in node.options {
      var line = "\(start) \(at) -l \(option.name)"
      if let short = option.short { line += " -s \(short)" }
      if let value = option.value { line += " \(Self.completion(of: value, isOption: true))" }
      lines.append(line + " -d \(Self.quoted(option.summary))")
    }
    for (index, argument) in node.arguments.enumerated() {
      let test = argument.isRepeating ? "-ge" : "-eq"
      let condition = Self.quoted("__\(tree.tool)_value \(node.identifier) \(test) \(index)")
      let completion = Self.completion(of: argument.value, isOption: false)
      if !completion.isEmpty { lines.append("\(start) \(condition) \(completion)") }
    }
    return lines
  }

  private static func completion(of value: ValueSpecification, isOption: Bool) -> String {
    switch value {
    case .text, .integer, .form: return isOption ? "-x" : ""
    case .file(_, let extensions):
      guard !extensions.isEmpty else { return isOption ? "-r -F" : "-F" }
      let suffixes = extensions.map { "__fish_complete_suffix .\($0)" }.joined(separator: "; ")
      return (isOption ? "-x " : "") + "-a \(quoted("(\(suffixes))"))"
    case .folder: return (isOption ? "-x " : "") + "-a '(__fish_complete_directories)'"
    case .path: return isOption ? "-r -F" : "-F"
    case .words(_, let words), .wordsWithPath(_, let words):
      // fish breaks a plain list at spaces; the lines of a command's output stay whole.
      let list = words.map { "\(quoted($0.word)) \(quoted($0.summary))" }.joined(separator: " ")
      return (isOption ? "-x " : "") + "-a \(quoted("(printf '%s\\t%s\\n' \(list))"))"
    }
  }

  /// A text in single quotes; fish knows a backslash there.
  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "'"
  }
}
