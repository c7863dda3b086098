/// A city as people call it, for the airports that the app serves.
struct AirportName {
  /// The three letters.
  let code: String
  /// The city in English.
  let english: String
  /// The city in Vietnamese as it is printed.
  let vietnamese: String
  /// The city in Vietnamese as it is read out.
  let spoken: String

  private init(_ code: String, _ english: String, _ vietnamese: String, spoken: String? = nil) {
    self.code = code
    self.english = english
    self.vietnamese = vietnamese
    self.spoken = spoken ?? vietnamese
  }

  /// The cities by the letters of their airports.
  static let all: [AirportName] = [
    AirportName("BKK", "Bangkok", "Bangkok"), AirportName("BMV", "Buon Ma Thuot", "Buôn Ma Thuột"),
    AirportName("CAH", "Ca Mau", "Cà Mau"), AirportName("CXR", "Nha Trang", "Nha Trang"),
    AirportName("DAD", "Da Nang", "Đà Nẵng"), AirportName("DIN", "Dien Bien Phu", "Điện Biên Phủ"),
    AirportName("DLI", "Da Lat", "Đà Lạt"), AirportName("HAN", "Hanoi", "Hà Nội"),
    AirportName("HKG", "Hong Kong", "Hồng Kông"), AirportName("HPH", "Hai Phong", "Hải Phòng"),
    AirportName("HUI", "Hue", "Huế"), AirportName("ICN", "Seoul", "Seoul"),
    AirportName("KUL", "Kuala Lumpur", "Kuala Lumpur"), AirportName("NRT", "Tokyo", "Tokyo"),
    AirportName("PQC", "Phu Quoc", "Phú Quốc"), AirportName("PXU", "Pleiku", "Pleiku"),
    AirportName("SGN", "Ho Chi Minh City", "TP. Hồ Chí Minh", spoken: "Thành phố Hồ Chí Minh"),
    AirportName("SIN", "Singapore", "Singapore"), AirportName("TBB", "Tuy Hoa", "Tuy Hòa"),
    AirportName("THD", "Thanh Hoa", "Thanh Hóa"), AirportName("TPE", "Taipei", "Đài Bắc"),
    AirportName("UIH", "Quy Nhon", "Quy Nhơn"), AirportName("VCA", "Can Tho", "Cần Thơ"),
    AirportName("VCL", "Chu Lai", "Chu Lai"), AirportName("VCS", "Con Dao", "Côn Đảo"),
    AirportName("VDH", "Dong Hoi", "Đồng Hới"), AirportName("VDO", "Van Don", "Vân Đồn"),
    AirportName("VII", "Vinh", "Vinh"), AirportName("VKG", "Rach Gia", "Rạch Giá"),
  ]

  /// The city of an airport; nil for one that the app does not serve.
  static func find(_ airport: AirportCode) -> AirportName? {
    let code = Array(airport.text.utf8)
    return all.first { $0.code.utf8.elementsEqual(code) }
  }
}
