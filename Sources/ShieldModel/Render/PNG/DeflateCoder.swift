/// Compresses bytes: looks for repetitions in the last 32 KiB and writes blocks with codes made for them.
struct DeflateCoder: Sendable {
  /// Bytes wait until there are this many.
  private static let batch = 1 << 16

  /// The bytes of the window and those that wait.
  private var buffer: [UInt8] = []
  /// How many bytes have left the buffer.
  private var discarded = 0
  /// The place of the next byte to code, counted in the buffer.
  private var position = 0
  /// The place where the open block begins, counted from the very first byte.
  private var blockStart = 0
  private var finder = RepetitionFinder()
  private var block = DeflateBlock()

  /// Takes one byte.
  mutating func append(_ byte: UInt8) {
    buffer.append(byte)
  }

  /// Takes bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    buffer.append(contentsOf: bytes)
  }

  /// Takes zeros.
  mutating func append(zeros count: Int) {
    buffer.append(contentsOf: repeatElement(0, count: count))
  }

  /// Codes the bytes that wait if they are many.
  mutating func codeIfFull(to bits: inout BitWriter) {
    if buffer.count - position < DeflateCoder.batch { return }
    code(isLast: false, to: &bits)
    discardFormerBytes()
  }

  /// Codes all bytes and ends the last block.
  mutating func finish(to bits: inout BitWriter) {
    code(isLast: true, to: &bits)
    writeBlock(isLast: true, to: &bits)
    buffer = []
  }

  /// Codes bytes up to the end, or as long as the longest repetition would fit.
  private mutating func code(isLast: Bool, to bits: inout BitWriter) {
    let end = isLast ? buffer.count : buffer.count - RepetitionFinder.longest - 1
    while position < end {
      position = buffer.withUnsafeBufferPointer { buffer in
        finder.find(in: buffer, from: position, to: end, discarded: discarded, block: &block)
      }
      if block.isFull { writeBlock(isLast: false, to: &bits) }
    }
  }

  private mutating func writeBlock(isLast: Bool, to bits: inout BitWriter) {
    let first = blockStart - discarded
    if first >= 0, position - first <= DeflateBlock.longestStored {
      buffer.withUnsafeBufferPointer { buffer in
        block.write(isLast: isLast, bytes: UnsafeBufferPointer(rebasing: buffer[first..<position]), to: &bits)
      }
    } else {
      block.write(isLast: isLast, bytes: nil, to: &bits)
    }
    blockStart = discarded + position
  }

  /// Forgets what neither the window nor a block of bytes as they are can need.
  private mutating func discardFormerBytes() {
    let window = position - RepetitionFinder.window
    let stored = max(blockStart - discarded, position - DeflateBlock.longestStored)
    let count = min(window, stored)
    if count <= 0 { return }
    buffer.removeFirst(count)
    discarded += count
    position -= count
  }
}
