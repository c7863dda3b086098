/// Where the states are by fingerprint: buckets of sixteen tags and, apart from them, sixteen indices.
///
/// A tag is the upper half of a fingerprint, with one in place of zero, which marks a free place. The bucket where the search for it begins follows from the tag alone, in
/// order, so that growing is one pass through memory and never looks at a state. The tags of a bucket fill one line of
/// a cache and are compared at once; the indices behind them are looked at only where a tag is there. The table is cut
/// into segments that grow one by one, so that there is never an old and a new table in full.
struct StateTable: ~Copyable {
  /// A part of the table, for fingerprints with the same first six bits.
  struct Segment {
    /// For each bucket its tags from the first place on, zero where a place is free, and then its indices.
    var words: UnsafeMutablePointer<UInt32>
    /// The memory, in which the words begin with a line of a cache.
    var memory: UnsafeMutableRawPointer
    var buckets: UInt32
    var count: UInt32

    init(buckets: UInt32) {
      let bytes = Int(buckets) * StateTable.stride * 4 + StateTable.lineLength
      memory = .allocate(byteCount: bytes, alignment: 8)
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
      let misfit = Int(bitPattern: memory) & (StateTable.lineLength - 1)
      let line = memory + (misfit == 0 ? 0 : StateTable.lineLength - misfit)
      words = line.bindMemory(to: UInt32.self, capacity: Int(buckets) * StateTable.stride)
      self.buckets = buckets
      count = 0
    }

    /// The first word of the bucket at which a search begins.
    @inline(__always)
    func home(of tag: UInt32) -> Int {
      Int(truncatingIfNeeded: (UInt64(tag << 6) &* UInt64(buckets)) >> 32) &* StateTable.stride
    }

    /// The first word of the bucket after another one.
    @inline(__always)
    func next(after bucket: Int) -> Int {
      let word = bucket &+ StateTable.stride
      return word == Int(buckets) &* StateTable.stride ? 0 : word
    }

    /// The first free place of a bucket, or nil if there is none.
    @inline(__always)
    func freePlace(in bucket: Int) -> Int? {
      // A bucket is filled from its first place on, so it has room exactly if its last place is free.
      if words[bucket &+ StateTable.places &- 1] != 0 { return nil }
      var used: UInt32 = 0
      for place in 0..<StateTable.places {
        let tag = words[bucket &+ place]
        used &+= (tag | (0 &- tag)) >> 31
      }
      return bucket &+ Int(truncatingIfNeeded: used)
    }

    /// Puts an index into the first free place for its tag.
    mutating func put(_ index: UInt32, tag: UInt32) {
      var bucket = home(of: tag)
      while true {
        if let place = freePlace(in: bucket) {
          words[place] = tag
          words[place &+ StateTable.places] = index
          count &+= 1
          return
        }
        bucket = next(after: bucket)
      }
    }

    /// Whether so many are in use that the segment must grow.
    var isFull: Bool { count >= buckets &* 12 }
  }

  /// What stands for no state.
  static let none = UInt32.max
  /// How many places a bucket has.
  static let places = 16
  /// How many words of four bytes a bucket has.
  static let stride = 32

  private static let lineLength = 64
  private static let segmentShift: UInt32 = 26
  private static let segmentCount = 64

  let segments: UnsafeMutablePointer<Segment>
  /// The memory of all segments in bytes.
  private(set) var byteCount: Int

  init() {
    segments = .allocate(capacity: Self.segmentCount)
    for segment in 0..<Self.segmentCount { (segments + segment).initialize(to: Segment(buckets: 1)) }
    byteCount = Self.segmentCount * (Self.places * 8 + Self.lineLength)
  }

  deinit {
    for segment in 0..<Self.segmentCount { segments[segment].memory.deallocate() }
    segments.deallocate()
  }

  /// The tag of a fingerprint.
  @inline(__always)
  static func tag(of fingerprint: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: fingerprint >> 32)) }

  /// Whether a bucket, given by its first place, has a tag.
  ///
  /// A number without bits, and no other, gives the highest bit below; without comparisons this takes all places at
  /// once.
  @inline(__always)
  static func hasTag(_ tag: UInt32, _ line: UnsafePointer<UInt32>) -> Bool {
    var found: UInt32 = 0
    for place in 0..<places {
      let difference = line[place] ^ tag
      found |= (difference &- 1) & ~difference
    }
    return found >> 31 != 0
  }

  /// Whether equal tags come from equal upper halves of fingerprints.
  @inline(__always)
  static func isUnmistakable(_ tag: UInt32) -> Bool { tag > 1 }

  /// The segment of a tag.
  @inline(__always)
  func segment(of tag: UInt32) -> UnsafeMutablePointer<Segment> {
    segments + Int(truncatingIfNeeded: tag >> Self.segmentShift)
  }

  /// Adds an index.
  mutating func put(_ index: UInt32, tag: UInt32) {
    let segment = segment(of: tag)
    segment.pointee.put(index, tag: tag)
    if segment.pointee.isFull { grow(segment) }
  }

  /// Makes a segment larger by half.
  private mutating func grow(_ segment: UnsafeMutablePointer<Segment>) {
    let old = segment.pointee
    var larger = Segment(buckets: old.buckets &+ (old.buckets &+ 1) / 2)
    for bucket in 0..<Int(old.buckets) {
      let words = old.words + bucket * Self.stride
      for place in 0..<Self.places where words[place] != 0 {
        larger.put(words[place + Self.places], tag: words[place])
      }
    }
    old.memory.deallocate()
    segment.pointee = larger
    byteCount += Int(larger.buckets - old.buckets) * Self.stride * 4
  }
}
