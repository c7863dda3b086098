/// Finds the valid word that somebody probably meant.
///
/// The distance counts inserted, removed and replaced characters and swapped neighbours (the restricted form of
/// Damerau and Levenshtein). A word is plausible at a distance of at most a third of the length of what was typed,
/// and at least 1; a word that differs only in upper and lower case is always plausible.
public enum NearestSpelling {
  /// The longest text that is compared, in Unicode scalars; longer text has no nearest spelling.
  public static let longestText = 64

  /// The nearest plausible candidate; nil when there is none or when the text itself is a candidate.
  ///
  /// Of several at the same distance the first in alphabetical order (by scalars) wins, whatever their order.
  ///
  /// Complexity: at most 64 × 64 steps a candidate.
  public static func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(text.unicodeScalars.prefix(longestText + 1))
    guard !typed.isEmpty, typed.count <= longestText else { return nil }
    let folded = text.lowercased()
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      if candidate == text { return nil }
      let limit = best?.distance ?? max(1, typed.count / 3)
      let found =
        candidate.lowercased() == folded
        ? 0 : distance(typed, Array(candidate.unicodeScalars.prefix(longestText + limit + 1)), limit: limit)
      guard let found else { continue }
      if let best, (best.distance, best.word) < (found, candidate) { continue }
      best = (found, candidate)
    }
    return best?.word
  }

  /// The distance between two words; nil when it is above the limit.
  public static func distance(_ first: String, _ second: String, limit: Int) -> Int? {
    let longest = longestText * 2
    let firstScalars = Array(first.unicodeScalars.prefix(longest + 1))
    let secondScalars = Array(second.unicodeScalars.prefix(longest + 1))
    guard firstScalars.count <= longest, secondScalars.count <= longest else { return nil }
    return distance(firstScalars, secondScalars, limit: limit)
  }

  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for column in second.indices {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var steps = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          steps = min(steps, beforeLast[column - 1] + 1)
        }
        current.append(steps)
      }
      // A swap reaches back over one row, so two rows must be beyond the limit.
      if (current.min() ?? 0) > limit, (last.min() ?? 0) > limit { return nil }
      beforeLast = last
      last = current
    }
    guard let distance = last.last, distance <= limit else { return nil }
    return distance
  }
}
