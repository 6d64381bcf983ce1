import Foundation
import RenderTree

/// The change that the elements of siblings have in common when rows above them come or go: the same distance, another
/// number, and another count of rows.
struct PageShift: Equatable, Sendable {
  /// The distance, in hundredths of a point.
  private(set) var x = 0
  private(set) var y = 0
  /// The difference of the element's number in its list; nil for an element without a number.
  private(set) var number: Int?
  /// The count of the list's elements; nil for an element without one.
  private(set) var count: Int?
  private var hasNewCount = false

  /// The shift between two states of an element; nil if there is none, or if the element stays at an edge.
  ///
  /// - Parameters:
  ///   - old: the older state. It takes over what the shift changes: what differs then is not part of the shift.
  ///   - new: the newer state.
  init?(from old: inout PageElement, to new: PageElement) {
    guard let before = old.origin, let after = new.origin else { return nil }
    (x, y) = (after.x - before.x, after.y - before.y)
    number = Self.numbers("aria-posinset", old, new).map { $1 - $0 }
    if let counts = Self.numbers("aria-setsize", old, new) {
      count = counts.new
      hasNewCount = counts.old != counts.new
    }
    guard x != 0 || y != 0 || number ?? 0 != 0 || hasNewCount else { return nil }
    old.origin = after
    if number != nil { old.outer["aria-posinset"] = new.outer["aria-posinset"] }
    if count != nil { old.outer["aria-setsize"] = new.outer["aria-setsize"] }
  }

  private static func numbers(_ name: String, _ old: PageElement, _ new: PageElement) -> (old: Int, new: Int)? {
    guard let before = old.outer[name].flatMap({ Int($0) }), let after = new.outer[name].flatMap({ Int($0) }) else {
      return nil
    }
    return (before, after)
  }

  /// Takes over the shift of the next sibling. Returns false, and changes nothing, if it is another one.
  mutating func join(_ other: PageShift) -> Bool {
    guard x == other.x, y == other.y, number == nil || other.number == nil || number == other.number,
      count == nil || other.count == nil || count == other.count
    else { return false }
    number = number ?? other.number
    count = count ?? other.count
    hasNewCount = hasNewCount || other.hasNewCount
    return true
  }

  /// The numbers of the shift as JSON: the distances, the difference of the numbers, and the count. What does not change
  /// is left out at the end.
  var json: String {
    var numbers = [x, y]
    if number ?? 0 != 0 || hasNewCount { numbers.append(number ?? 0) }
    if hasNewCount, let count { numbers.append(count) }
    return numbers.map(String.init).joined(separator: ",")
  }
}

/// Siblings that follow each other, and that shift together.
struct PageRun: Equatable, Sendable {
  /// The first one.
  let first: String
  /// The number of siblings.
  private(set) var length = 1
  /// Their shift.
  private(set) var shift: PageShift

  /// The runs of siblings in order; nil for those that do not shift.
  static func runs(of siblings: [(name: String, shift: PageShift?)]) -> [PageRun] {
    var runs: [PageRun] = []
    var continues = false
    for (name, shift) in siblings {
      guard let shift else {
        continues = false
        continue
      }
      if continues, runs[runs.count - 1].join(shift) { continue }
      runs.append(PageRun(first: name, shift: shift))
      continues = true
    }
    return runs
  }

  private mutating func join(_ next: PageShift) -> Bool {
    guard shift.join(next) else { return false }
    length += 1
    return true
  }
}
