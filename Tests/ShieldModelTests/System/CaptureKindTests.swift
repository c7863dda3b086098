import ShieldModel
import Testing

struct CaptureKindTests {
  @Test func `every kind has its own key and title`() {
    #expect(CaptureKind.allCases.count == 18)
    #expect(Set(CaptureKind.allCases.map(\.key)).count == 18)
    #expect(Set(CaptureKind.allCases.map(\.title)).count == 18)
  }

  @Test(arguments: CaptureKind.allCases)
  func `a kind is found by its key`(kind: CaptureKind) {
    #expect(CaptureKind(key: kind.key) == kind)
    #expect(Destination(key: kind.key) == .capture(kind))
    #expect(Destination.capture(kind).key == kind.key)
  }

  @Test func `the two short names stand for the usual screenshot and recording`() {
    #expect(CaptureKind(key: "screenshot") == .hardwareScreenshot)
    #expect(CaptureKind(key: "recording") == .screenRecording)
    #expect(CaptureKind(key: "Screenshot") == nil)
  }

  @Test func `the bits are those of the rule`() {
    func kinds(_ bit: CaptureMask) -> [CaptureKind] { CaptureKind.allCases.filter { $0.bit == bit } }
    #expect(
      kinds(.still) == [
        .hardwareScreenshot, .xcuitestScreenshot, .simulatorGuestScreenshot, .appSwitcherSnapshot, .drawHierarchy,
        .snapshotView, .hostFramebufferGrab,
      ])
    #expect(
      kinds(.live) == [
        .screenRecording, .replayKitInApp, .broadcastExtension, .airPlayMirroring, .hdmiMirroring, .quickTimeCable,
        .automationVideoStream, .faceTimeShare,
      ])
    #expect(kinds([]) == [.layerRenderInContext, .externalCamera, .iPhoneMirroring])
    #expect(CaptureKind.allCases.filter { $0.isStill && $0.isLive }.isEmpty)
    #expect(CaptureKind.allCases.filter(\.isContinuous) == kinds(.live) + [.iPhoneMirroring])
  }

  @Test func `only pictures that the app makes of a subtree are transparent behind`() {
    let transparent = CaptureKind.allCases.filter { $0.base == .transparent }
    #expect(transparent == [.drawHierarchy, .snapshotView, .layerRenderInContext])
    #expect(transparent == CaptureKind.allCases.filter(\.isTakenByApp))
  }

  @Test func `what the app is told about captures is as the rule lists it`() {
    #expect(
      CaptureKind.allCases.filter(\.isReportedAsCaptured) == [
        .screenRecording, .replayKitInApp, .broadcastExtension, .airPlayMirroring, .hdmiMirroring, .quickTimeCable,
      ])
    #expect(
      CaptureKind.allCases.filter(\.isReportedAsScreenshot) == [.hardwareScreenshot, .simulatorGuestScreenshot])
    #expect(CaptureKind.allCases.filter(\.isSystemTaken) == [.appSwitcherSnapshot])
  }
}
