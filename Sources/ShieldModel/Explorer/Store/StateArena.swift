/// The bytes of states by index, in pages that never move.
///
/// As long as the states of a page have one length, nothing but their bytes is kept. Pages at the front can be given
/// back, for a search that keeps only what it still has to look at.
struct StateArena: ~Copyable {
  /// Longer states are refused, so that offsets within a page fit into 32 bits.
  static let lengthLimit = 1 << 20

  private static let shift = 12
  private static let statesPerPage = 1 << shift

  /// Some states in a row.
  private struct Page {
    var base: UnsafeMutableRawPointer
    /// The end of each state, where lengths differ.
    var ends: UnsafeMutablePointer<UInt32>?
    var capacity: Int
    var used = 0
    var count = 0
    /// The length of each state, as long as there is only one.
    var width: Int

    func start(of slot: Int) -> Int {
      guard let ends else { return slot &* width }
      return slot == 0 ? 0 : Int(ends[slot &- 1])
    }

    func end(of slot: Int) -> Int {
      guard let ends else { return (slot &+ 1) &* width }
      return Int(ends[slot])
    }

    func free() {
      base.deallocate()
      ends?.deallocate()
    }
  }

  private var pages = PlainBuffer<Page>()
  private var droppedPages = 0
  /// How many states have been added.
  private(set) var count = 0
  /// The memory of all pages in bytes.
  private(set) var byteCount = 0
  /// The length of all states, or nil if they differ or there are none.
  private(set) var commonLength: Int?

  deinit {
    for page in droppedPages..<max(droppedPages, pages.count) { pages.base[page].free() }
  }

  /// Adds a state.
  mutating func append(_ first: UnsafeRawPointer, count length: Int) {
    if count == 0 { commonLength = length } else if commonLength != length { commonLength = nil }
    if count & (Self.statesPerPage &- 1) == 0 { addPage(width: length) }
    let page = pages.base + (pages.count &- 1)
    if page.pointee.used &+ length > page.pointee.capacity { grow(page, by: length) }
    if page.pointee.ends == nil, page.pointee.width != length { spellOutEnds(of: page) }
    StateWriter.copy(length, from: first, to: page.pointee.base + page.pointee.used)
    page.pointee.used &+= length
    if let ends = page.pointee.ends { ends[page.pointee.count] = UInt32(truncatingIfNeeded: page.pointee.used) }
    page.pointee.count &+= 1
    count &+= 1
  }

  /// The bytes of a state that is still kept.
  @inline(__always)
  func bytes(at index: Int) -> (base: UnsafeRawPointer, count: Int) {
    let page = pages.base + (index >> Self.shift)
    let slot = index & (Self.statesPerPage &- 1)
    let start = page.pointee.start(of: slot)
    return (UnsafeRawPointer(page.pointee.base + start), page.pointee.end(of: slot) &- start)
  }

  /// Whether a state has exactly these bytes.
  @inline(__always)
  func holds(_ first: UnsafeRawPointer, count length: Int, at index: Int) -> Bool {
    let own = bytes(at: index)
    guard own.count == length else { return false }
    var offset = 0
    while offset &+ 8 <= length {
      let ours = own.base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if ours != first.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset &+= 8
    }
    while offset < length {
      let ours = own.base.load(fromByteOffset: offset, as: UInt8.self)
      if ours != first.load(fromByteOffset: offset, as: UInt8.self) { return false }
      offset &+= 1
    }
    return true
  }

  /// Gives back the pages in which every state has a lower index.
  mutating func drop(below index: Int) {
    while (droppedPages &+ 1) << Self.shift <= index, droppedPages &+ 1 < pages.count {
      byteCount -= Self.cost(of: pages.base[droppedPages])
      pages.base[droppedPages].free()
      droppedPages &+= 1
    }
  }

  /// The lowest index whose bytes are kept.
  var firstKept: Int { droppedPages << Self.shift }

  private static func cost(of page: Page) -> Int {
    page.capacity + StateWriter.slack + (page.ends == nil ? 0 : statesPerPage * 4)
  }

  private static func memory(_ capacity: Int) -> UnsafeMutableRawPointer {
    let base = UnsafeMutableRawPointer.allocate(byteCount: capacity + StateWriter.slack, alignment: 8)
    (base + capacity).initializeMemory(as: UInt8.self, repeating: 0, count: StateWriter.slack)
    return base
  }

  private mutating func addPage(width: Int) {
    // The first page begins small, since many searches are; later ones have the size that they will need.
    let capacity = max(width * (pages.count == 0 ? 64 : Self.statesPerPage), 16)
    let page = Page(base: Self.memory(capacity), ends: nil, capacity: capacity, width: width)
    pages.append(page)
    byteCount += Self.cost(of: page)
  }

  private mutating func grow(_ page: UnsafeMutablePointer<Page>, by length: Int) {
    byteCount -= Self.cost(of: page.pointee)
    let larger = max(page.pointee.capacity * 2, page.pointee.used + length)
    let moved = Self.memory(larger)
    moved.copyMemory(from: page.pointee.base, byteCount: page.pointee.used)
    page.pointee.base.deallocate()
    page.pointee.base = moved
    page.pointee.capacity = larger
    byteCount += Self.cost(of: page.pointee)
  }

  private mutating func spellOutEnds(of page: UnsafeMutablePointer<Page>) {
    byteCount -= Self.cost(of: page.pointee)
    let ends = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.statesPerPage)
    for slot in 0..<Self.statesPerPage {
      let end = slot < page.pointee.count ? (slot + 1) * page.pointee.width : 0
      ends.advanced(by: slot).initialize(to: UInt32(truncatingIfNeeded: end))
    }
    page.pointee.ends = ends
    byteCount += Self.cost(of: page.pointee)
  }
}
