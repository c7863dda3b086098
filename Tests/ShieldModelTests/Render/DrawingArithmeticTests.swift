import Testing

@testable import ShieldModel

@Suite struct CellTests {
  @Test func `scaling four channels at once equals scaling each`() {
    for amount in UInt8.min...UInt8.max {
      for channel in stride(from: 0, to: 256, by: 4) {
        let color = PremultipliedColor(
          red: UInt8(channel), green: UInt8(channel + 1), blue: UInt8(channel + 2), alpha: UInt8(channel + 3))
        let scaled = Cell.color(Cell.scaled(Cell.word(color) | Cell.taint, by: UInt64(amount)))
        if scaled != color.scaled(by: amount) { Issue.record("\(color) by \(amount)") }
      }
    }
  }

  @Test func `laying over equals the plain rule, and taint shines through what is not opaque`() {
    let colors = [0, 1, 127, 128, 254, 255].flatMap { alpha in
      [Color(red: 255, green: 128, blue: 0, alpha: UInt8(alpha)).premultiplied]
    }
    for source in colors {
      for behind in colors {
        let over = Cell.over(Cell.word(source), Cell.word(behind))
        #expect(Cell.color(over) == source.over(behind))
        #expect(over & Cell.taint == 0)
        let tainted = Cell.over(Cell.word(source), Cell.word(behind) | Cell.taint)
        #expect((tainted & Cell.taint != 0) == (source.alpha < 255))
        #expect(Cell.over(Cell.word(source) | Cell.taint, Cell.word(behind)) & Cell.taint != 0)
      }
    }
  }

  @Test func `a cell becomes a run of the same colour and taint`() {
    let color = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 254)
    #expect(
      FrameRun(word: Cell.run(Cell.word(color), end: 77)) == FrameRun(end: 77, color: color, isTainted: false))
    #expect(
      FrameRun(word: Cell.run(Cell.word(color) | Cell.taint, end: 32_768))
        == FrameRun(end: 32_768, color: color, isTainted: true))
  }
}

@Suite struct FixedPointTests {
  @Test(arguments: [(7, 2, 3, 4), (-7, 2, -4, -3), (6, 3, 2, 2), (-6, 3, -2, -2), (0, 5, 0, 0), (1, 16, 0, 1)])
  func `division rounds down or up`(value: Int64, divisor: Int64, floor: Int64, ceiling: Int64) {
    #expect(FixedPoint.floorDivide(value, divisor) == floor)
    #expect(FixedPoint.ceilingDivide(value, divisor) == ceiling)
  }

  @Test(arguments: [
    (0.0, Int64(0)), (0.001953125, 1), (0.0019, 0), (-0.001953125, 0), (1, 256), (1e30, 1 << 40), (-1e30, -(1 << 40)),
    (.infinity, 1 << 40), (.nan, 0),
  ])
  func `points become units of 1/256, held where they would overflow`(points: Double, units: Int64) {
    #expect(FixedPoint.units(points) == units)
  }

  @Test func `a half chord is the greatest that fits, for small and for giant radii`() {
    let radii: [Int64] = [1, 5, 256, 1000, 4095, 1 << 20, (1 << 30) - 1, 1 << 30, 1 << 36]
    for radius in radii {
      for distance in [0 as Int64, 1, radius / 3, radius / 2, radius - 1, radius] where distance >= 0 {
        let chord = FixedPoint.halfChord(distance: distance, radius: radius)
        #expect(FixedPoint.isWithin(chord, distance, radius: radius))
        #expect(!FixedPoint.isWithin(chord + 1, distance, radius: radius))
      }
    }
  }

  @Test func `whether a point lies in a circle is exact beyond 64 bits`() {
    let radius: Int64 = 1 << 40
    #expect(FixedPoint.isWithin(radius, 0, radius: radius) && !FixedPoint.isWithin(radius, 1, radius: radius))
    #expect(!FixedPoint.isWithin(radius + 1, 0, radius: radius))
    #expect(FixedPoint.isWithin(-3, 4, radius: 5) && !FixedPoint.isWithin(-4, 4, radius: 5))
    #expect(!FixedPoint.isWithin(1 << 44, 0, radius: 5))
  }
}

@Suite struct ColumnSetTests {
  @Test func `members come in order, whatever the order of insertion`() {
    var set = ColumnSet()
    set.reset(from: 70, through: 400)
    for column in [400, 70, 128, 127, 399, 70, 200] as [Int32] { set.insert(column) }
    var found = Scratch<Int32>(capacity: 512)
    found.count = set.members(into: found.base)
    #expect(found.array == [70, 127, 128, 200, 399, 400])
    set.removeAll()
    let count = set.members(into: found.base)
    #expect(count == 0)
  }

  @Test func `ranges are inserted and found across word borders`() {
    for start in stride(from: Int32(0), to: 200, by: 7) {
      for end in stride(from: start + 1, through: 200, by: 13) {
        var set = ColumnSet()
        set.reset(from: 0, through: 256)
        set.insert(start, end)
        var found = Scratch<Int32>(capacity: 512)
        found.count = set.members(into: found.base)
        #expect(found.array == Array(start..<end))
        let isWhole = set.contains(start, end)
        let isLonger = set.contains(start, end + 1) || (start > 0 && set.contains(start - 1, end))
        #expect(isWhole && !isLonger)
      }
    }
  }
}
