import Testing

@testable import ShieldModel

struct ShareWordsTests {
  private func contents(_ search: FlightSearch, _ language: ShareLanguage) -> ShareContents {
    ShareSheet.contents(for: search, language: language)
  }

  @Test func `the message says where, when and how many, in either language`() throws {
    let search = try SampleSearches.search(
      "SGN-DAD-2026-12-07", back: "2026-12-16", passengers: Passengers(adults: 2, children: 1, infants: 1))
    #expect(
      contents(search, .english).message
        == "Flights SGN → DAD and back, Mon 7 Dec 2026 – Wed 16 Dec 2026, 2 adults, 1 child, 1 infant. "
        + "See current fares on 12Bay.")
    #expect(
      contents(search, .vietnamese).message
        == "Chuyến bay SGN → DAD, khứ hồi, T2, 7/12/2026 – T4, 16/12/2026, 2 người lớn, 1 trẻ em, 1 em bé. "
        + "Xem giá mới nhất trên 12Bay.")
    let several = try SampleSearches.search("SGN-DAD-2026-12-07", "HUI-HAN-2026-12-10")
    #expect(
      contents(several, .english).message
        == "Flights SGN → DAD (Mon 7 Dec 2026), HUI → HAN (Thu 10 Dec 2026), 1 adult. See current fares on 12Bay.")
  }

  @Test func `the label says in whole words what the card shows`() throws {
    let options = SearchOptions(cabin: .premium, isDirectOnly: true, flexibility: .oneDay)
    let search = try SampleSearches.search("SGN-XYZ-2026-12-13", options: options)
    #expect(
      contents(search, .english).accessibilityLabel
        == "12Bay. One-way flight from Ho Chi Minh City to X Y Z, Sunday 13 December 2026. 1 adult. "
        + "Cabin: Premium economy, direct flights only, dates flexible by 1 day. Fares update on opening.")
    #expect(
      contents(search, .vietnamese).accessibilityLabel
        == "12Bay. Chuyến bay một chiều từ Thành phố Hồ Chí Minh đến X Y Z, Chủ nhật, ngày 13 tháng 12 năm 2026. "
        + "1 người lớn. Hạng ghế: Phổ thông đặc biệt, chỉ bay thẳng, ngày bay linh hoạt 1 ngày. Giá cập nhật khi mở.")
  }

  @Test func `messages stay short even for the longest route`() throws {
    let leg = "SGN-DAD-2026-12-30"
    let search = try SampleSearches.search(
      leg, leg, leg, leg, leg, leg, passengers: Passengers(adults: 3, children: 3, infants: 3))
    for language in ShareLanguage.allCases { #expect(contents(search, language).message.count <= 280) }
  }

  @Test func `the table of cities is in order and holds each airport once`() {
    let codes = AirportName.all.map(\.code)
    #expect(codes == Set(codes).sorted())
    #expect(codes.allSatisfy { (try? AirportCode($0)) != nil })
  }
}
