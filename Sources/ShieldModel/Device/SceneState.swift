/// One scene of the app, with its place in the life cycle.
public struct SceneState: Hashable, Sendable {
  /// The name that scenarios use.
  public var name: String
  /// Where the scene stands in its life cycle.
  public var phase: ScenePhase

  /// Makes a scene, active unless told otherwise.
  public init(name: String, phase: ScenePhase = .active) {
    self.name = name
    self.phase = phase
  }
}

/// A step of a scene from one phase to the next.
///
/// Source: E1, documented.
public enum SceneTransition: UInt8, Hashable, Sendable, CaseIterable {
  /// Active → inactive.
  case willResignActive
  /// Inactive → background; when the handler returns, the app-switcher snapshot is taken.
  case didEnterBackground
  /// Background → inactive.
  case willEnterForeground
  /// Inactive → active.
  case didBecomeActive

  /// The phase that the step starts from.
  public var origin: ScenePhase {
    switch self {
    case .willResignActive: return .active
    case .didEnterBackground, .didBecomeActive: return .inactive
    case .willEnterForeground: return .background
    }
  }

  /// The phase that the step ends in.
  public var goal: ScenePhase {
    switch self {
    case .willResignActive, .willEnterForeground: return .inactive
    case .didEnterBackground: return .background
    case .didBecomeActive: return .active
    }
  }

  /// The spelling in files, which is the name of the platform's callback.
  public var word: String {
    switch self {
    case .willResignActive: return "willResignActive"
    case .didEnterBackground: return "didEnterBackground"
    case .willEnterForeground: return "willEnterForeground"
    case .didBecomeActive: return "didBecomeActive"
    }
  }
}
