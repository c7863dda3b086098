/// Finds bytes that have occurred before, by chains of places that begin with the same three bytes.
struct RepetitionFinder: Sendable {
  /// How far back a repetition may lie.
  static let window = 32_768
  /// The longest repetition.
  static let longest = 258
  private static let shortest = 3
  /// A repetition of this length is taken without a look at the next byte.
  private static let goodLength = 64
  /// A repetition of this length ends the search for a longer one.
  private static let sufficientLength = 128
  /// How many places of a chain are looked at.
  private static let patience = 48
  /// A repetition of three bytes is worth its code only up to this distance.
  private static let farthestOfThree = 4096
  private static let hashBits: UInt32 = 15

  /// The last place, counted from the very first byte, by hash of its three bytes; −1 if there is none.
  private var heads = [Int32](repeating: -1, count: 1 << Int(hashBits))
  /// The place before with the same hash, by the low bits of a place.
  private var formers = [Int32](repeating: -1, count: window)

  /// Codes bytes into a block until the block is full or the end is reached.
  ///
  /// A repetition may reach beyond `end`, up to the end of the buffer.
  /// - Parameters:
  ///   - buffer: The window and the bytes to code.
  ///   - start: The place of the first byte to code.
  ///   - end: The place before which coding has to begin.
  ///   - discarded: The place of the buffer's first byte, counted from the very first byte.
  ///   - block: Takes literals and repetitions.
  /// - Returns: The place after the last coded byte.
  mutating func find(
    in buffer: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, discarded: Int, block: inout DeflateBlock
  ) -> Int {
    heads.withUnsafeMutableBufferPointer { heads in
      formers.withUnsafeMutableBufferPointer { formers in
        let chains = Chains(buffer: buffer, heads: heads, formers: formers, discarded: discarded)
        var position = start
        // A repetition found at the byte before, which waits whether the one at this byte is longer.
        var waiting = Repetition.none
        while position < end, !block.isFull {
          let found = chains.longestRepetition(at: position, longerThan: waiting.length)
          chains.insert(position)
          if waiting.length >= RepetitionFinder.shortest, found.length <= waiting.length {
            block.append(waiting)
            let next = position &- 1 &+ waiting.length
            chains.insert(from: position &+ 1, to: next, distance: waiting.distance)
            position = next
            waiting = .none
            continue
          }
          if waiting.length > 0 { block.append(literal: buffer[position &- 1]) }
          if found.length >= RepetitionFinder.goodLength {
            block.append(found)
            let next = position &+ found.length
            chains.insert(from: position &+ 1, to: next, distance: found.distance)
            position = next
            waiting = .none
          } else if found.length >= RepetitionFinder.shortest {
            waiting = found
            position &+= 1
          } else {
            block.append(literal: buffer[position])
            waiting = .none
            position &+= 1
          }
        }
        if waiting.length == 0 { return position }
        block.append(waiting)
        let next = position &- 1 &+ waiting.length
        chains.insert(from: position, to: next, distance: waiting.distance)
        return next
      }
    }
  }

}

extension RepetitionFinder {
  /// The bytes, the tables, and what is done with both.
  private struct Chains {
    let buffer: UnsafeBufferPointer<UInt8>
    let heads: UnsafeMutableBufferPointer<Int32>
    let formers: UnsafeMutableBufferPointer<Int32>
    let discarded: Int

    /// The hash of the three bytes from a place on, which have to exist.
    private func hash(at index: Int) -> Int {
      let bytes =
        UInt32(buffer[index]) | UInt32(buffer[index &+ 1]) &<< 8 | UInt32(buffer[index &+ 2]) &<< 16
      return Int((bytes &* 0x9E37_79B1) &>> (32 &- RepetitionFinder.hashBits))
    }

    /// Enters a place into the tables.
    func insert(_ index: Int) {
      if index &+ 2 >= buffer.count { return }
      let place = Int32(truncatingIfNeeded: discarded &+ index)
      let hash = hash(at: index)
      formers[Int(place) & (RepetitionFinder.window &- 1)] = heads[hash]
      heads[hash] = place
    }

    /// Enters the places of a repetition; of one that repeats a few bytes over and over, only its end.
    func insert(from start: Int, to end: Int, distance: Int) {
      var index = distance > 8 ? start : max(start, end &- 4)
      while index < end {
        insert(index)
        index &+= 1
      }
    }

    /// The longest repetition at a place, the nearest of equals; none if it is not longer than `length`.
    func longestRepetition(at index: Int, longerThan length: Int) -> Repetition {
      let most = min(RepetitionFinder.longest, buffer.count &- index)
      var best = Repetition(length: max(length, RepetitionFinder.shortest &- 1), distance: 0)
      if best.length >= most { return .none }
      let nearest = discarded &+ index
      let farthest = max(discarded, nearest &- RepetitionFinder.window &+ 1)
      var place = Int(heads[hash(at: index)])
      var patience = RepetitionFinder.patience
      while place >= farthest, place < nearest, patience > 0 {
        let start = place &- discarded
        if buffer[start &+ best.length] == buffer[index &+ best.length] {
          let length = commonLength(start, index, atMost: most)
          if length > best.length {
            best = Repetition(length: length, distance: index &- start)
            if length >= RepetitionFinder.sufficientLength || length == most { break }
          }
        }
        let former = Int(formers[place & (RepetitionFinder.window &- 1)])
        if former >= place { break }
        place = former
        patience &-= 1
      }
      if best.distance == 0 { return .none }
      let isTooFar = best.length == RepetitionFinder.shortest && best.distance > RepetitionFinder.farthestOfThree
      return isTooFar ? .none : best
    }

    /// How many bytes are equal from two places on.
    private func commonLength(_ first: Int, _ second: Int, atMost most: Int) -> Int {
      let bytes = UnsafeRawBufferPointer(buffer)
      var length = 0
      while length &+ 8 <= most {
        let difference =
          bytes.loadUnaligned(fromByteOffset: first &+ length, as: UInt64.self)
          ^ bytes.loadUnaligned(fromByteOffset: second &+ length, as: UInt64.self)
        if difference != 0 { return length &+ UInt64(littleEndian: difference).trailingZeroBitCount / 8 }
        length &+= 8
      }
      while length < most, buffer[first &+ length] == buffer[second &+ length] { length &+= 1 }
      return length
    }
  }
}
