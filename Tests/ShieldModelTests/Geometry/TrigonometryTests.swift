import Foundation
import Testing

@testable import ShieldModel

@Suite struct TrigonometryTests {
  @Test func `every tenth of a degree is right to nine decimals`() {
    for step in -7_200...7_200 {
      let degrees = Double(step) / 10
      let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
      let radians = degrees * .pi / 180
      if (sine - sin(radians)).magnitude > 1e-9 || (cosine - cos(radians)).magnitude > 1e-9 {
        Issue.record("wrong at \(degrees) degrees: \(sine), \(cosine)")
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `an angle that is no number turns nothing`(degrees: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
    #expect(sine == 0 && cosine == 1)
  }
}
