import Foundation
@_spi(Toolkit) import UIKitCore

/// The configuration of a list: its appearance, separators, headers, footers and swipe actions.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
///
/// A configuration is a value: changes do not affect layouts and sections that were created from it before.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows of the whole width, and pinned headers.
    case plain
    /// Rows of the whole width, and space between the sections.
    case grouped
    /// Inset sections with rounded corners.
    case insetGrouped
    /// A sidebar for navigation: rows without separators, and rounded corners of selected rows.
    case sidebar
    /// A sidebar with a plain background and pinned headers.
    case sidebarPlain
  }

  /// The type of section headers.
  public enum HeaderMode: Int, Sendable {
    case none
    /// A view of the kind `UICollectionView.elementKindSectionHeader`, which the data source must supply for every
    /// section.
    case supplementary
    /// The first item of each section, which has the appearance of a header.
    case firstItemInSection
  }

  /// The type of section footers.
  public enum FooterMode: Int, Sendable {
    case none
    /// A view of the kind `UICollectionView.elementKindSectionFooter`, which the data source must supply for every
    /// section.
    case supplementary
  }

  /// Returns the separator configuration of an item.
  ///
  /// - Parameters:
  ///   - itemIndexPath: the item's index path.
  ///   - sectionSeparatorConfiguration: the configuration of the item's section.
  /// - Returns: the configuration of the item.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Returns the swipe actions of an item on one side; nil for no actions.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance of the list.
  public let appearance: Appearance

  /// A Boolean value that indicates whether the list has separators. False overrides `separatorConfiguration` and
  /// `itemSeparatorHandler`. True by default, except in sidebars.
  public var showsSeparators: Bool

  /// The default separator configuration of all items.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Called whenever the separators of an item are determined: when it is displayed, selected, highlighted or moved by
  /// an update, and when this happens to the item below it. Not called for headers and footers of the section. Nil by
  /// default.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Called when an item is swiped to show its leading side, or when it gets the keyboard focus. Nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Called when an item is swiped to show its trailing side, or when it gets the keyboard focus. Nil by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The background color of the list; nil by default, for that of the appearance.
  ///
  /// A layout that consists of lists applies it to a collection view without a background color. In other layouts it is
  /// applied behind the section, over the whole width.
  public var backgroundColor: UIColor?

  /// The type of section headers; none by default.
  public var headerMode = HeaderMode.none

  /// The type of section footers; none by default.
  public var footerMode = FooterMode.none

  /// The space above each section header, in points; nil by default, for that of the appearance: 22 in plain lists, 0
  /// in others. It has no effect on sections without headers.
  public var headerTopPadding: CGFloat?

  /// The least distance from the list's edges to the content of rows, in points.
  var leastRowMargin: CGFloat = 0

  /// Creates the default configuration of an appearance.
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

  /// True for appearances with space between sections.
  nonisolated var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// True for appearances with pinned headers and footers.
  nonisolated var pinsHeaders: Bool { self == .plain || self == .sidebarPlain }

  nonisolated var backgroundColor: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    }
  }
}
