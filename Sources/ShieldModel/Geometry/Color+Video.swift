extension Color {
  /// The colour that stands for a picture of a video; neighbouring pictures differ in every channel.
  init(videoFrame number: Int32) {
    func channel(_ factor: Int64) -> UInt8 {
      let rest = Int64(number) * factor % 200
      return UInt8(40 + (rest < 0 ? rest + 200 : rest))
    }
    self.init(red: channel(53), green: channel(97), blue: channel(31))
  }
}
