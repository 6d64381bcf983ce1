import Foundation
@_spi(Toolkit) import UIKitCore

/// The list that lays out a section: its configuration, and the metrics in its environment.
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

  /// The traits of the last call of `traits(inheriting:)`, which the views of a list share. They are compared by value,
  /// because a view with an overridden style creates new instances.
  private var traits: (outside: UITraitCollection, inside: UITraitCollection)?

  /// The traits of views in the list.
  func traits(inheriting outside: UITraitCollection) -> UITraitCollection {
    if let traits, traits.outside == outside { return traits.inside }
    let inside = outside.inside(appearance.environment)
    traits = (outside, inside)
    return inside
  }

  var backgroundColor: UIColor { configuration.backgroundColor ?? appearance.backgroundColor }

  /// The role of an item.
  ///
  /// - Parameters:
  ///   - count: the number of items in the section.
  ///   - followsItem: true if a row of the previous section lies directly above the first item.
  func element(forItem item: Int, of count: Int, followsItem: Bool) -> ListElement {
    let hasHeaderItem = configuration.headerMode == .firstItemInSection
    if hasHeaderItem, item == 0 { return ListElement(list: self, role: .header) }
    return ListElement(
      list: self, role: .cell, isFirst: item == (hasHeaderItem ? 1 : 0), isLast: item == count - 1,
      followsItem: item == 0 && followsItem)
  }

  /// The role of a header or footer view.
  func element(forBoundary kind: String, isPinned: Bool) -> ListElement {
    let role: ListElement.Role = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    return ListElement(list: self, role: role, isPinned: isPinned)
  }
}

/// The role and position of a cell or supplementary view in a list.
@MainActor
struct ListElement {
  enum Role { case cell, header, footer }

  let list: ListDefinition
  let role: Role
  /// True for the first row of a section.
  var isFirst = false
  /// True for the last row of a section.
  var isLast = false
  /// True if a row of the previous section lies directly above.
  var followsItem = false
  /// True for a header or footer that is pinned to an edge of the visible area.
  var isPinned = false

  /// True if both elements have the same list, role and position.
  func isEqual(to other: ListElement?) -> Bool {
    guard let other else { return false }
    return list === other.list && role == other.role && isFirst == other.isFirst && isLast == other.isLast
      && followsItem == other.followsItem && isPinned == other.isPinned
  }

  /// The rounded corners of the element; nil for elements without rounded corners.
  var groupShape: BackgroundConfigurationView.GroupShape? {
    guard role == .cell, list.metrics.groupRadius > 0, isFirst || isLast else { return nil }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return BackgroundConfigurationView.GroupShape(radius: list.metrics.groupRadius, corners: corners)
  }

  /// The default content configuration, without content.
  var contentConfiguration: UIListContentConfiguration { role.contentConfiguration(in: list.appearance) }

  /// The default background configuration.
  var backgroundConfiguration: UIBackgroundConfiguration { role.backgroundConfiguration(in: list.appearance) }
}

@MainActor
extension ListElement.Role {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// The default content configuration in a list appearance, without content.
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

  /// The default background configuration in a list appearance.
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
