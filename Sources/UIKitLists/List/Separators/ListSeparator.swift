import Foundation
@_spi(Toolkit) import UIKitCore

/// A line above or below a row of a list.
struct ListSeparator: Hashable {
  /// From the row's leading edge; nil where the row's content decides.
  var leading: CGFloat?
  /// From the row's trailing edge; nil where the row decides.
  var trailing: CGFloat?
  var color: UIColor
  /// Whether the line begins and ends that far from where it would by itself, and not from the row's edges.
  var isAddedToAutomaticInsets: Bool

  init(_ insets: NSDirectionalEdgeInsets, of configuration: UIListSeparatorConfiguration) {
    leading = insets.leading == UIListSeparatorConfiguration.automatic ? nil : insets.leading
    trailing = insets.trailing == UIListSeparatorConfiguration.automatic ? nil : insets.trailing
    color = configuration.color
    isAddedToAutomaticInsets = configuration.isAddedToAutomaticInsets
  }

  /// Where the line is in a row, from its leading edge.
  ///
  /// - Parameter automatic: where it is by itself.
  func ends(in width: CGFloat, automatic: (start: CGFloat, end: CGFloat)) -> (start: CGFloat, end: CGFloat) {
    var (start, end) = automatic
    if let leading { start = isAddedToAutomaticInsets ? start + leading : leading }
    if let trailing { end = (isAddedToAutomaticInsets ? end : width) - trailing }
    return (start, max(start, end))
  }

  /// Has the line begin and end elsewhere, but where that is left to the list.
  fileprivate mutating func move(to inset: NSDirectionalEdgeInsets) {
    if inset.leading != UIListSeparatorConfiguration.automatic { leading = inset.leading }
    if inset.trailing != UIListSeparatorConfiguration.automatic { trailing = inset.trailing }
  }
}

/// The lines that a row draws: the one below it, and the one above the first row of a section. The line between two
/// rows is the upper one's.
struct ListSeparators: Hashable {
  var top: ListSeparator?
  var bottom: ListSeparator?

  /// Has the lines begin and end elsewhere.
  mutating func move(to inset: NSDirectionalEdgeInsets) {
    top?.move(to: inset)
    bottom?.move(to: inset)
  }
}

/// What decides about the separators of a row besides its place.
@MainActor
struct ListSeparatorResolver {
  let list: ListDefinition
  /// Whether an item is selected or highlighted.
  let isMarked: (IndexPath) -> Bool
  /// Gives the path of an item in the data source.
  let dataPath: (IndexPath) -> IndexPath

  private var appearance: UICollectionLayoutListConfiguration.Appearance { list.appearance }

  /// The lines that the row of an item draws.
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

  // MARK: At the edges of a section

  /// Below a header that is an item the line is one between two rows.
  private func top(
    _ own: UIListSeparatorConfiguration, of element: ListElement, at path: IndexPath
  ) -> ListSeparator? {
    guard path.item > 0 else {
      return element.followsRow ? edge(own, .top, isAutomatic: false) : outer(own, .top, at: path)
    }
    let header = configuration(at: IndexPath(item: path.item - 1, section: path.section))
    if header.bottomSeparatorVisibility == .visible { return edge(header, .bottom, isAutomatic: true) }
    if own.topSeparatorVisibility == .automatic, header.bottomSeparatorVisibility == .hidden { return nil }
    return outer(own, .top, at: path)
  }

  private enum Edge { case top, bottom }

  /// Plain lists have a line there from the text on, grouped ones over the whole width.
  private func outer(_ own: UIListSeparatorConfiguration, _ edge: Edge, at path: IndexPath) -> ListSeparator? {
    guard var line = self.edge(own, edge, isAutomatic: appearance == .plain || appearance == .grouped) else {
      return nil
    }
    if appearance == .grouped {
      line.leading = line.leading ?? 0
      line.trailing = line.trailing ?? 0
      line.isAddedToAutomaticInsets = false
      return line
    }
    return isMarked(path) ? nil : line
  }

  /// - Parameter isAutomatic: whether the line is there where the configuration leaves that to the list.
  private func edge(_ own: UIListSeparatorConfiguration, _ edge: Edge, isAutomatic: Bool) -> ListSeparator? {
    let (visibility, insets) =
      switch edge {
      case .top: (own.topSeparatorVisibility, own.topSeparatorInsets)
      case .bottom: (own.bottomSeparatorVisibility, own.bottomSeparatorInsets)
      }
    guard visibility == .visible || visibility == .automatic && isAutomatic else { return nil }
    return ListSeparator(insets, of: own)
  }

  // MARK: Between two rows

  /// Nothing separates a row that is marked from one that is not.
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
    case (.visible, _): return ListSeparator(upper.bottomSeparatorInsets, of: upper)
    case (_, .visible): return ListSeparator(lower.topSeparatorInsets, of: lower)
    case (.hidden, _), (_, .hidden): return nil
    case (.automatic, .automatic):
      var line = ListSeparator(upper.bottomSeparatorInsets, of: upper)
      let other = ListSeparator(lower.topSeparatorInsets, of: lower)
      line.leading = line.leading ?? other.leading
      line.trailing = line.trailing ?? other.trailing
      return line
    }
  }
}
