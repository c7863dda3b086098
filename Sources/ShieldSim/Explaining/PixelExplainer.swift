import ShieldModel

/// Explains one pixel of a picture: what every node did to it, back to front.
struct PixelExplainer {
  /// The state that the picture belongs to.
  let simulation: Simulation
  /// The picture.
  let picture: TakenPicture
  /// The record behind the picture; nil for the panel.
  let record: CaptureRecord?
  /// The point, in points from the picture's top left corner.
  let point: Point

  /// What a line of the chain says.
  private struct Line {
    let node: String
    let words: String
    let remark: String
    let style: TextStyle?
  }

  /// Adds the explanation.
  ///
  /// - Throws: `UsageError.stated` for a point outside the picture.
  func explain(to text: inout ExplanationText) throws(UsageError) {
    let tree = picture.tree
    let x = Int32(clamping: Int((point.x * tree.scale).rounded(.down)))
    let y = Int32(clamping: Int((point.y * tree.scale).rounded(.down)))
    guard x >= 0, y >= 0, x < tree.width, y < tree.height else {
      let extent =
        "\(NumberText.short(Double(tree.width) / tree.scale)) × "
        + NumberText.short(Double(tree.height) / tree.scale)
      throw .stated("--at: the point lies outside \(QuotedText.bare(picture.name)), which has \(extent) points")
    }
    let explanation = PixelExplanation.explain(tree, rule: picture.rule, x: x, y: y)
    text.paragraph("The pixel is \(explanation.color.straight.hexadecimal). " + answer(explanation))
    text.paragraph(secrecy(explanation))
    text.heading("Back to front")
    var table = TextTable([.init(""), .init(""), .init("")], indent: 2)
    table.add([.init("(nothing)"), .init("the picture starts " + Self.name(of: explanation.base)), .init("")])
    for line in lines(of: explanation, x: x, y: y) {
      table.add([.init(line.node), .init(line.words, line.style), .init(line.remark, .faint)])
    }
    text.table(table)
    addBasis(explanation, x: x, y: y, to: &text)
  }

  // MARK: The answer

  private func answer(_ explanation: PixelExplanation) -> String {
    let shown = explanation.contributions.last { contribution in
      guard case .painted(let paint) = contribution.effect else { return false }
      return contribution.coveredBy == nil && paint.part != .group
    }
    guard let shown, case .painted(let paint) = shown.effect else {
      return "No node draws there, so it shows what the picture starts from."
    }
    return "On top \(label(shown.node)) \(paint.words)."
  }

  private func secrecy(_ explanation: PixelExplanation) -> String {
    guard picture.kind != nil else {
      return "This is the panel: the person may see everything, and masks do not matter here (C9)."
    }
    let hidden = explanation.contributions.contains { contribution in
      guard case .absent(.leftOut) = contribution.effect else { return false }
      return picture.tree.nodes[Int(contribution.node)].isSecret
    }
    if explanation.isTainted {
      if picture.verdict == .unknown {
        return "Nobody knows whether secret content shows in it: this capture is drawn as if it honoured no mask."
      }
      return "Secret content shows in it (C8)."
    }
    return hidden
      ? "No secret content shows in it: what would is left out (C4)."
      : "No secret content shows in it."
  }

  // MARK: The chain

  private func lines(of explanation: PixelExplanation, x: Int32, y: Int32) -> [Line] {
    explanation.contributions.compactMap { contribution in
      let node = picture.tree.nodes[Int(contribution.node)]
      let secret = node.isSecret ? "secret" : ""
      switch contribution.effect {
      case .painted(let paint):
        if let cover = contribution.coveredBy {
          return Line(
            node: label(contribution.node), words: paint.words, remark: "covered by \(label(cover))", style: .faint)
        }
        let isBad = paint.isSecret && picture.kind != nil
        return Line(
          node: label(contribution.node), words: paint.words, remark: secret.isEmpty ? "shows" : "secret, shows",
          style: isBad ? .bad : nil)
      case .beganGroup:
        let group = node.opacity < 255 ? "a group of opacity \(node.opacity)/255" : "a group"
        return Line(node: label(contribution.node), words: "begins \(group)", remark: "", style: .faint)
      case .masked(let share):
        let words = "masks its parent, of which \((Int(share) * 100 + 127) / 255) % shows"
        return Line(node: label(contribution.node), words: words, remark: secret, style: .faint)
      case .absent(let absence):
        guard node.reaches(x: x, y: y), node.hasParts || isMaskSource(contribution.node, absence),
          let words = words(of: absence)
        else { return nil }
        return Line(node: label(contribution.node), words: words, remark: secret, style: .faint)
      }
    }
  }

  private func isMaskSource(_ index: Int32, _ absence: Contribution.Absence) -> Bool {
    guard case .leftOut(_, let source) = absence else { return false }
    return source == picture.tree.nodes[Int(index)].layer
  }

  /// Why a node does not show; nil where it just does not reach the pixel.
  private func words(of absence: Contribution.Absence) -> String? {
    switch absence {
    case .invisible(let visibility): return visibility.words(label)
    case .leftOut(let mask, let source):
      let owner = source.map { "the mask of \(label($0))" } ?? "a mask"
      return "is left out: \(mask.description), by \(owner) (C3)"
    case .clipped(let index): return "is clipped by \(label(index))"
    case .outside, .unpainted: return nil
    }
  }

  // MARK: What it rests on

  private func addBasis(_ explanation: PixelExplanation, x: Int32, y: Int32, to text: inout ExplanationText) {
    guard let record else {
      FactsUsed.add(rules: ["C9"], to: &text)
      return FactsUsed.add([], of: simulation.device.profile, to: &text)
    }
    var rules = ["C8"]
    var layers: [LayerID] = []
    for contribution in explanation.contributions {
      let node = picture.tree.nodes[Int(contribution.node)]
      switch contribution.effect {
      case .absent(.leftOut) where node.reaches(x: x, y: y):
        rules += ["C3", "C4"]
        layers.append(node.layer)
      case .painted(let paint) where paint.isSecret && paint.part != .group: layers.append(node.layer)
      default: break
      }
    }
    let judge = ExposureJudge(profile: simulation.device.profile)
    let uses = layers.isEmpty ? [] : judge.judge(layers, in: record).uses
    FactsUsed.add(rules: rules, to: &text)
    FactsUsed.add(uses, of: simulation.device.profile, to: &text)
  }

  // MARK: Names

  private func label(_ index: Int32) -> String { label(picture.tree.nodes[Int(index)].layer) }

  private func label(_ layer: LayerID) -> String {
    (record?.hierarchy ?? simulation.device.hierarchy).label(of: layer)
  }

  private static func name(of base: PremultipliedColor) -> String {
    base.alpha == 0 ? "transparent" : "opaque \(base.straight.hexadecimal)"
  }
}
