import Foundation
import UIKitLists

/// The look of a list, as the environment describes it.
struct ListAppearance: Equatable {
  var style = _ListStyleKind.insetGrouped
  /// nil for that of the list.
  var leastRowHeight: CGFloat?
  var leastHeaderHeight: CGFloat?
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.default
  var showsBackground = true
  /// The room beside the rows, in points; nil for that of the style.
  var leadingMargin: CGFloat?
  var trailingMargin: CGFloat?

  init() {}

  init(_ environment: EnvironmentValues) {
    style = environment.shownListStyle
    leastRowHeight = environment.listRowHeight
    leastHeaderHeight = environment.listHeaderHeight
    rowSpacing = environment.listRowSpacing
    sectionSpacing = environment.listSectionSpacing
    showsBackground = environment.scrollContentBackground != .hidden
    leadingMargin = environment.contentMargins.leading
    trailingMargin = environment.contentMargins.trailing
  }
}

extension _ListStyleKind {
  /// The appearance of a UIKit list.
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch name {
    case .plain, .inset: .plain
    case .grouped: .grouped
    case .automatic, .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    }
  }

  /// The environment in which UIKit's content configurations find the style of their texts.
  var environment: UIListEnvironment {
    switch name {
    case .plain, .inset: .plain
    case .grouped: .grouped
    case .automatic, .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    }
  }

  var backgroundColor: UIColor {
    switch name {
    case .plain, .inset: .systemBackground
    case .automatic, .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    }
  }
}
