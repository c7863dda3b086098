import ShieldModel
import Testing

struct WordTests {
  @Test func `platforms are spelled as files spell them`() {
    #expect(
      Platform.allCases.map(\.word) == [
        "iPhone", "iPad", "Simulator", "Mac Catalyst", "iPad on Mac", "tvOS", "visionOS", "Android",
      ])
    #expect(Platform.allCases.map { Platform(word: $0.word) } == Platform.allCases)
    #expect(Platform(word: "iphone") == nil)
  }

  @Test func `every other word leads back to its value`() {
    #expect(ScenePhase.allCases.map { ScenePhase(word: $0.word) } == ScenePhase.allCases)
    #expect(CaptureEffect.allCases.map { CaptureEffect(word: $0.word) } == CaptureEffect.allCases)
    #expect(PassthroughTrigger.allCases.map { PassthroughTrigger(word: $0.word) } == PassthroughTrigger.allCases)
    #expect(FactKey.allCases.map { FactKey(key: $0.key) } == FactKey.allCases)
    #expect(Set(Walker.allCases.map(\.word)).count == 4)
    #expect(Set(CaptureRule.allCases.map(\.word)).count == 4)
  }

  @Test func `a screen's bounds begin at the origin`() {
    let screen = Screen(size: Size(width: 390, height: 844), scale: 3)
    #expect(screen.bounds == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(screen.safeArea == .zero)
  }
}
