/// A secret screen offers nothing to share.
///
/// Links, texts and cards are channels like pictures.
///
/// Source: C10, assumed.
enum NoOfferOfSecretsRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "no-offer-of-secrets", "A secret is not to be passed on.",
      when: .when(Sensitivity.secret),
      .forbid(below: PromptLevel.warn))
  }
}
