/// Arithmetic on pixels that stand beside each other, to the bit that of ``Cell``.
///
/// A pixel is a word with red lowest and alpha highest, premultiplied. The loops over bytes are written so that the
/// compiler makes vectors of them: factors are 16 bits wide and read from memory, since a compiler that knows that a
/// factor is a byte joins it with the rounding and spreads every byte to 32 bits, which takes four times as long.
enum PixelRow {
  /// How many pixels are handled at a time where a loop needs a second row of factors.
  static let chunk = 256

  /// The pixel of a cell, without its taint.
  static func word(_ cell: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: Cell.run(cell, end: 0)) }

  /// The cell of a pixel.
  static func cell(_ pixel: UInt32) -> UInt64 { Cell.word(run: UInt64(pixel)) }

  /// Makes all pixels alike.
  static func fill(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ word: UInt32) {
    pixels.update(repeating: word, count: count)
  }

  /// Lays one colour over the pixels of some rows.
  ///
  /// - Parameters:
  ///   - source: As many pixels of the colour as a row has, or ``chunk``.
  ///   - pixels: The first pixel of the first row.
  ///   - rest: 255 less the colour's alpha.
  ///   - stride: How far the first pixels of two rows lie apart.
  @inline(never)
  static func lay(
    _ source: UnsafePointer<UInt32>, over pixels: UnsafeMutablePointer<UInt32>, _ count: Int,
    rest: UnsafePointer<UInt16>, rows: Int, stride: Int
  ) {
    let rest = rest.pointee
    let colors = bytes(source)
    var row = pixels
    var line = 0
    while line < rows {
      var done = 0
      while done < count {
        let part = count &- done < chunk ? count &- done : chunk
        let target = bytes(row + done)
        let end = part &* 4
        var index = 0
        while index < end {
          let scaled = UInt16(target[index]) &* rest &+ 128
          target[index] = UInt8(truncatingIfNeeded: (UInt32(scaled) &* 257) >> 16) &+ colors[index]
          index &+= 1
        }
        done &+= part
      }
      row += stride
      line &+= 1
    }
  }

  /// Lays pixels over others, each with its own alpha.
  ///
  /// - Parameter rests: Room for four numbers of each pixel of a ``chunk``.
  static func lay(
    _ source: UnsafePointer<UInt32>, over pixels: UnsafeMutablePointer<UInt32>, _ count: Int,
    rests: UnsafeMutablePointer<UInt16>
  ) {
    var done = 0
    while done < count {
      let part = count &- done < chunk ? count &- done : chunk
      spread(source + done, part, into: rests)
      lay(bytes(source + done), over: bytes(pixels + done), part &* 4, rests: rests)
      done &+= part
    }
  }

  @inline(never)
  private static func lay(
    _ source: UnsafePointer<UInt8>, over target: UnsafeMutablePointer<UInt8>, _ count: Int,
    rests: UnsafePointer<UInt16>
  ) {
    var index = 0
    while index < count {
      let scaled = UInt16(target[index]) &* rests[index] &+ 128
      target[index] = UInt8(truncatingIfNeeded: (UInt32(scaled) &* 257) >> 16) &+ source[index]
      index &+= 1
    }
  }

  /// Writes 255 less the alpha of each pixel four times, once for each channel.
  private static func spread(_ pixels: UnsafePointer<UInt32>, _ count: Int, into rests: UnsafeMutablePointer<UInt16>) {
    rests.withMemoryRebound(to: UInt64.self, capacity: count) { words in
      var index = 0
      while index < count {
        words[index] = UInt64(255 &- (pixels[index] >> 24)) &* 0x0001_0001_0001_0001
        index &+= 1
      }
    }
  }

  /// Scales all channels of all pixels by `amount` / 255.
  @inline(never)
  static func scale(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, by amount: UnsafePointer<UInt16>) {
    let amount = amount.pointee
    let target = bytes(pixels)
    let end = count &* 4
    var index = 0
    while index < end {
      let scaled = UInt16(target[index]) &* amount &+ 128
      target[index] = UInt8(truncatingIfNeeded: (UInt32(scaled) &* 257) >> 16)
      index &+= 1
    }
  }

  private static func bytes(_ pixels: UnsafePointer<UInt32>) -> UnsafePointer<UInt8> {
    UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
  }

  private static func bytes(_ pixels: UnsafeMutablePointer<UInt32>) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
  }
}
