/// The words of one language for everything that is shared.
struct ShareWords {
  /// The language.
  let language: ShareLanguage
  /// Who shares.
  let brand: ShareBrand

  /// One text of two.
  func choose(_ english: String, _ vietnamese: String) -> String {
    switch language {
    case .english: english
    case .vietnamese: vietnamese
    }
  }

  /// A number with what it counts.
  private func count(_ number: Int32, _ one: String, _ several: String, _ vietnamese: String) -> String {
    "\(number) " + choose(number == 1 ? one : several, vietnamese)
  }

  /// The people together, such as `4 travellers`.
  func travellers(_ passengers: Passengers) -> String {
    count(passengers.total, "traveller", "travellers", "hành khách")
  }

  /// The people by age, such as `2 adults, 1 child`.
  func people(_ passengers: Passengers) -> String {
    var parts = [count(passengers.adults, "adult", "adults", "người lớn")]
    if passengers.children > 0 { parts.append(count(passengers.children, "child", "children", "trẻ em")) }
    if passengers.infants > 0 { parts.append(count(passengers.infants, "infant", "infants", "em bé")) }
    return parts.joined(separator: ", ")
  }

  /// The kind of route.
  func kind(_ kind: Itinerary.Kind) -> String {
    switch kind {
    case .oneWay: choose("One way", "Một chiều")
    case .roundTrip: choose("Round trip", "Khứ hồi")
    case .multiCity: choose("Several cities", "Nhiều chặng")
    }
  }

  /// The class of travel.
  func cabin(_ cabin: Cabin) -> String {
    switch cabin {
    case .economy: choose("Economy", "Phổ thông")
    case .premium: choose("Premium economy", "Phổ thông đặc biệt")
    case .business: choose("Business", "Thương gia")
    case .first: choose("First", "Hạng nhất")
    }
  }

  /// The city of an airport as it is printed; nil for one without a name.
  func city(_ airport: AirportCode) -> String? {
    AirportName.find(airport).map { choose($0.english, $0.vietnamese) }
  }

  /// The city of an airport as it is read out; its letters one by one for one without a name.
  func spokenCity(_ airport: AirportCode) -> String {
    if let name = AirportName.find(airport) { return choose(name.english, name.spoken) }
    var text = ""
    for scalar in airport.text.unicodeScalars {
      if !text.isEmpty { text += " " }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
