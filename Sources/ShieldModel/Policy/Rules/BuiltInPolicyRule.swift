/// The rules that come with the model.
///
/// Each stands in a file of its own. A policy lists those that it wants; their parameters are ``PolicyParameters``.
public enum BuiltInPolicyRule: UInt8, CaseIterable, Hashable, Sendable {
  /// Without a visible owner a screen needs no shield.
  case shieldOffWithoutOwner
  /// A screen that is not secret may do without a shield.
  case shieldOffForLesserContent
  /// Builds for developers and testers may run without a shield.
  case shieldOffInTestBuilds
  /// A visible owner has its shield in the builds that run with one.
  case shieldVisibleOwner
  /// In a debug build the launch argument forces the shield.
  case launchArgumentForces
  /// While a capture runs that is to be kept out, a visible owner has its shield in every build.
  case excludeRunningCaptures
  /// An active scene needs no cover.
  case noCoverWhileActive
  /// An inactive scene may do without a cover.
  case noCoverWhileInactive
  /// A screen that is not secret may do without a cover.
  case noCoverForLesserContent
  /// A cover may bear the app's name and colours.
  case brandedCover
  /// A scene in the background is covered, so that the picture in the app switcher shows nothing.
  case coverBackground
  /// A scene that has been left is covered as soon as it is inactive.
  case coverInactive
  /// A scene is covered even while a prompt of its own is in front.
  case coverOwnPrompt
  /// A scene is covered until it has been active for the first time.
  case coverFirstLaunch
  /// Content shows unless something speaks against it.
  case showContent
  /// While a recording runs that is to be covered, a placeholder takes the place of the content.
  case withholdWhileRecording
  /// While a mirror runs that is to be covered, a placeholder takes the place of the content.
  case withholdWhileMirroring
  /// A capture that the system does not name is met as if it were the worst.
  case blockUnnamedCapture
  /// A secret does not show on a display of its own.
  case withholdOnExternalScene
  /// A screen may show its content when its shield fails.
  case failOpen
  /// A screen whose class fails closed shows a placeholder when its shield fails.
  case failClosed
  /// After a screenshot the app may offer to share the screen in a better way.
  case offerShareAfterScreenshot
  /// After a screenshot the app may say that pictures show no secrets.
  case warnAfterScreenshot
  /// While a capture runs the app may say that captures show no secrets.
  case warnWhileCaptured
  /// A secret screen offers nothing to share.
  case noOfferOfSecrets
  /// While a capture runs nothing is offered to share.
  case noOfferWhileCaptured
  /// A scene that is not active shows no prompt.
  case noPromptUnlessActive
  /// Without a capture there is nothing to respond to.
  case noResponseWithoutCapture
  /// Captures of an open screen are taken as `response.open` says.
  case answerOpen
  /// Captures of a personal screen are taken as `response.personal` says.
  case answerPersonal
  /// Captures of a secret screen are taken as `response.secret` says.
  case answerSecret
  /// The mirror of a screen that is not open is answered with a warning at least.
  case warnMirroring
  /// The mirror on an assistive display is welcome.
  case assistiveDisplayExemption
  /// Nothing needs to be written down unless something speaks for it.
  case quietLog
  /// Captures of a screen that is not open are logged.
  case logCaptures
  /// A shield that fails is logged.
  case logFailures

  /// The rule under some parameters.
  ///
  /// A rule that the parameters switch off has a condition that never holds.
  public func rule(_ parameters: PolicyParameters) -> PolicyRule {
    switch self {
    case .shieldOffWithoutOwner: ShieldOffWithoutOwnerRule.rule(parameters)
    case .shieldOffForLesserContent: ShieldOffForLesserContentRule.rule(parameters)
    case .shieldOffInTestBuilds: ShieldOffInTestBuildsRule.rule(parameters)
    case .shieldVisibleOwner: ShieldVisibleOwnerRule.rule(parameters)
    case .launchArgumentForces: LaunchArgumentForcesRule.rule(parameters)
    case .excludeRunningCaptures: ExcludeRunningCapturesRule.rule(parameters)
    case .noCoverWhileActive: NoCoverWhileActiveRule.rule(parameters)
    case .noCoverWhileInactive: NoCoverWhileInactiveRule.rule(parameters)
    case .noCoverForLesserContent: NoCoverForLesserContentRule.rule(parameters)
    case .brandedCover: BrandedCoverRule.rule(parameters)
    case .coverBackground: CoverBackgroundRule.rule(parameters)
    case .coverInactive: CoverInactiveRule.rule(parameters)
    case .coverOwnPrompt: CoverOwnPromptRule.rule(parameters)
    case .coverFirstLaunch: CoverFirstLaunchRule.rule(parameters)
    case .showContent: ShowContentRule.rule(parameters)
    case .withholdWhileRecording: WithholdWhileRecordingRule.rule(parameters)
    case .withholdWhileMirroring: WithholdWhileMirroringRule.rule(parameters)
    case .blockUnnamedCapture: BlockUnnamedCaptureRule.rule(parameters)
    case .withholdOnExternalScene: WithholdOnExternalSceneRule.rule(parameters)
    case .failOpen: FailOpenRule.rule(parameters)
    case .failClosed: FailClosedRule.rule(parameters)
    case .offerShareAfterScreenshot: OfferShareAfterScreenshotRule.rule(parameters)
    case .warnAfterScreenshot: WarnAfterScreenshotRule.rule(parameters)
    case .warnWhileCaptured: WarnWhileCapturedRule.rule(parameters)
    case .noOfferOfSecrets: NoOfferOfSecretsRule.rule(parameters)
    case .noOfferWhileCaptured: NoOfferWhileCapturedRule.rule(parameters)
    case .noPromptUnlessActive: NoPromptUnlessActiveRule.rule(parameters)
    case .noResponseWithoutCapture: NoResponseWithoutCaptureRule.rule(parameters)
    case .answerOpen: AnswerOpenRule.rule(parameters)
    case .answerPersonal: AnswerPersonalRule.rule(parameters)
    case .answerSecret: AnswerSecretRule.rule(parameters)
    case .warnMirroring: WarnMirroringRule.rule(parameters)
    case .assistiveDisplayExemption: AssistiveDisplayExemptionRule.rule(parameters)
    case .quietLog: QuietLogRule.rule(parameters)
    case .logCaptures: LogCapturesRule.rule(parameters)
    case .logFailures: LogFailuresRule.rule(parameters)
    }
  }

  /// The id that files and reports use, such as `cover-background`.
  public var id: String { rule(PolicyParameters()).id }

  /// The rule with that id, or nil when none has it.
  public init?(id: String) {
    for rule in BuiltInPolicyRule.allCases where rule.id == id {
      self = rule
      return
    }
    return nil
  }
}
