/// The completion script for bash, which needs nothing but bash 3.2.
struct BashCompletion {
  private let tree: CompletionTree

  init(_ tree: CompletionTree) {
    self.tree = tree
  }

  /// The whole script.
  var script: String {
    let name = "_\(tree.tool)"
    return """
      # bash completion for \(tree.tool); made by '\(tree.tool) completions bash'.

      # Sets 'commands', 'flags' and 'arguments' for a command.
      \(name)_node() {
        commands='' flags='' arguments=''
        case $1 in
      \(tree.nodes.map(nodeCase).joined(separator: "\n"))
        esac
      }

      # Sets 'kind' to what follows a flag of a command; to nothing when the flag stands alone.
      \(name)_value() {
        kind=''
        case "$1 $2" in
      \(tree.nodes.flatMap(valueCases).joined(separator: "\n"))
        esac
      }

      # Sets 'next' to the command that a word leads to; to nothing when it is no command.
      \(name)_step() {
        next=''
        case "$1 $2" in
      \(tree.nodes.filter { !$0.path.isEmpty }.map(stepCase).joined(separator: "\n"))
        esac
      }

      # Offers what completes '$2' as a value of the kind '$1'.
      \(name)_offer() {
        local kind=${1%%:*} rest=${1#*:} value=$2 line suffix IFS=$' \\t\\n'
        case $kind in
          words) COMPREPLY=($(compgen -W "$rest" -- "$value")) ;;
          wordspath)
            case $value in
              *=*) value=${value#*=}; kind=path rest='' ;;
              *) COMPREPLY=($(compgen -W "$rest" -- "$value")) ;;
            esac ;;
        esac
        case $kind in
          file | path)
            while IFS= read -r line; do
              if [ -z "$rest" ] || [ -d "$line" ]; then COMPREPLY+=("$line"); continue; fi
              for suffix in $rest; do
                case $line in *".$suffix") COMPREPLY+=("$line"); break ;; esac
              done
            done < <(compgen -f -- "$value") ;;
          folder)
            while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "$value") ;;
        esac
        case $kind in file | path | folder) compopt -o filenames 2>/dev/null ;; esac
      }

      \(name)() {
        local commands flags arguments kind next IFS=$' \\t\\n'
        local node=root words=() word pending='' ended='' count=0 i last
        COMPREPLY=()
        # bash breaks '--flag=value' into three words; put them together again.
        for ((i = 1; i <= COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          last=$((${#words[@]} - 1))
          if ((last >= 0)) && { [ "$word" = '=' ] || [ "${COMP_WORDS[i - 1]}" = '=' ]; }; then
            words[last]+=$word
          else
            words+=("$word")
          fi
        done
        last=$((${#words[@]} - 1))
        ((last >= 0)) || return 0
        for ((i = 0; i < last; i++)); do
          word=${words[i]}
          if [ -n "$pending" ]; then pending=''; continue; fi
          if [ -z "$ended" ]; then
            case $word in
              --) ended=1; continue ;;
              -*=*) continue ;;
              -?*)
                \(name)_value "$node" "$word"
                pending=$kind
                continue ;;
            esac
          fi
          \(name)_step "$node" "$word"
          if [ -n "$next" ]; then node=$next; else count=$((count + 1)); fi
        done
        word=${words[last]}
        \(name)_node "$node"
        if [ -n "$pending" ]; then
          \(name)_offer "$pending" "$word"
          return 0
        fi
        if [ -z "$ended" ]; then
          case $word in
            --*=*)
              \(name)_value "$node" "${word%%=*}"
              \(name)_offer "$kind" "${word#*=}"
              case $COMP_WORDBREAKS in
                *=*) ;;
                *) for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=${word%%=*}=${COMPREPLY[i]}; done ;;
              esac
              return 0 ;;
            -*)
              COMPREPLY=($(compgen -W "$flags" -- "$word"))
              return 0 ;;
          esac
        fi
        if [ -n "$commands" ]; then
          COMPREPLY=($(compgen -W "$commands" -- "$word"))
          return 0
        fi
        # 'arguments' has one kind a line; the last line stands for all further values if it begins with '*'.
        i=0
        while IFS= read -r kind; do
          case $kind in
            '*'*) \(name)_offer "${kind#\\*}" "$word"; return 0 ;;
          esac
          if ((i == count)); then \(name)_offer "$kind" "$word"; return 0; fi
          i=$((i + 1))
        done <<<"$arguments"
      }

      complete -F \(name) \(tree.tool)

      """
  }

  private func nodeCase(_ node: CompletionTree.Node) -> String {
    let commands = node.commands.map(\.word).joined(separator: " ")
    let flags = node.options.flatMap { option in (option.short.map { ["-\($0)"] } ?? []) + [option.flag] }
    let arguments = node.arguments.map { ($0.isRepeating ? "*" : "") + Self.kind(of: $0.value) }
    let parts = [
      "commands=\(ShellWord.singleQuoted(commands))", "flags=\(ShellWord.singleQuoted(flags.joined(separator: " ")))",
      "arguments=\(ShellWord.singleQuoted(arguments.joined(separator: "\n")))",
    ]
    return "    \(node.identifier)) \(parts.joined(separator: " ")) ;;"
  }

  private func valueCases(_ node: CompletionTree.Node) -> [String] {
    node.options.compactMap { option in
      guard let value = option.value else { return nil }
      let flags = [option.flag] + (option.short.map { ["-\($0)"] } ?? [])
      let patterns = flags.map { ShellWord.singleQuoted("\(node.identifier) \($0)") }
      return "    \(patterns.joined(separator: " | "))) kind=\(ShellWord.singleQuoted(Self.kind(of: value))) ;;"
    }
  }

  private func stepCase(_ node: CompletionTree.Node) -> String {
    let parent = node.parentIdentifier
    return "    \(ShellWord.singleQuoted("\(parent) \(node.path.last ?? "")"))) next=\(node.identifier) ;;"
  }

  /// A kind of value as the script's `_offer` takes it: a word, a colon and what the word needs.
  private static func kind(of value: ValueSpecification) -> String {
    switch value {
    case .text, .integer, .form: "text:"
    case .file(_, let extensions): "file:\(extensions.joined(separator: " "))"
    case .folder: "folder:"
    case .path: "path:"
    case .words(_, let words): "words:\(words.map(\.word).joined(separator: " "))"
    case .wordsWithPath(_, let words): "wordspath:\(words.map(\.word).joined(separator: " "))"
    }
  }
}
