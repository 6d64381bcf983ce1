import Foundation
@_spi(Toolkit) import UIKitCore

/// How a list looks: its appearance, its separators, its headers and footers.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
///
/// It is a value: what is changed after a layout or a section was made from it changes nothing there.
@MainActor
public struct UICollectionLayoutListConfiguration {
  /// The looks of a list.
  public enum Appearance: Int, Sendable {
    /// Rows over the whole width; headers stay in sight.
    case plain
    /// Rows over the whole width, with room between the sections.
    case grouped
    /// Sections with round corners and room around them.
    case insetGrouped
    /// A list of places to go to: rows without separators that have round corners where they are selected.
    case sidebar
    /// The same on a plain background, with headers that stay in sight.
    case sidebarPlain
  }

  /// What stands above the rows of a section.
  public enum HeaderMode: Int, Sendable {
    case none
    /// A view of the kind `UICollectionView.elementKindSectionHeader`, which the data source must supply for every
    /// section.
    case supplementary
    /// The first item of each section: an item like the others that looks like a header.
    case firstItemInSection
  }

  /// What stands below the rows of a section.
  public enum FooterMode: Int, Sendable {
    case none
    /// A view of the kind `UICollectionView.elementKindSectionFooter`, which the data source must supply for every
    /// section.
    case supplementary
  }

  /// Says which separators an item has.
  ///
  /// - Parameters:
  ///   - itemIndexPath: the item's path.
  ///   - sectionSeparatorConfiguration: what holds for the items of its section.
  /// - Returns: what holds for this one.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Says what can be done to an item that is swiped to one side; nil for nothing.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The looks of the list.
  public let appearance: Appearance

  /// Whether there are separators at all: false overrules `separatorConfiguration` and `itemSeparatorHandler`. True by
  /// default, but for sidebars.
  public var showsSeparators: Bool

  /// What separators look like.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Asked whenever the separators of an item are determined: when it is displayed, selected, highlighted or moved by
  /// an update, and when that happens to the item below it. Not asked for headers and footers. Nil by default.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Asked when an item is swiped so that its leading side is shown, or when it gets the keyboard's focus. Nil by
  /// default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Asked when an item is swiped so that its trailing side is shown, or when it gets the keyboard's focus. Nil by
  /// default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// What lies behind the list; nil, and by default, is the colour of the appearance.
  ///
  /// A layout of lists alone gives it to a collection view that has no colour of its own. Where a section is a part of
  /// another layout, it lies behind the section over the whole width.
  public var backgroundColor: UIColor?

  /// What stands above the rows of each section; nothing by default.
  public var headerMode = HeaderMode.none

  /// What stands below the rows of each section; nothing by default.
  public var footerMode = FooterMode.none

  /// Room above the header of each section, in points; nil, and by default, is what the appearance has: 22 in plain
  /// lists, none in others. Sections without headers have none.
  public var headerTopPadding: CGFloat?

  /// The least distance from the list's edges to the content of rows, in points.
  var leastRowMargin: CGFloat = 0

  /// A list with the appearance's defaults.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  nonisolated var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  nonisolated var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// Whether sections stand apart from each other.
  nonisolated var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// Whether headers and footers stay in sight.
  nonisolated var pinsHeaders: Bool { self == .plain || self == .sidebarPlain }

  nonisolated var backgroundColor: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    }
  }
}
