/// The part of a link before its parameters: scheme, host, path and version.
enum LinkAddress {
  /// Checks everything before the parameters and says where those are.
  static func queryRange(of bytes: [UInt8], brand: ShareBrand) throws(ShareLinkError) -> Range<Int> {
    guard bytes.count <= Int(ShareLink.longest) else { throw ShareLinkError(.tooLong, at: Int(ShareLink.longest)) }
    if let place = bytes.firstIndex(where: { !PercentEncoding.isAllowed($0) }) {
      throw ShareLinkError(.forbiddenByte(bytes[place]), at: place)
    }
    let scheme = Array("https://".utf8)
    guard bytes.count >= scheme.count, (0..<scheme.count).allSatisfy({ lowercased(bytes[$0]) == scheme[$0] }) else {
      throw ShareLinkError(.scheme, at: 0)
    }
    let pathStart = try endOfHost(bytes, from: scheme.count, brand: brand)
    let versionStart = try endOfPath(bytes, from: pathStart, brand: brand)
    let versionEnd = end(of: bytes, from: versionStart, before: [0x3F, 0x23])
    try checkVersion(bytes, in: versionStart..<versionEnd)
    if let place = bytes[versionEnd...].firstIndex(of: 0x23) { throw ShareLinkError(.fragment, at: place) }
    return min(versionEnd + 1, bytes.count)..<bytes.count
  }

  private static func endOfHost(
    _ bytes: [UInt8], from start: Int, brand: ShareBrand
  ) throws(ShareLinkError) -> Int {
    let stop = end(of: bytes, from: start, before: [0x2F, 0x3F, 0x23])
    if let place = bytes[start..<stop].firstIndex(of: 0x40) { throw ShareLinkError(.userInformation, at: place) }
    let colon = bytes[start..<stop].firstIndex(of: 0x3A)
    let host = Array(brand.host.utf8)
    guard bytes[start..<(colon ?? stop)].elementsEqual(host, by: { lowercased($0) == $1 }) else {
      throw ShareLinkError(.host(expected: brand.host), at: start)
    }
    if let colon { throw ShareLinkError(.port, at: colon) }
    return stop
  }

  private static func endOfPath(
    _ bytes: [UInt8], from start: Int, brand: ShareBrand
  ) throws(ShareLinkError) -> Int {
    var position = start
    for byte in brand.path.utf8 {
      guard position < bytes.count, bytes[position] == byte else {
        throw ShareLinkError(.path(expected: brand.path), at: position)
      }
      position += 1
    }
    return position
  }

  private static func checkVersion(_ bytes: [UInt8], in range: Range<Int>) throws(ShareLinkError) {
    var number: Int32 = 0
    for position in range {
      let byte = bytes[position]
      // Five digits are room enough, and they cannot overflow.
      guard byte >= 0x30, byte <= 0x39, position - range.lowerBound < 5, number > 0 || byte != 0x30 else {
        throw ShareLinkError(.malformedVersion, at: position)
      }
      number = number * 10 + Int32(byte - 0x30)
    }
    if range.isEmpty { throw ShareLinkError(.malformedVersion, at: range.lowerBound) }
    guard number == ShareLink.version else { throw ShareLinkError(.otherVersion(number), at: range.lowerBound) }
  }

  private static func end(of bytes: [UInt8], from start: Int, before stops: [UInt8]) -> Int {
    var position = start
    while position < bytes.count, !stops.contains(bytes[position]) { position += 1 }
    return position
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }
}
