/// The checks that every run gets without being asked.
///
/// They are a decision of this project; each check names the rules that it rests on.
public enum HealthChecks {
  /// All findings of a run, in the order of the checks and, within one, of the run.
  public static func findings(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    findings.append(contentsOf: crashes(input))
    findings.append(contentsOf: incompletePictures(input))
    findings.append(contentsOf: leaks(input))
    findings.append(contentsOf: uncoveredWindows(input))
    findings.append(contentsOf: unmaskedSnapshots(input))
    findings.append(contentsOf: engineSurfaces(input))
    findings.append(contentsOf: lookups(input))
    findings.append(contentsOf: unscopedLookups(input))
    findings.append(contentsOf: panelChanges(input))
    findings.append(contentsOf: displacements(input))
    findings.append(contentsOf: statuses(input))
    findings.append(contentsOf: takenBackCanvases(input))
    findings.append(contentsOf: cycles(input))
    findings.append(contentsOf: orphans(input))
    findings.append(contentsOf: lostTouches(input))
    findings.append(contentsOf: toggles(input))
    findings.append(contentsOf: focusAndAccessibility(input))
    findings.append(contentsOf: readingOrder(input))
    findings.append(contentsOf: keyboardEffects(input))
    findings.append(contentsOf: overProtection(input))
    findings.append(contentsOf: placeholders(input))
    findings.append(contentsOf: secretExtents(input))
    findings.append(contentsOf: flickers(input))
    findings.append(contentsOf: framesByHand(input))
    findings.append(contentsOf: policies(input))
    return findings
  }
}
