extension ShareWords {
  /// What a screen reader says for the summary card: all that the picture shows, in whole words.
  func spoken(_ search: FlightSearch) -> String {
    var sentences = [brand.name, route(search.itinerary), people(search.passengers)]
    var options = [choose("Cabin: ", "Hạng ghế: ") + cabin(search.options.cabin)]
    if search.options.isDirectOnly { options.append(choose("direct flights only", "chỉ bay thẳng")) }
    let flexible = search.options.flexibility
    switch flexible.days {
    case 0: break
    case 1: options.append(choose("dates flexible by 1 day", "ngày bay linh hoạt 1 ngày"))
    default:
      options.append(choose("dates flexible by \(flexible.days) days", "ngày bay linh hoạt \(flexible.days) ngày"))
    }
    sentences.append(options.joined(separator: ", "))
    sentences.append(fareNote)
    return sentences.joined(separator: ". ") + "."
  }

  /// What the card says about fares, without a full stop.
  var fareNote: String { choose("Fares update on opening", "Giá cập nhật khi mở") }

  private func route(_ itinerary: Itinerary) -> String {
    switch itinerary.kind {
    case .oneWay:
      return choose("One-way flight ", "Chuyến bay một chiều ") + spokenLeg(itinerary.first)
    case .roundTrip:
      return choose("Round trip ", "Chuyến bay khứ hồi ") + spokenLeg(itinerary.first)
        + choose(", back on ", ", về ") + spokenDate(itinerary.last.date)
    case .multiCity:
      return choose("\(itinerary.legs.count) flights: ", "\(itinerary.legs.count) chặng bay: ")
        + itinerary.legs.map { spokenLeg($0) }.joined(separator: "; ")
    }
  }

  private func spokenLeg(_ leg: FlightLeg) -> String {
    choose("from ", "từ ") + spokenCity(leg.origin) + choose(" to ", " đến ") + spokenCity(leg.destination) + ", "
      + spokenDate(leg.date)
  }
}
