/// A letter taken apart: the base and the marks it bears.
struct LetterParts: Hashable, Sendable {
  /// The scalar value of the base.
  var base: UInt32
  /// The marks on the base.
  var marks: Marks

  /// The letters of the font that consist of another letter and one mark: a line of letters for each mark, and below
  /// it the letters without that mark.
  ///
  /// A letter with two marks rests on one with one mark, which has an entry of its own.
  static let lines: [(mark: Marks, letters: String, plain: String)] = [
    (
      .grave, "ÀÈÌÒÙàèìòùẦầẰằỀềỒồỜờỪừỲỳ",
      "AEIOUaeiouÂâĂăÊêÔôƠơƯưYy"
    ),
    (
      .acute, "ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźẤấẮắẾếỐốỚớỨứ",
      "AEIOUYaeiouyCcLlNnRrSsZzÂâĂăÊêÔôƠơƯư"
    ),
    (
      .circumflex, "ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷẬậỆệỘộ",
      "AEIOUaeiouCcGgHhJjSsWwYyẠạẸẹỌọ"
    ),
    (
      .tilde, "ÃÑÕãñõĨĩŨũẪẫẴẵẼẽỄễỖỗỠỡỮữỸỹ",
      "ANOanoIiUuÂâĂăEeÊêÔôƠơƯưYy"
    ),
    (
      .macron, "ĀāĒēĪīŌōŪū",
      "AaEeIiOoUu"
    ),
    (
      .breve, "ĂăĔĕĞğĬĭŎŏŬŭẶặ",
      "AaEeGgIiOoUuẠạ"
    ),
    (
      .dotAbove, "ĊċĖėĠġİŻż",
      "CcEeGgIZz"
    ),
    (
      .diaeresis, "ÄËÏÖÜäëïöüÿŸ",
      "AEIOUaeiouyY"
    ),
    (
      .hookAbove, "ẢảẨẩẲẳẺẻỂểỈỉỎỏỔổỞởỦủỬửỶỷ",
      "AaÂâĂăEeÊêIiOoÔôƠơUuƯưYy"
    ),
    (
      .ring, "ÅåŮů",
      "AaUu"
    ),
    (
      .doubleAcute, "ŐőŰű",
      "OoUu"
    ),
    (
      .caron, "ČčĎďĚěĽľŇňŘřŠšŤťŽž",
      "CcDdEeLlNnRrSsTtZz"
    ),
    (
      .horn, "ƠơƯư",
      "OoUu"
    ),
    (
      .dotBelow, "ẠạẸẹỊịỌọỢợỤụỰựỴỵ",
      "AaEeIiOoƠơUuƯưYy"
    ),
    (
      .commaBelow, "ĢģĶķĻļŅņŖŗȘșȚț",
      "GgKkLlNnRrSsTt"
    ),
    (
      .cedilla, "ÇçŞşŢţ",
      "CcSsTt"
    ),
    (
      .ogonek, "ĄąĘęĮįŲų",
      "AaEeIiUu"
    ),
  ]

  /// Takes one more mark; a cedilla becomes the comma that it is drawn as under g, k, l, n and r.
  mutating func add(_ mark: Marks) {
    if mark == .cedilla, LetterParts.showsCommaForCedilla(base) {
      marks.insert(.commaBelow)
    } else {
      marks.formUnion(mark)
    }
  }

  private static func showsCommaForCedilla(_ base: UInt32) -> Bool {
    switch base | 0x20 {
    case 0x67, 0x6B, 0x6C, 0x6E, 0x72: true
    default: false
    }
  }
}
