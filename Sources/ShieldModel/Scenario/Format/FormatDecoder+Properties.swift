/// Properties of nodes.
extension FormatDecoder {
  /// What has the properties that are read.
  enum PropertyOwner {
    /// A view, which may be a text field.
    case view(isTextField: Bool, isWindow: Bool)
    /// A layer without a view.
    case layer
    /// Whatever a selector matches when the step is run.
    case selected
  }

  /// The changes that the properties of an object ask for, in the order of the file.
  mutating func properties(of cursor: Cursor, owner: PropertyOwner) -> [PropertyChange] {
    var changes: [PropertyChange] = []
    for (key, value) in cursor.members ?? [] {
      guard let word = PropertyWord(rawValue: key) else { continue }
      for rival in word.rivals { checkConflict(cursor, key, rival.rawValue) }
      if case .view(false, _) = owner, word.owner == .field {
        mistakes.add(
          value.problem(.other("\(QuotedText.short(key)) needs a text field"), atKey: true))
      }
      guard let some = self.changes(word, value, owner: owner) else {
        lose(value)
        continue
      }
      changes.append(contentsOf: some)
    }
    return changes
  }

  /// The changes that one property asks for; nil for a mistake.
  mutating func changes(_ word: PropertyWord, _ cursor: Cursor, owner: PropertyOwner) -> [PropertyChange]? {
    switch word {
    case .border: border(cursor)
    case .cornerRadii: cornerRadii(cursor).map { [.layer(.cornerRadii($0))] }
    case .gradient: gradient(cursor).map { [.layer(.gradient($0))] }
    case .shadow: shadow(cursor).map { [.layer(.shadow($0))] }
    case .blur: cursor.number.map { [.layer(.blurRadius($0 == 0 ? nil : $0))] }
    case .replicaOf:
      cursor.string == "none" ? [.replica(of: nil)] : selector(cursor).map { [.replica(of: $0)] }
    case .snapshot: cursor.string.map { [.snapshot($0 == "none" ? nil : $0)] }
    case .image: image(cursor).map { [.layer(.image($0))] }
    case .frame:
      if case .layer = owner {
        rectangle(cursor).map { [.layer(.frame($0))] }
      } else {
        frame(cursor).map { [.view($0)] }
      }
    case .hidden: cursor.boolean.map { [hidden($0, owner)] }
    case .transform: transform(cursor).map { [.layer(.transform($0))] }
    case .isUserInteractionEnabled, .handlesTouches, .isAccessibilityElement:
      viewChange(word, cursor).map { [.view($0)] }
    case .isSecureTextEntry, .placeholder, .borderStyle, .refusesFirstResponder, .skipsOwnLayout, .forcesLeftToRight:
      fieldChange(word, cursor).map { [.field($0)] }
    case .captureMask: maskChange(cursor).map { [.layer($0)] }
    case .leftView: selector(cursor).map { [.leftView($0)] }
    case .rightView: selector(cursor).map { [.rightView($0)] }
    case .text: cursor.string.map { [.text($0)] }
    case .textColor: color(cursor).map { [.textColor($0)] }
    case .textSize: cursor.number.map { [.textSize($0)] }
    case .textAlignment: TextAlignment(word: cursor.string).map { [.textAlignment($0)] }
    default: layerChange(word, cursor).map { [.layer($0)] }
    }
  }

  private func hidden(_ isHidden: Bool, _ owner: PropertyOwner) -> PropertyChange {
    switch owner {
    case .view(_, isWindow: true), .selected: .isWindowHidden(isHidden)
    case .view, .layer: .layer(.isHidden(isHidden))
    }
  }

  private mutating func border(_ cursor: Cursor) -> [PropertyChange]? {
    guard cursor.kind == .object else { return nil }
    var changes: [PropertyChange] = []
    if let width = cursor.child("width") {
      guard let number = width.number else { return nil }
      changes.append(.layer(.borderWidth(number)))
    }
    if let value = cursor.child("color") {
      guard let color = color(value) else { return nil }
      changes.append(.layer(.borderColor(color)))
    }
    if changes.isEmpty {
      mistakes.add(cursor.problem(.missingChoice(in: "a border"), expected: "\"width\" or \"color\""))
      return nil
    }
    return changes
  }

  /// All bits of a mask, or single ones.
  ///
  /// Source: C1, measured.
  private mutating func maskChange(_ cursor: Cursor) -> LayerChange? {
    guard cursor.kind == .object else {
      return mask(cursor).map { .captureMask($0, naming: [.still, .live, .panel]) }
    }
    let added = cursor.child("add").map { mask($0) } ?? CaptureMask()
    let removed = cursor.child("remove").map { mask($0) } ?? CaptureMask()
    guard let added, let removed else { return nil }
    if cursor.child("add") == nil, cursor.child("remove") == nil {
      mistakes.add(cursor.problem(.missingChoice(in: "a change of bits"), expected: "\"add\" or \"remove\""))
      return nil
    }
    if let both = CaptureMask.names.first(where: { added.isSuperset(of: $0.mask) && removed.isSuperset(of: $0.mask) }) {
      mistakes.add(cursor.problem(.other("\(QuotedText.short(both.name)) is both added and removed")))
      return nil
    }
    return .captureMask(added, naming: added.union(removed))
  }

  private func viewChange(_ word: PropertyWord, _ cursor: Cursor) -> ViewChange? {
    guard let value = cursor.boolean else { return nil }
    switch word {
    case .isUserInteractionEnabled: return .isUserInteractionEnabled(value)
    case .handlesTouches: return .handlesTouches(value)
    case .isAccessibilityElement: return .isAccessibilityElement(value)
    default: return nil
    }
  }

  private func fieldChange(_ word: PropertyWord, _ cursor: Cursor) -> FieldChange? {
    switch word {
    case .isSecureTextEntry: cursor.boolean.map { .isSecureTextEntry($0) }
    case .placeholder: cursor.string.map { .placeholder($0) }
    case .borderStyle: BorderStyle(word: cursor.string).map { .borderStyle($0) }
    case .refusesFirstResponder: cursor.boolean.map { .refusesFirstResponder($0) }
    case .skipsOwnLayout: cursor.boolean.map { .skipsOwnLayout($0) }
    case .forcesLeftToRight: cursor.boolean.map { .forcesLeftToRight($0) }
    default: nil
    }
  }

  /// What is secret is for the screen to say; a recipe that could say it would be its own judge.
  private mutating func secrecy(_ cursor: Cursor) -> LayerChange? {
    if isRecipe {
      mistakes.add(cursor.problem(.other("a recipe cannot say what is secret"), expected: "steps that protect it"))
    }
    return cursor.boolean.map { .isSecret($0) }
  }

  private mutating func layerChange(_ word: PropertyWord, _ cursor: Cursor) -> LayerChange? {
    switch word {
    case .color: color(cursor).map { .fill($0) }
    case .cornerRadius: cursor.number.map { .cornerRadius($0) }
    case .borderWidth: cursor.number.map { .borderWidth($0) }
    case .borderColor: color(cursor).map { .borderColor($0) }
    case .opacity, .alpha: cursor.number.map { .opacity($0) }
    case .rasterize: cursor.boolean.map { .isRasterized($0) }
    case .engineSurface: cursor.boolean.map { .isEngineSurface($0) }
    case .remote: cursor.boolean.map { .isRemote($0) }
    case .protectedMedia: cursor.boolean.map { .isProtectedMedia($0) }
    case .maskMode: cursor.string.map { .maskMode(MaskMode(word: $0)) }
    case .clips: cursor.boolean.map { .clips($0) }
    case .zPosition: cursor.number.map { .zPosition($0) }
    case .secret: secrecy(cursor)
    case .scroll: point(cursor).map { .boundsOrigin($0) }
    default: nil
    }
  }
}

extension TextAlignment {
  fileprivate init?(word: String?) {
    switch word {
    case "natural": self = .natural
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    default: return nil
    }
  }
}

extension BorderStyle {
  fileprivate init?(word: String?) {
    switch word {
    case "none": self = .none
    case "line": self = .line
    case "bezel": self = .bezel
    case "roundedRect": self = .roundedRect
    default: return nil
    }
  }
}
