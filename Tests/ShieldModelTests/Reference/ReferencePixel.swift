@testable import ShieldModel

/// One pixel while it is painted: rounded colour, taint, and an un-rounded account of what a secret contributes.
///
/// The account answers: if all secret parts were replaced by solid white and then by solid black, by how much would the
/// light of this pixel differ if nothing were ever rounded? It is above 0 exactly where a secret shows through.
struct ReferencePixel: Equatable {
  /// Premultiplied channels, 0…255.
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int
  /// Whether secret content may have contributed.
  var isTainted: Bool
  /// The un-rounded share of the background that shows through, 0…1, with secret parts solid.
  var transparency: Double
  /// The un-rounded difference between white and black secrets, 0…1.
  var exposure: Double

  /// Nothing at all.
  static let clear = ReferencePixel(
    red: 0, green: 0, blue: 0, alpha: 0, isTainted: false, transparency: 1, exposure: 0)

  /// Opaque black.
  static let black = ReferencePixel(
    red: 0, green: 0, blue: 0, alpha: 255, isTainted: false, transparency: 0, exposure: 0)

  /// Paints a straight colour over the pixel.
  ///
  /// - Parameters:
  ///   - paint: samples that get the colour, 0…256.
  ///   - extent: samples that belong to the part, 0…256.
  mutating func lay(_ color: Color, paint: Int, extent: Int, isSecret: Bool) {
    if paint > 0 {
      let coverage = ReferenceRounding.coverage(paint)
      let alpha = Int(color.alpha)
      var ink = ReferencePixel.clear
      ink.red = ReferenceRounding.product(ReferenceRounding.product(Int(color.red), alpha), coverage)
      ink.green = ReferenceRounding.product(ReferenceRounding.product(Int(color.green), alpha), coverage)
      ink.blue = ReferenceRounding.product(ReferenceRounding.product(Int(color.blue), alpha), coverage)
      ink.alpha = ReferenceRounding.product(alpha, coverage)
      ink.isTainted = isSecret
      putBytes(of: ink)
    }
    if isSecret, extent > 0 { isTainted = true }
    let share = isSecret ? Double(extent) / 256 : Double(paint) / 256 * (Double(color.alpha) / 255)
    transparency *= 1 - share
    exposure = (isSecret ? share : 0) + (1 - share) * exposure
  }

  /// Lays the finished pixel of a group over this one.
  mutating func lay(group: ReferencePixel) {
    putBytes(of: group)
    exposure = group.exposure + group.transparency * exposure
    transparency *= group.transparency
  }

  /// Source-over, with the rule for taint: hidden by what is opaque, passed on by everything else.
  private mutating func putBytes(of source: ReferencePixel) {
    let rest = 255 - source.alpha
    red = min(255, source.red + ReferenceRounding.product(red, rest))
    green = min(255, source.green + ReferenceRounding.product(green, rest))
    blue = min(255, source.blue + ReferenceRounding.product(blue, rest))
    alpha = min(255, source.alpha + ReferenceRounding.product(alpha, rest))
    isTainted = source.isTainted || (isTainted && source.alpha < 255)
  }

  /// Puts another pixel in the place of this one as far as samples are covered.
  mutating func replace(by source: ReferencePixel, samples: Int) {
    if samples == 0 { return }
    let share = ReferenceRounding.coverage(samples)
    func mix(_ new: Int, _ old: Int) -> Int {
      ReferenceRounding.product(new, share) + ReferenceRounding.product(old, 255 - share)
    }
    let exact = Double(samples) / 256
    self = ReferencePixel(
      red: mix(source.red, red), green: mix(source.green, green), blue: mix(source.blue, blue),
      alpha: mix(source.alpha, alpha), isTainted: share == 255 ? source.isTainted : source.isTainted || isTainted,
      transparency: exact * source.transparency + (1 - exact) * transparency,
      exposure: exact * source.exposure + (1 - exact) * exposure)
  }

  /// The same pixel with its colours turned round below its alpha.
  var turned: ReferencePixel {
    var pixel = self
    (pixel.red, pixel.green, pixel.blue) = (alpha - red, alpha - green, alpha - blue)
    return pixel
  }

  /// The pixel as a secret one, all of it.
  var secret: ReferencePixel {
    var pixel = self
    (pixel.isTainted, pixel.transparency, pixel.exposure) = (true, 0, 1)
    return pixel
  }

  /// Mixes the pixel with another one, of which a share of 255 is taken.
  mutating func mix(with other: ReferencePixel, share: Int) {
    if share == 0 { return }
    func mixed(_ new: Int, _ old: Int) -> Int {
      ReferenceRounding.product(new, share) + ReferenceRounding.product(old, 255 - share)
    }
    let exact = Double(share) / 255
    self = ReferencePixel(
      red: mixed(other.red, red), green: mixed(other.green, green), blue: mixed(other.blue, blue),
      alpha: mixed(other.alpha, alpha), isTainted: share == 255 ? other.isTainted : other.isTainted || isTainted,
      transparency: exact * other.transparency + (1 - exact) * transparency,
      exposure: exact * other.exposure + (1 - exact) * exposure)
  }

  /// The pixel as a mask lets it show.
  func masked(by mask: ReferencePixel, byLight: Bool) -> ReferencePixel {
    let light = (54 * mask.red + 183 * mask.green + 19 * mask.blue + 128) / 256
    let share = byLight ? light : mask.alpha
    let exact = mask.exposure > 0 ? 1 - mask.transparency : Double(share) / 255
    var pixel = dimmed(by: share, exactly: exact)
    let isEmpty = red == 0 && green == 0 && blue == 0 && alpha == 0 && !isTainted
    if mask.isTainted && !isEmpty { pixel.isTainted = true }
    // Whoever changes the secret in the mask changes how much of this pixel shows.
    pixel.exposure += mask.exposure * (1 - transparency)
    return pixel
  }

  /// The pixel as a group's end leaves it: dimmed by a factor of 0…255, whose un-rounded value is given as well.
  func dimmed(by amount: Int, exactly factor: Double) -> ReferencePixel {
    ReferencePixel(
      red: ReferenceRounding.product(red, amount), green: ReferenceRounding.product(green, amount),
      blue: ReferenceRounding.product(blue, amount), alpha: ReferenceRounding.product(alpha, amount),
      isTainted: isTainted && amount > 0,
      transparency: factor == 1 ? transparency : 1 - factor * (1 - transparency), exposure: factor * exposure)
  }
}
