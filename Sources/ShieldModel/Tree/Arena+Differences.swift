extension Arena {
  /// A slot that does not hold the same as in another arena.
  struct Difference {
    /// The node that lived there; nil if there was none.
    var old: Handle<Node>?
    /// The node that lives there now; nil if there is none.
    var new: Handle<Node>?
  }

  /// Where this arena holds something else than an older one, in slot order.
  ///
  /// Pages that the two share are not looked into, so that a few changes of a large arena are found fast.
  func differences(from older: Arena) -> [Difference] {
    var result: [Difference] = []
    let none = ArenaPage<Node>(capacity: 1)
    for number in 0..<max(pages.count, older.pages.count) {
      let page = number < pages.count ? pages[number] : none
      let former = number < older.pages.count ? older.pages[number] : none
      if page === former { continue }
      let first = number * ArenaPage<Node>.slotLimit
      for place in 0..<max(page.count, former.count) where !page.isSame(place, as: former) {
        let difference = Difference(old: former.handle(place, first: first), new: page.handle(place, first: first))
        if difference.old != nil || difference.new != nil { result.append(difference) }
      }
    }
    return result
  }
}
