/// Prints the digests of pictures; `.ci/webassembly` compiles it for this machine and for WebAssembly.
@main enum DigestProgram {
  static func main() { DigestLines.list { print($0) } }
}
