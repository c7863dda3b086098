import ShieldModel
import Testing

struct GradeTests {
  @Test func `grades are ordered from the strongest to the weakest`() {
    #expect(Grade.allCases.map(\.word) == ["documented", "measured", "reported", "assumed", "contested"])
    #expect(Grade.allCases.sorted() == Grade.allCases)
  }

  @Test(arguments: Grade.allCases, Grade.allCases)
  func `the weakest of two grades is the later one`(first: Grade, second: Grade) {
    let weakest = Grade.weakest(first, second)
    #expect(weakest.rawValue == max(first.rawValue, second.rawValue))
    #expect(Grade.weakest(second, first) == weakest)
  }

  @Test(arguments: Grade.allCases)
  func `a grade is found by its word`(grade: Grade) {
    #expect(Grade(word: grade.word) == grade)
    #expect(Grade(word: grade.word + "?") == nil)
  }
}
