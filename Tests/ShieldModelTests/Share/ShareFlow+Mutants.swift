@testable import ShieldModel

extension ShareFlow {
  /// Flows that let something secret out, each in another way.
  static let mutants = [
    leaking("the message names the passenger") { contents, name, _ in
      change(contents, message: contents.message + " " + name)
    },
    leaking("the link carries the booking reference") { contents, _, reference in
      let extra = LinkExtra(nameBytes: Array("ref".utf8), valueBytes: Array(reference.utf8))
      return change(contents, link: ShareLink.encode(ShareLink(contents.card.search, extras: [extra])))
    },
    leaking("the label reads out the passenger") { contents, name, _ in
      change(contents, label: contents.accessibilityLabel + " " + name)
    },
    leaking("the message tells how long the name is") { contents, name, _ in
      change(contents, message: contents.message + String(repeating: "!", count: name.unicodeScalars.count % 7))
    },
    ShareFlow(description: "the picture shows the booking reference") { hierarchy in
      let search = try screen(hierarchy).search
      return try SharedBytes { language in
        let (contents, _) = plain(search, language)
        var tree = contents.card.tree(scale: .one)
        let place = tree.nodes.firstIndex { $0.text?.string == contents.card.brand.host } ?? 0
        tree.nodes[place].text?.string = text(.reference, in: hierarchy)
        return (contents, Compositor.compose(tree, rule: .panel))
      }
    },
    ShareFlow(description: "the name decides how many people fly") { hierarchy in
      var search = try screen(hierarchy).search
      let count = text(.passenger, in: hierarchy).split(separator: " ").count
      search.passengers = try Passengers(adults: Int32(max(1, min(9, count))))
      return try SharedBytes { language in plain(search, language) }
    },
  ]

  private static func leaking(
    _ description: String, _ leak: @escaping @Sendable (ShareContents, String, String) -> ShareContents
  ) -> ShareFlow {
    ShareFlow(description: description) { hierarchy in
      let search = try screen(hierarchy).search
      let (name, reference) = (text(.passenger, in: hierarchy), text(.reference, in: hierarchy))
      return try SharedBytes { language in
        let (contents, picture) = plain(search, language)
        return (leak(contents, name, reference), picture)
      }
    }
  }

  private static func change(
    _ contents: ShareContents, link: String? = nil, message: String? = nil, label: String? = nil
  ) -> ShareContents {
    ShareContents(
      link: link ?? contents.link, message: message ?? contents.message, card: contents.card,
      accessibilityLabel: label ?? contents.accessibilityLabel)
  }
}
