extension Visibility {
  /// The cases of ``Visibility`` without the layer that some of them name.
  enum Kind: UInt8 {
    case drawn
    case hidden
    case hiddenAncestor
    case transparent
    case transparentAncestor
    case folded
  }

  /// Puts a visibility together; the cause counts where the kind names one.
  init(_ kind: Kind, cause: LayerID) {
    switch kind {
    case .drawn: self = .drawn
    case .hidden: self = .hidden
    case .hiddenAncestor: self = .hiddenAncestor(cause)
    case .transparent: self = .transparent
    case .transparentAncestor: self = .transparentAncestor(cause)
    case .folded: self = .folded
    }
  }

  /// Which case it is.
  var kind: Kind {
    switch self {
    case .drawn: .drawn
    case .hidden: .hidden
    case .hiddenAncestor: .hiddenAncestor
    case .transparent: .transparent
    case .transparentAncestor: .transparentAncestor
    case .folded: .folded
    }
  }

  /// The layer that is named.
  var cause: LayerID? {
    switch self {
    case .hiddenAncestor(let layer), .transparentAncestor(let layer): layer
    case .drawn, .hidden, .transparent, .folded: nil
    }
  }
}
