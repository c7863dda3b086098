/// A family of systems that the catalogue has rows for.
public enum Platform: UInt8, CaseIterable, Hashable, Sendable {
  /// An iPhone; the default of every file.
  case iPhone
  /// An iPad.
  case iPad
  /// Xcode's iOS Simulator, a guest system on a Mac.
  case simulator
  /// An iOS app built for the Mac.
  case macCatalyst
  /// An unchanged iPad app that runs on a Mac.
  case iPadOnMac
  /// An Apple TV.
  case tvOS
  /// An Apple Vision.
  case visionOS
  /// An Android window with the secure flag, kept for comparison.
  case android

  /// The word that files and reports use.
  public var word: String {
    switch self {
    case .iPhone: "iPhone"
    case .iPad: "iPad"
    case .simulator: "Simulator"
    case .macCatalyst: "Mac Catalyst"
    case .iPadOnMac: "iPad on Mac"
    case .tvOS: "tvOS"
    case .visionOS: "visionOS"
    case .android: "Android"
    }
  }

  /// The name of the platform's operating system, as titles spell it.
  public var systemName: String {
    switch self {
    case .iPhone: "iOS"
    case .iPad: "iPadOS"
    case .simulator: "iOS Simulator"
    case .macCatalyst, .iPadOnMac, .tvOS, .visionOS, .android: word
    }
  }

  /// The platform with that word, or nil when none has it.
  public init?(word: String) {
    for platform in Platform.allCases where platform.word == word {
      self = platform
      return
    }
    return nil
  }
}
