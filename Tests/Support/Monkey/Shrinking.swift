/// The reduction of a failing list to a shortest one.
public enum Shrinking {
  /// Returns a list of some of the elements that still fails, and that no longer fails if any one element is left out.
  ///
  /// Delta debugging, the algorithm *ddmin*: Zeller, Hildebrandt, *Simplifying and Isolating Failure-Inducing Input*,
  /// IEEE Transactions on Software Engineering 28 (2002). Lists of the elements are tested in ever smaller parts: if a
  /// part fails, or the list without it, the search goes on there.
  ///
  /// - Parameters:
  ///   - elements: The elements, which fail together.
  ///   - limit: The largest number of tests. The result after that is the shortest list so far.
  ///   - fails: Returns true if a list fails.
  /// - Complexity: O(*k* log *n*) tests where *k* of *n* elements fail together, as a rule; O(*n*²) at worst.
  public static func shortest<Element: Sendable>(
    of elements: [Element], limit: Int = .max, where fails: ([Element]) async -> Bool
  ) async -> [Element] {
    var list = elements
    var parts = 2
    var tests = 0
    search: while list.count > 1 {
      let bounds = (0...parts).map { list.count * $0 / parts }
      let ranges = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
      for range in ranges {
        guard tests < limit else { return list }
        tests += 1
        let part = Array(list[range])
        if await fails(part) {
          list = part
          parts = 2
          continue search
        }
      }
      // With two parts, the list without one is the other.
      for range in ranges where parts > 2 {
        guard tests < limit else { return list }
        tests += 1
        let rest = Array(list[..<range.lowerBound] + list[range.upperBound...])
        if await fails(rest) {
          list = rest
          parts = max(parts - 1, 2)
          continue search
        }
      }
      guard parts < list.count else { break }
      parts = min(parts * 2, list.count)
    }
    return list
  }
}
