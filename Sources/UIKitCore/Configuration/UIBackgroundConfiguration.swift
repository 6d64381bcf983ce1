import Foundation

/// What lies behind a row's content: a colour, a stroke, a shape, or a view of the app's own.
nonisolated public struct UIBackgroundConfiguration: Hashable {
  /// What the app asked for.
  let style: Style

  /// What that is in the list of the last update.
  private var shownStyle: Style

  /// Shown in place of the colour, cut to the same shape. It can be in one background at a time.
  public var customView: UIView?

  var corners: SystemValue<CGFloat>

  /// In points.
  public var cornerRadius: CGFloat {
    get { corners.value }
    set { corners.value = newValue }
  }

  /// From the view's edges to those of the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The edges at which the view's margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  private var colors: SystemValue<UIColor?>

  /// Nil is the view's tint; `.clear` is none.
  public var backgroundColor: UIColor? {
    get { colors.value }
    set { colors.value = newValue }
  }

  /// Makes the colour that is shown from `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// Shown over the colour, or over the `customView`, and cut to the same shape.
  public var image: UIImage?

  /// How the image is fitted into the background; `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// Nil is the view's tint.
  public var strokeColor: UIColor?

  /// Makes the stroke's colour that is shown from `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// In points; 0, the default, draws no stroke.
  public var strokeWidth: CGFloat = 0

  /// How far outside the background's edge the stroke lies, in points; at 0 it lies just inside.
  public var strokeOutset: CGFloat = 0

  private var shadows = SystemValue(UIShadowProperties())

  /// The shadow behind the background; by default none but for what a hand is moving.
  public var shadowProperties: UIShadowProperties {
    get { shadows.value }
    set { shadows.value = newValue }
  }

  init(_ style: Style) {
    self.style = style
    shownStyle = style
    corners = SystemValue(style.cornerRadius)
    colors = SystemValue(style.color(in: nil))
  }

  /// The colour that is shown in a view of that tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke's colour that is shown in a view of that tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// This, as it is to look in a state: grey where it is selected or touched, with a shadow where it is being moved by
  /// hand, and in the looks of the list that the state's traits tell of (`listEnvironment`). What the app itself has
  /// set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    let conditions = ConfigurationConditions(state)
    let shown = style.resolved(in: state.traitCollection.listEnvironment)
    updated.shownStyle = shown
    updated.corners.system = shown.cornerRadius
    updated.colors.system = shown.color(in: conditions)
    updated.shadows.system = conditions.isLifted && shown.isRow ? .lifted : UIShadowProperties()
    return updated
  }
}

/// How a shadow looks.
public struct UIShadowProperties: Hashable {
  /// Black by default.
  public var color = UIColor.black
  /// From 0, where there is none, to 1. 0 by default.
  public var opacity: CGFloat = 0
  /// How far it is blurred, in points. 0 by default.
  public var radius: CGFloat = 0
  /// From the background, in points.
  public var offset = CGSize.zero

  /// No shadow.
  init() {}

  /// Under what a hand has lifted.
  static var lifted: UIShadowProperties {
    var shadow = UIShadowProperties()
    shadow.opacity = 0.25
    shadow.radius = 8
    shadow.offset = CGSize(width: 0, height: 2)
    return shadow
  }
}

extension UIBackgroundConfiguration {
  /// What the factories differ in.
  enum Style: Hashable, Sendable {
    case clear, plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter, sidebarCell, accompaniedSidebarCell
    case sidebarHeader
    /// Those of the list that they are in.
    case listCell, listHeader, listFooter

    /// The style that it is in a list; itself, or the plain list's, outside of lists.
    func resolved(in environment: UIListEnvironment) -> Self {
      switch (self, environment) {
      case (.listCell, .grouped), (.listCell, .insetGrouped): .groupedCell
      case (.listCell, .sidebar), (.listCell, .sidebarPlain): .sidebarCell
      case (.listCell, _): .plainCell
      case (.listHeader, .sidebar), (.listFooter, .sidebar): .sidebarHeader
      case (.listHeader, .grouped), (.listHeader, .insetGrouped), (.listFooter, .grouped), (.listFooter, .insetGrouped):
        .groupedHeaderFooter
      case (.listHeader, _), (.listFooter, _): .plainHeaderFooter
      default: self
      }
    }

    var cornerRadius: CGFloat {
      switch self {
      case .sidebarCell, .accompaniedSidebarCell, .sidebarHeader: 10
      case .clear, .plainCell, .groupedCell, .plainHeaderFooter, .groupedHeaderFooter: 0
      case .listCell, .listHeader, .listFooter: 0
      }
    }

    var isRow: Bool {
      switch self {
      case .plainCell, .groupedCell, .sidebarCell, .accompaniedSidebarCell, .listCell: true
      case .clear, .plainHeaderFooter, .groupedHeaderFooter, .sidebarHeader, .listHeader, .listFooter: false
      }
    }

    /// - Parameter conditions: nil where nothing is known of the view.
    func color(in conditions: ConfigurationConditions?) -> UIColor {
      let isMarked = conditions.map { $0.isSelected || $0.isHighlighted || $0.isDropTarget } ?? false
      // What lies under it must not be seen through, and where there are no shadows it looks lifted by its colour.
      let isFilled = conditions.map { $0.isLifted && ($0.isOnCells || cornerRadius > 0) } ?? false
      if isFilled, isRow, !isMarked { return .systemGray5 }
      switch self {
      case .clear, .groupedHeaderFooter, .sidebarHeader: return .clear
      case .plainCell, .listCell: return isMarked ? .systemGray4 : .systemBackground
      case .groupedCell: return isMarked ? .systemGray4 : .secondarySystemGroupedBackground
      case .sidebarCell, .accompaniedSidebarCell: return isMarked ? .systemFill : .clear
      // Rows scroll by underneath.
      case .plainHeaderFooter, .listHeader, .listFooter:
        return conditions?.isPinned ?? false ? .systemBackground : .clear
      }
    }
  }

  /// Nothing.
  public static func clear() -> Self { Self(.clear) }

  /// Behind a row: that of a plain list, until an update for a state in another list gives it that one's looks.
  public static func listCell() -> Self { Self(.listCell) }

  /// Behind a header: that of a plain list, until an update for a state in another list gives it that one's looks.
  public static func listHeader() -> Self { Self(.listHeader) }

  /// Behind a footer: that of a plain list, until an update for a state in another list gives it that one's looks.
  public static func listFooter() -> Self { Self(.listFooter) }

  /// Behind a row of a plain list.
  public static func listPlainCell() -> Self { Self(.plainCell) }

  /// Behind a header or a footer of a plain list: nothing, but for one that is pinned.
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeaderFooter) }

  /// Behind a row of a grouped list.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }

  /// Behind a header or a footer of a grouped list: nothing.
  public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeaderFooter) }

  /// Behind a header of a sidebar: nothing.
  public static func listSidebarHeader() -> Self { Self(.sidebarHeader) }

  /// Behind a row of a sidebar: nothing, but for one that is selected.
  public static func listSidebarCell() -> Self { Self(.sidebarCell) }

  /// Behind a row of a sidebar with an accessory before it.
  public static func listAccompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
}
