/// Without a visible owner a screen needs no shield.
///
/// A screen that lies under another one keeps its place in the tree and has nothing to protect; the last owner that
/// goes takes the shield along.
///
/// Source: S3, assumed.
enum ShieldOffWithoutOwnerRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "shield-off-without-owner", "Nobody visible asks for protection.",
      when: .when(ShieldOwnership.none, .mounted),
      .permit(downTo: ShieldLevel.off))
  }
}
