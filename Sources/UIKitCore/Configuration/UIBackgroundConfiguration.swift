import Foundation

/// The background of a cell, a header, a footer or a button: a colour, a stroke, a shape, or a custom view.
nonisolated public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  // Unchecked for the colours and the image, which are immutable, and the transformers, which are values.

  /// The style that the configuration was created with.
  let style: Style

  /// The style resolved for the list of the last update.
  private var resolvedStyle: Style

  /// A view that replaces the colour, clipped to the same shape. It can be in one background at a time.
  public var customView: UIView?

  var corners: SystemValue<CGFloat>

  /// The corner radius in points.
  public var cornerRadius: CGFloat {
    get { corners.value }
    set { corners.value = newValue }
  }

  /// The insets of the background from the view's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The edges at which the view's margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  private var colors: SystemValue<UIColor?>

  /// The background colour. Nil uses the view's tint, or in a button the style's colour; `.clear` draws none.
  public var backgroundColor: UIColor? {
    get { colors.value }
    set { colors.value = newValue }
  }

  /// Transforms `backgroundColor`, or the tint, into the displayed colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// The image above the colour or the `customView`, clipped to the same shape.
  public var image: UIImage?

  /// The content mode of the image; `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The stroke colour. Nil uses the view's tint.
  public var strokeColor: UIColor?

  /// Transforms `strokeColor`, or the tint, into the displayed colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The stroke width in points; 0, the default, draws no stroke.
  public var strokeWidth: CGFloat = 0

  /// The distance of the stroke outside the background's edge, in points; at 0 it lies just inside.
  public var strokeOutset: CGFloat = 0

  private var shadows = SystemValue(UIShadowProperties())

  /// The shadow of the background; by default none, except for a cell that is being reordered.
  public var shadowProperties: UIShadowProperties {
    get { shadows.value }
    set { shadows.value = newValue }
  }

  init(_ style: Style) {
    self.style = style
    resolvedStyle = style
    corners = SystemValue(style.cornerRadius)
    colors = SystemValue(style.color(in: nil))
  }

  /// The background colour for a view with a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke colour for a view with a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The configuration updated for a state: grey if selected or highlighted, with a shadow while it is being reordered,
  /// and in the style of the list given by the state's traits (`listEnvironment`). Values that the app has set do not
  /// change.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    let conditions = ConfigurationConditions(state)
    let shown = style.resolved(in: state.traitCollection.listEnvironment)
    updated.resolvedStyle = shown
    updated.corners.system = shown.cornerRadius
    updated.colors.system = shown.color(in: conditions)
    updated.shadows.system = conditions.isBeingReordered && shown.isRow ? .lifted : UIShadowProperties()
    return updated
  }
}

/// The attributes of a shadow.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  // Unchecked for the colour, which is immutable.

  /// The colour; black by default.
  public var color = UIColor.black
  /// The opacity, from 0 to 1. 0 by default.
  public var opacity: CGFloat = 0
  /// The blur radius, in points. 0 by default.
  public var radius: CGFloat = 0
  /// The offset from the background, in points.
  public var offset = CGSize.zero

  /// No shadow.
  init() {}

  /// The shadow of a cell that is being reordered.
  static var lifted: UIShadowProperties {
    var shadow = UIShadowProperties()
    shadow.opacity = 0.25
    shadow.radius = 8
    shadow.offset = CGSize(width: 0, height: 2)
    return shadow
  }
}

extension UIBackgroundConfiguration {
  /// The style of a background, one for each factory method.
  enum Style: Hashable, Sendable {
    case clear, plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter, sidebarCell, accompaniedSidebarCell
    case sidebarHeader
    /// The background of a button, whose colour comes from the button's configuration.
    case button
    /// Styles that resolve to one of the list.
    case listCell, listHeader, listFooter

    /// The style in a list environment. A style that does not depend on the list is itself; outside of lists the plain
    /// list's applies.
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
      case .button: 6
      case .clear, .plainCell, .groupedCell, .plainHeaderFooter, .groupedHeaderFooter: 0
      case .listCell, .listHeader, .listFooter: 0
      }
    }

    var isRow: Bool {
      switch self {
      case .plainCell, .groupedCell, .sidebarCell, .accompaniedSidebarCell, .listCell: true
      case .clear, .plainHeaderFooter, .groupedHeaderFooter, .sidebarHeader, .listHeader, .listFooter, .button: false
      }
    }

    /// - Parameter conditions: the state of the view; nil if unknown.
    func color(in conditions: ConfigurationConditions?) -> UIColor? {
      let isMarked = conditions.map { $0.isSelected || $0.isHighlighted || $0.isDropTarget } ?? false
      // An opaque colour hides the content below, and in a terminal, which has no shadows, it marks the lifted cell.
      let isFilled = conditions.map { $0.isBeingReordered && ($0.isOnCells || cornerRadius > 0) } ?? false
      if isFilled, isRow, !isMarked { return .systemGray5 }
      switch self {
      case .button: return nil
      case .clear, .groupedHeaderFooter, .sidebarHeader: return .clear
      case .plainCell, .listCell: return isMarked ? .systemGray4 : .systemBackground
      case .groupedCell: return isMarked ? .systemGray4 : .secondarySystemGroupedBackground
      case .sidebarCell, .accompaniedSidebarCell: return isMarked ? .systemFill : .clear
      // Opaque if pinned, because cells scroll below it.
      case .plainHeaderFooter, .listHeader, .listFooter:
        return conditions?.isPinned ?? false ? .systemBackground : .clear
      }
    }
  }

  /// The background of a button.
  static func button() -> Self { Self(.button) }

  /// True if the background is a colour in a shape and nothing else.
  var isColorAlone: Bool {
    customView == nil && image == nil && strokeWidth <= 0 && backgroundInsets == .zero
      && edgesAddingLayoutMarginsToBackgroundInsets.isEmpty && shadowProperties.opacity <= 0
  }

  /// No background.
  public static func clear() -> Self { Self(.clear) }

  /// The background of a cell: that of a plain list until an update for a state in another list.
  public static func listCell() -> Self { Self(.listCell) }

  /// The background of a header: that of a plain list until an update for a state in another list.
  public static func listHeader() -> Self { Self(.listHeader) }

  /// The background of a footer: that of a plain list until an update for a state in another list.
  public static func listFooter() -> Self { Self(.listFooter) }

  /// The background of a cell in a plain list.
  public static func listPlainCell() -> Self { Self(.plainCell) }

  /// The background of a header or a footer in a plain list: clear unless it is pinned.
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeaderFooter) }

  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }

  /// The background of a header or a footer in a grouped list: clear.
  public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeaderFooter) }

  /// The background of a header in a sidebar: clear.
  public static func listSidebarHeader() -> Self { Self(.sidebarHeader) }

  /// The background of a cell in a sidebar: clear unless it is selected or highlighted.
  public static func listSidebarCell() -> Self { Self(.sidebarCell) }

  /// The background of a cell with a leading accessory in a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
}
