import Foundation

/// The merging of the positions that several views give one guide, for the container around them.
struct GuideMerge {
  private let key: AlignmentKey
  private var sum: CGFloat = 0
  private var count: CGFloat = 0
  private var least: CGFloat = 0
  private var greatest: CGFloat = 0

  init(_ key: AlignmentKey) { self.key = key }

  /// Adds the position in one view.
  mutating func add(_ position: CGFloat) {
    least = count == 0 ? position : min(least, position)
    greatest = count == 0 ? position : max(greatest, position)
    sum += position
    count += 1
  }

  /// The least position for the first baseline, the greatest for the last baseline, the mean for other guides; nil if no
  /// view gave one.
  var value: CGFloat? {
    guard count > 0 else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return least }
    if key == VerticalAlignment.lastTextBaseline.key { return greatest }
    return sum / count
  }
}
