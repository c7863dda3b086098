/// The codes of a block by what its entries say: bytes, whole lengths, distances.
struct EntryCodes: Sendable {
  private let literals: [BitCode]
  /// By length − 3, extra bits included.
  private let lengths: [BitCode]
  private let distances: [BitCode]

  /// Looks codes up.
  init(literals: PrefixCode, distances: PrefixCode) {
    self.literals = literals.codes
    self.distances = distances.codes
    lengths = (3...258).map { length in
      let (symbol, extra) = DeflateCodes.length(UInt32(length))
      return literals.codes[symbol].followed(by: extra)
    }
  }

  /// Writes entries and the end of the block.
  ///
  /// - Parameter cost: The number of bits of all that.
  func write(_ entries: UnsafeBufferPointer<UInt32>, cost: UInt64, to bits: inout BitWriter) {
    literals.withUnsafeBufferPointer { literals in
      lengths.withUnsafeBufferPointer { lengths in
        distances.withUnsafeBufferPointer { distances in
          bits.append(atMost: cost) { cursor in
            for entry in entries {
              if entry < 256 {
                cursor.put(literals[Int(truncatingIfNeeded: entry)])
                cursor.flush()
                continue
              }
              let length = lengths[DeflateEntry.lengthIndex(entry)]
              let (symbol, extra) = DeflateCodes.distance(DeflateEntry.distance(entry))
              let distance = distances[symbol].followed(by: extra)
              var left = DeflateEntry.copies(entry) &+ 1
              while left > 0 {
                cursor.put(length)
                cursor.put(distance)
                cursor.flush()
                left &-= 1
              }
            }
            cursor.put(literals[DeflateCodes.endOfBlock])
            cursor.flush()
          }
        }
      }
    }
  }
}
