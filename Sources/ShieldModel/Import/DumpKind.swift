/// The kinds of dumps that can be read.
public enum DumpKind: String, CaseIterable, Hashable, Sendable {
  /// The text that UIKit's `recursiveDescription` returns.
  case recursiveDescription
  /// This project's own JSON, written by the snippet that `shieldsim canary --snippet` prints.
  case shieldDump

  /// The kind in words.
  public var title: String {
    switch self {
    case .recursiveDescription: "recursiveDescription text"
    case .shieldDump: "shield dump, version \(ShieldDumpFormat.version)"
    }
  }
}
