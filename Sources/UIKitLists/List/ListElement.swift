import Foundation
@_spi(Toolkit) import UIKitCore

/// A list that sections are laid out as: its configuration, and the distances that follow from where it is shown.
@MainActor
final class ListDefinition {
  let configuration: UICollectionLayoutListConfiguration
  let metrics: ListMetrics

  init(_ configuration: UICollectionLayoutListConfiguration, in environment: any NSCollectionLayoutEnvironment) {
    self.configuration = configuration
    metrics = ListMetrics(
      configuration.appearance, width: environment.container.contentSize.width, traits: environment.traitCollection,
      leastMargin: configuration.leastRowMargin)
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

  /// The last traits that were asked for: all that is in a list shares them. They are told from others by what they
  /// say: a view that forces a style makes them anew each time.
  private var traits: (outside: UITraitCollection, inside: UITraitCollection)?

  /// The traits of what is in the list.
  func traits(inheriting outside: UITraitCollection) -> UITraitCollection {
    if let traits, traits.outside == outside { return traits.inside }
    let inside = outside.inside(appearance.environment)
    traits = (outside, inside)
    return inside
  }

  var backgroundColor: UIColor { configuration.backgroundColor ?? appearance.backgroundColor }

  /// What an item is.
  ///
  /// - Parameters:
  ///   - count: of the section's items.
  ///   - followsRow: whether a row of the section before lies directly above the first item.
  func element(forItem item: Int, of count: Int, followsRow: Bool) -> ListElement {
    let hasHeaderItem = configuration.headerMode == .firstItemInSection
    if hasHeaderItem, item == 0 { return ListElement(list: self, role: .header) }
    return ListElement(
      list: self, role: .cell, isFirst: item == (hasHeaderItem ? 1 : 0), isLast: item == count - 1,
      followsRow: item == 0 && followsRow)
  }

  /// What a view at the edge of a section is.
  func element(forBoundary kind: String, isPinned: Bool) -> ListElement {
    let role: ListElement.Role = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    return ListElement(list: self, role: role, isPinned: isPinned)
  }
}

/// What a cell or a view is in a list.
@MainActor
struct ListElement {
  enum Role { case cell, header, footer }

  let list: ListDefinition
  let role: Role
  /// Whether it is the first of the rows of its section.
  var isFirst = false
  /// Whether it is the last of the rows of its section.
  var isLast = false
  /// Whether a row of the section before lies directly above it.
  var followsRow = false
  /// Whether it is kept at the edge while what belongs to it scrolls by.
  var isPinned = false

  /// Whether the other looks the same in all that follows from its place.
  func isEqual(to other: ListElement?) -> Bool {
    guard let other else { return false }
    return list === other.list && role == other.role && isFirst == other.isFirst && isLast == other.isLast
      && followsRow == other.followsRow && isPinned == other.isPinned
  }

  /// The corners that are round in a group of rows; nil where the list has no such groups.
  var groupShape: BackgroundConfigurationView.GroupShape? {
    guard role == .cell, list.metrics.groupRadius > 0, isFirst || isLast else { return nil }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return BackgroundConfigurationView.GroupShape(radius: list.metrics.groupRadius, corners: corners)
  }

  /// What content looks like here, without any yet.
  var contentConfiguration: UIListContentConfiguration { role.contentConfiguration(in: list.appearance) }

  /// What lies behind the content where the app says nothing.
  var backgroundConfiguration: UIBackgroundConfiguration { role.backgroundConfiguration(in: list.appearance) }
}

@MainActor
extension ListElement.Role {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// What content looks like in a list, without any yet.
  func contentConfiguration(in appearance: Appearance) -> UIListContentConfiguration {
    switch (self, appearance) {
    case (.cell, .plain), (.cell, .grouped), (.cell, .insetGrouped): .cell()
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell()
    case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
    case (.header, .sidebar): .sidebarHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, .grouped), (.footer, .insetGrouped), (.footer, .sidebar): .groupedFooter()
    }
  }

  /// What lies behind the content where the app says nothing.
  func backgroundConfiguration(in appearance: Appearance) -> UIBackgroundConfiguration {
    switch (self, appearance) {
    case (.cell, .plain): .listPlainCell()
    case (.cell, .grouped), (.cell, .insetGrouped): .listGroupedCell()
    case (.cell, .sidebar), (.cell, .sidebarPlain): .listSidebarCell()
    case (.header, .sidebar), (.footer, .sidebar): .listSidebarHeader()
    case (.header, .grouped), (.header, .insetGrouped), (.footer, .grouped), (.footer, .insetGrouped):
      .listGroupedHeaderFooter()
    case (.header, .plain), (.header, .sidebarPlain), (.footer, .plain), (.footer, .sidebarPlain):
      .listPlainHeaderFooter()
    }
  }
}
