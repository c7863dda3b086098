// swift-format-ignore-file
// Made from Scenarios/policies by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInPoliciesTests`.

extension BuiltInPolicies {
  /// The files in the order of their names.
  static let table: [File] = [
    File(name: "relaxed.policy.jsonc", text: #"""
// Guides rather than blocks: only secrets are shielded and covered, and screens stay of use when a shield fails.
{
  "$schema": "../schema/policy.schema.json",
  "version": 1,
  "policy": "relaxed",
  "title": "Shields and covers secrets only, and goes on working when a shield fails.",
  "parameters": {
    "shieldsFrom": "secret",
    "shieldedBuilds": "release",
    "coverOn": "background",
    "coversFrom": "secret",
    "mirroring": "allow",
    "failMode": { "open": "failOpen", "personal": "failOpen", "secret": "failOpen" },
    "response": { "open": "allow", "personal": "allow", "secret": "report" }
  },
  "rules": [
    // Shields.
    { "rule": "shield-off-without-owner" },
    { "rule": "shield-off-for-lesser-content" },
    { "rule": "shield-off-in-test-builds" },
    { "rule": "shield-visible-owner" },
    { "rule": "launch-argument-forces" },
    // Covers.
    { "rule": "no-cover-while-active" },
    { "rule": "no-cover-while-inactive" },
    { "rule": "no-cover-for-lesser-content" },
    { "rule": "branded-cover" },
    { "rule": "cover-background" },
    // Content.
    { "rule": "show-content" },
    { "rule": "fail-open" },
    // Prompts.
    { "rule": "offer-share-after-screenshot" },
    { "rule": "warn-while-captured" },
    { "rule": "no-offer-of-secrets" },
    { "rule": "no-offer-while-captured" },
    { "rule": "no-prompt-unless-active" },
    // Answers.
    { "rule": "no-response-without-capture" },
    { "rule": "answer-open" },
    { "rule": "answer-personal" },
    { "rule": "answer-secret" },
    { "rule": "assistive-display-exemption" },
    // Log.
    { "rule": "quiet-log" },
    { "rule": "log-failures" }
  ],
  "promises": [
    "release-shields-secrets",
    "release-ignores-argument",
    "argument-forces-debug",
    "secrets-wait-for-shield",
    "shield-goes-with-owner",
    "background-hides-secrets",
    "prompts-only-while-active",
    "secrets-are-not-offered",
    "offers-are-not-captured",
    "screenshots-are-met-with-offer",
    "captures-of-secrets-are-met",
    "failures-are-logged",
    "recordings-of-secrets-are-reported",
    "open-screens-need-no-shield",
    "person-keeps-screen",
    "ordinary-screens-stay-free",
    "system-dialogs-are-not-covered",
    "open-screens-are-not-covered",
    "assistive-displays-are-welcome",
    "calm-without-capture",
    "debug-builds-run-open",
    "lesser-content-fails-open",
    "open-captures-are-allowed",
    "covers-are-branded",
    "named-captures-go-on"
  ]
}

"""#),
    File(name: "standard.policy.jsonc", text: #"""
// Protects what is personal or secret and leaves everything else alone. Its parameters are the default ones.
{
  "$schema": "../schema/policy.schema.json",
  "version": 1,
  "policy": "standard",
  "title": "Protects what is personal or secret, and tells the person about captures.",
  "rules": [
    // Shields.
    { "rule": "shield-off-without-owner" },
    { "rule": "shield-off-for-lesser-content" },
    { "rule": "shield-off-in-test-builds" },
    { "rule": "shield-visible-owner" },
    { "rule": "launch-argument-forces" },
    { "rule": "exclude-running-captures" },
    // Covers.
    { "rule": "no-cover-while-active" },
    { "rule": "no-cover-while-inactive" },
    { "rule": "no-cover-for-lesser-content" },
    { "rule": "branded-cover" },
    { "rule": "cover-background" },
    { "rule": "cover-inactive" },
    // Content.
    { "rule": "show-content" },
    { "rule": "block-unnamed-capture" },
    { "rule": "withhold-on-external-scene" },
    { "rule": "fail-open" },
    { "rule": "fail-closed" },
    // Prompts.
    { "rule": "offer-share-after-screenshot" },
    { "rule": "warn-while-captured" },
    { "rule": "no-offer-of-secrets" },
    { "rule": "no-offer-while-captured" },
    { "rule": "no-prompt-unless-active" },
    // Answers.
    { "rule": "no-response-without-capture" },
    { "rule": "answer-open" },
    { "rule": "answer-personal" },
    { "rule": "answer-secret" },
    { "rule": "warn-mirroring" },
    { "rule": "assistive-display-exemption" },
    // Log.
    { "rule": "quiet-log" },
    { "rule": "log-captures" },
    { "rule": "log-failures" }
  ],
  "promises": [
    "release-shields-sensitive",
    "release-ignores-argument",
    "argument-forces-debug",
    "recordings-are-shielded",
    "secrets-wait-for-shield",
    "failure-hides-secrets",
    "shield-goes-with-owner",
    "background-hides-secrets",
    "leaving-hides-sensitive",
    "unnamed-captures-are-blocked",
    "external-scenes-hide-secrets",
    "prompts-only-while-active",
    "secrets-are-not-offered",
    "offers-are-not-captured",
    "screenshots-are-met-with-offer",
    "captures-of-secrets-are-met",
    "captures-are-logged",
    "failures-are-logged",
    "mirrors-are-met",
    "recordings-of-secrets-are-warned",
    "recordings-of-personal-are-reported",
    "open-screens-need-no-shield",
    "person-keeps-screen",
    "ordinary-screens-stay-free",
    "own-prompts-are-not-covered",
    "open-screens-are-not-covered",
    "assistive-displays-are-welcome",
    "calm-without-capture",
    "debug-builds-run-open",
    "lesser-content-fails-open",
    "open-captures-are-allowed",
    "covers-are-branded",
    "named-captures-go-on"
  ]
}

"""#),
    File(name: "wallet.policy.jsonc", text: #"""
// Hides everything that is not being used, and shows nothing to a capture.
//
// It has fewer rules than the others because most of them permit something. Some of its demands hold without them,
// since nothing permits less; they are there for policies that include this one and add permissions.
{
  "$schema": "../schema/policy.schema.json",
  "version": 1,
  "policy": "wallet",
  "title": "Shields every visible owner in every build, covers every scene that is not active.",
  "parameters": {
    "shieldsFrom": "open",
    "shieldedBuilds": "all",
    "coverOn": "inactive",
    "coversFrom": "open",
    "cover": "plain",
    "withholdsFrom": "personal",
    "recording": "both",
    "mirroring": "both",
    "allowsAssistiveDisplay": false,
    "failMode": { "open": "failOpen", "personal": "failClosed", "secret": "failClosed" },
    "response": { "open": "allow", "personal": "warn", "secret": "block" }
  },
  "rules": [
    // Shields.
    { "rule": "shield-off-without-owner" },
    { "rule": "shield-visible-owner" },
    // Covers.
    { "rule": "no-cover-while-active" },
    { "rule": "cover-background" },
    { "rule": "cover-inactive" },
    { "rule": "cover-own-prompt" },
    { "rule": "cover-first-launch" },
    // Content.
    { "rule": "show-content" },
    { "rule": "withhold-while-recording" },
    { "rule": "withhold-while-mirroring" },
    { "rule": "block-unnamed-capture" },
    { "rule": "withhold-on-external-scene" },
    { "rule": "fail-open" },
    { "rule": "fail-closed" },
    // Prompts.
    { "rule": "warn-after-screenshot" },
    { "rule": "warn-while-captured" },
    { "rule": "no-prompt-unless-active" },
    // Answers.
    { "rule": "no-response-without-capture" },
    { "rule": "answer-open" },
    { "rule": "answer-personal" },
    { "rule": "answer-secret" },
    // Log.
    { "rule": "quiet-log" },
    { "rule": "log-captures" },
    { "rule": "log-failures" }
  ],
  "promises": [
    "release-shields-sensitive",
    "release-ignores-argument",
    "recordings-are-shielded",
    "secrets-wait-for-shield",
    "failure-hides-secrets",
    "shield-goes-with-owner",
    "background-hides-secrets",
    "inactive-hides-secrets",
    "leaving-hides-sensitive",
    "running-captures-see-nothing",
    "unnamed-captures-are-blocked",
    "external-scenes-hide-secrets",
    "prompts-only-while-active",
    "secrets-are-not-offered",
    "offers-are-not-captured",
    "captures-of-secrets-are-met",
    "captures-are-logged",
    "failures-are-logged",
    "mirrors-are-met",
    "captures-of-secrets-are-blocked",
    "unnamed-captures-stop-app",
    "person-keeps-screen",
    "ordinary-screens-stay-free",
    "calm-without-capture",
    "open-captures-are-allowed",
    "personal-captures-go-on",
    "open-content-fails-open"
  ]
}

"""#),
  ]
}
