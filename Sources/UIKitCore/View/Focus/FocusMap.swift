import Foundation
import RenderTree

/// The focusable views of a screen in reading order: in rows from top to bottom, and in each row from the leading side.
///
/// A focusable view inside another one, such as a switch in a cell, follows it.
@MainActor
struct FocusMap {
  struct Item {
    let view: UIView
    /// The frame in the window's coordinates.
    let frame: CGRect
    let group: Group
    /// The outermost focusable view that contains this one; nil if there isn't one.
    let outer: UIView?
  }

  /// A focus group: the items that are a single stop for the tab key.
  struct Group: Equatable {
    var part = FocusGroup.content
    /// The identifier given by the app.
    var identifier: String?
    /// The outermost list that contains the item.
    var list: ObjectIdentifier?

    /// True if all items with these values form the group, false if only consecutive ones do.
    var isNamed: Bool { identifier != nil || list != nil }
  }

  /// The items in reading order.
  let items: [Item]
  /// The indices in `items` of the items that no other item contains, by row.
  private let rows: [[Int]]
  private let isRightToLeft: Bool

  /// - Complexity: O(*n* log *n*) in the number of views.
  init(root: UIView) {
    isRightToLeft = root.isRightToLeft
    var found: [Item] = []
    let window = root.enclosingWindow
    Self.collect(root, clip: window?.bounds ?? root.bounds, in: window, group: Group(), outer: nil, into: &found)
    let outermost = found.filter { $0.outer == nil }
    var inner: [ObjectIdentifier: [Item]] = [:]
    for item in found {
      if let outer = item.outer { inner[ObjectIdentifier(outer), default: []].append(item) }
    }
    var ordered: [Item] = []
    var rows: [[Int]] = []
    for row in Self.rows(of: outermost, isRightToLeft: isRightToLeft) {
      var indexes: [Int] = []
      for item in row {
        indexes.append(ordered.count)
        ordered.append(item)
        let inside = inner[ObjectIdentifier(item.view)] ?? []
        ordered += Self.rows(of: inside, isRightToLeft: isRightToLeft).joined()
      }
      rows.append(indexes)
    }
    items = ordered
    self.rows = rows
  }

  private static func rows(of items: [Item], isRightToLeft: Bool) -> [[Item]] {
    ReadingOrder.rows(of: items, isRightToLeft: isRightToLeft, frame: \.frame)
  }

  /// Collects the focusable views. Those in a visible scroll view are included even if they are scrolled away, because
  /// the focus scrolls to them.
  private static func collect(
    _ view: UIView, clip: CGRect?, in window: UIWindow?, group: Group, outer: UIView?, into items: inout [Item]
  ) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    let group = group.inside(view)
    let frame = view.convert(view.bounds, to: window)
    let isVisible = clip.map { frame.isEmpty || $0.intersects(frame) } ?? true
    var outer = outer
    if view.canBecomeFocused, isVisible, !frame.isEmpty {
      items.append(Item(view: view, frame: frame, group: group, outer: outer))
      outer = outer ?? view
    }
    var clip = clip
    if view is UIScrollView {
      guard isVisible else { return }
      clip = nil
    } else if view.clipsToBounds, let outerClip = clip {
      clip = outerClip.intersection(frame)
      if clip?.isNull ?? true { return }
    }
    for subview in view.reachableSubviews {
      collect(subview, clip: clip, in: window, group: group, outer: outer, into: &items)
    }
  }

  // MARK: Moving

  /// The next item from a view in a direction; nil at the end.
  ///
  /// - Parameter isCandidate: Returns true for the items that the focus may move to.
  func item(after view: UIView, direction: FocusDirection, where isCandidate: (Item) -> Bool) -> Item? {
    guard let index = items.firstIndex(where: { $0.view === view }) else { return nil }
    return direction.isVertical
      ? itemInNextRow(after: index, downwards: direction == .down, where: isCandidate)
      : itemBeside(index, towardsEnd: (direction == .right) != isRightToLeft, where: isCandidate)
  }

  private func itemInNextRow(after index: Int, downwards: Bool, where isCandidate: (Item) -> Bool) -> Item? {
    guard let row = row(of: index) else { return nil }
    let middle = items[index].frame.midX
    let others = downwards ? Array(rows[(row + 1)...]) : rows[..<row].reversed()
    for other in others {
      let candidates = other.map { items[$0] }.filter(isCandidate)
      if let nearest = candidates.min(by: { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }) {
        return nearest
      }
    }
    return nil
  }

  /// The next item along the row, or at its end in the adjacent row if one of the two rows has several items. In a list
  /// of full-width rows, the left and right keys don't move the focus.
  private func itemBeside(_ index: Int, towardsEnd: Bool, where isCandidate: (Item) -> Bool) -> Item? {
    let step = towardsEnd ? 1 : -1
    var next = index + step
    while items.indices.contains(next), !isCandidate(items[next]) { next += step }
    guard items.indices.contains(next), let row = row(of: index), let nextRow = self.row(of: next) else { return nil }
    if row != nextRow, rows[row].count == 1, rows[nextRow].count == 1 { return nil }
    return items[next]
  }

  /// The row that contains an item or the item around it.
  private func row(of index: Int) -> Int? {
    rows.lastIndex { $0.first.map { $0 <= index } ?? false }
  }

  /// The item before or after a view in reading order; nil at the end.
  func item(inOrderAfter view: UIView, by step: Int) -> Item? {
    guard let index = items.firstIndex(where: { $0.view === view }) else { return nil }
    let next = index + step
    return items.indices.contains(next) ? items[next] : nil
  }

  /// The first item of the group before or after that of a view, cyclically; nil if there is only one group.
  ///
  /// The parts of the screen come in their fixed order, and the groups of each part in reading order. Consecutive items
  /// without a list and without a group identifier form a group.
  func firstItem(inGroupAfter view: UIView?, by step: Int) -> Item? {
    let groups = groups
    guard groups.count > 1 else { return nil }
    guard let index = groups.firstIndex(where: { group in group.contains { items[$0].view === view } }) else {
      let content = groups.first { items[$0[0]].group.part == .content } ?? groups[0]
      return items[content[0]]
    }
    return items[groups[(index + step + groups.count) % groups.count][0]]
  }

  /// The indices in `items` by group; no group is empty.
  private var groups: [[Int]] {
    var groups: [[Int]] = []
    for part in FocusGroup.allCases {
      var previous: Group?
      for index in items.indices where items[index].group.part == part {
        let group = items[index].group
        let known = groups.lastIndex { items[$0[0]].group == group }
        if let known, group.isNamed || previous == group {
          groups[known].append(index)
        } else {
          groups.append([index])
        }
        previous = group
      }
    }
    return groups
  }

  /// The item nearest to the center of a frame, such as the last frame of the focused view.
  func item(nearestTo frame: CGRect) -> Item? {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func distance(_ item: Item) -> CGFloat { middle.clamped(to: item.frame).distance(to: middle) }
    return items.min { distance($0) < distance($1) }
  }
}

extension FocusMap.Group {
  /// The group of the descendants of a view.
  @MainActor
  fileprivate func inside(_ view: UIView) -> Self {
    var group = self
    if let part = view.focusGroup { group.part = part }
    if let identifier = view.focusGroupIdentifier { group.identifier = identifier }
    if group.list == nil, view.asFocusContainer != nil { group.list = ObjectIdentifier(view) }
    return group
  }
}
