import Foundation
@_spi(Toolkit) import UIKitCore

/// A line above or below a row of a list.
struct ListSeparator: Hashable {
  /// The leading inset, in points; nil for an automatic inset, which aligns the line with the row's content.
  var leading: CGFloat?
  /// The trailing inset, in points; nil for an automatic inset.
  var trailing: CGFloat?
  var color: UIColor
  /// True if the insets are added to the automatic insets; false if they are relative to the row's edges.
  var isAddedToAutomaticInsets: Bool

  /// - Parameter ownColor: The colour of this separator; nil for that of both separators of the row.
  init(_ insets: NSDirectionalEdgeInsets, of configuration: UIListSeparatorConfiguration, ownColor: UIColor? = nil) {
    leading = insets.leading == UIListSeparatorConfiguration.automatic ? nil : insets.leading
    trailing = insets.trailing == UIListSeparatorConfiguration.automatic ? nil : insets.trailing
    color = ownColor ?? configuration.color
    isAddedToAutomaticInsets = configuration.isAddedToAutomaticInsets
  }

  /// The ends of the line in a row, measured from its leading edge.
  ///
  /// - Parameter automatic: the ends of a line with automatic insets.
  func ends(in width: CGFloat, automatic: (start: CGFloat, end: CGFloat)) -> (start: CGFloat, end: CGFloat) {
    var (start, end) = automatic
    if let leading { start = isAddedToAutomaticInsets ? start + leading : leading }
    if let trailing { end = (isAddedToAutomaticInsets ? end : width) - trailing }
    return (start, max(start, end))
  }

  /// Replaces the insets, except by automatic ones.
  fileprivate mutating func move(to inset: NSDirectionalEdgeInsets) {
    if inset.leading != UIListSeparatorConfiguration.automatic { leading = inset.leading }
    if inset.trailing != UIListSeparatorConfiguration.automatic { trailing = inset.trailing }
  }
}

/// The separators that a row draws: the one below it and, in the first row of a section, the one above it. The upper
/// row draws the separator between two rows.
struct ListSeparators: Hashable {
  var top: ListSeparator?
  var bottom: ListSeparator?

  /// Replaces the insets of both lines, except by automatic ones.
  mutating func move(to inset: NSDirectionalEdgeInsets) {
    top?.move(to: inset)
    bottom?.move(to: inset)
  }
}

/// Determines the separators of rows from the configuration and the state of the list.
@MainActor
struct ListSeparatorResolver {
  let list: ListDefinition
  /// Returns true if an item is selected or highlighted.
  let isMarked: (IndexPath) -> Bool
  /// True on a host of character cells. There the separator above the list's first row would share the cells of a bar.
  let isOnPointGrid: Bool
  /// Returns the index path of an item in the data source.
  let dataPath: (IndexPath) -> IndexPath

  private var appearance: UICollectionLayoutListConfiguration.Appearance { list.appearance }

  /// The separators that an item's row draws.
  func separators(of element: ListElement, at path: IndexPath) -> ListSeparators {
    guard list.configuration.showsSeparators else { return ListSeparators() }
    switch element.role {
    case .header: return ListSeparators(top: edge(configuration(at: path), .top, isAutomatic: false))
    case .footer: return ListSeparators()
    case .cell:
      let own = configuration(at: path)
      return ListSeparators(
        top: element.isFirst ? top(own, of: element, at: path) : nil,
        bottom: element.isLast ? outer(own, .bottom, at: path) : between(own, at: path))
    }
  }

  private func configuration(at path: IndexPath) -> UIListSeparatorConfiguration {
    let section = list.configuration.separatorConfiguration
    return list.configuration.itemSeparatorHandler?(dataPath(path), section) ?? section
  }

  // MARK: Separators at the edges of a section

  /// The separator above the first row. Below a header item it is a separator between two rows.
  private func top(
    _ own: UIListSeparatorConfiguration, of element: ListElement, at path: IndexPath
  ) -> ListSeparator? {
    guard path.item > 0 else {
      return element.followsItem ? edge(own, .top, isAutomatic: false) : outer(own, .top, at: path)
    }
    let header = configuration(at: IndexPath(item: path.item - 1, section: path.section))
    if header.bottomSeparatorVisibility == .visible { return edge(header, .bottom, isAutomatic: true) }
    if own.topSeparatorVisibility == .automatic, header.bottomSeparatorVisibility == .hidden { return nil }
    return outer(own, .top, at: path)
  }

  private enum Edge { case top, bottom }

  /// The separator at the outer edge of a section. By default plain lists have one that starts at the text, and grouped
  /// lists have one of the whole width.
  private func outer(_ own: UIListSeparatorConfiguration, _ edge: Edge, at path: IndexPath) -> ListSeparator? {
    let beginsList = edge == .top && path.section == 0 && path.item == 0
    let isAutomatic = (appearance == .plain || appearance == .grouped) && !(beginsList && isOnPointGrid)
    guard var line = self.edge(own, edge, isAutomatic: isAutomatic) else { return nil }
    if appearance == .grouped {
      line.leading = line.leading ?? 0
      line.trailing = line.trailing ?? 0
      line.isAddedToAutomaticInsets = false
      return line
    }
    return isMarked(path) ? nil : line
  }

  /// - Parameter isAutomatic: true if a separator of automatic visibility is visible.
  private func edge(_ own: UIListSeparatorConfiguration, _ edge: Edge, isAutomatic: Bool) -> ListSeparator? {
    let (visibility, insets, color) =
      switch edge {
      case .top: (own.topSeparatorVisibility, own.topSeparatorInsets, own.topColor)
      case .bottom: (own.bottomSeparatorVisibility, own.bottomSeparatorInsets, own.bottomColor)
      }
    guard visibility == .visible || visibility == .automatic && isAutomatic else { return nil }
    return ListSeparator(insets, of: own, ownColor: color)
  }

  // MARK: Separators between two rows

  /// The separator between a row and the next one; nil if only one of them is selected or highlighted.
  private func between(_ upper: UIListSeparatorConfiguration, at path: IndexPath) -> ListSeparator? {
    let next = IndexPath(item: path.item + 1, section: path.section)
    guard var line = line(between: upper, and: configuration(at: next)) else { return nil }
    let (isMarked, isNextMarked) = (isMarked(path), isMarked(next))
    guard isMarked == isNextMarked else { return nil }
    if isMarked { line.color = upper.multipleSelectionColor }
    return line
  }

  private func line(
    between upper: UIListSeparatorConfiguration, and lower: UIListSeparatorConfiguration
  ) -> ListSeparator? {
    switch (upper.bottomSeparatorVisibility, lower.topSeparatorVisibility) {
    case (.visible, _): return ListSeparator(upper.bottomSeparatorInsets, of: upper, ownColor: upper.bottomColor)
    case (_, .visible): return ListSeparator(lower.topSeparatorInsets, of: lower, ownColor: lower.topColor)
    case (.hidden, _), (_, .hidden): return nil
    case (.automatic, .automatic):
      var line = ListSeparator(upper.bottomSeparatorInsets, of: upper, ownColor: upper.bottomColor ?? lower.topColor)
      let other = ListSeparator(lower.topSeparatorInsets, of: lower, ownColor: lower.topColor)
      line.leading = line.leading ?? other.leading
      line.trailing = line.trailing ?? other.trailing
      return line
    }
  }
}
