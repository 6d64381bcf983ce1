import Foundation

extension UIListContentConfiguration {
  /// The style of a content configuration, one for each factory method.
  enum Style: Hashable, Sendable {
    case cell, subtitleCell, valueCell
    /// Styles that resolve to one of the list.
    case header, footer
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader
    /// The style of `valueCell` in a sidebar.
    case sidebarValueCell
  }

  /// A cell with a text and an optional secondary text below it. An update for a state in a sidebar gives it the style
  /// of `sidebarCell()`.
  public static func cell() -> Self { Self(.cell) }

  /// A cell with a text and a smaller secondary text below it. An update for a state in a sidebar gives it the style of
  /// `sidebarSubtitleCell()`.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }

  /// A cell with a text and a secondary text at the trailing edge. An update for a state in a sidebar gives it a
  /// sidebar's style.
  public static func valueCell() -> Self { Self(.valueCell) }

  /// The header of a section: that of a plain list until an update for a state in another list.
  public static func header() -> Self { Self(.header) }

  /// The footer of a section: that of a plain list until an update for a state in another list.
  public static func footer() -> Self { Self(.footer) }

  /// The header of a section in a plain list.
  public static func plainHeader() -> Self { Self(.plainHeader) }

  /// The footer of a section in a plain list.
  public static func plainFooter() -> Self { Self(.plainFooter) }

  /// The header of a section in a grouped list: small and uppercase.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }

  /// The footer of a section in a grouped list.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }

  /// The header of a section in an inset grouped list: larger and bold.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }

  /// The header of a section in an inset grouped list: still larger and bold.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentInsetGroupedHeader) }

  /// A cell of a sidebar.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }

  /// A cell of a sidebar with a smaller secondary text below the text.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }

  /// A cell of a sidebar with a leading accessory.
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }

  /// A cell of a sidebar with a leading accessory and a smaller secondary text below the text.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.accompaniedSidebarSubtitleCell) }

  /// The header of a section in a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}

extension UIListContentConfiguration.Style {
  /// The style in a list environment. A style that does not depend on the list is itself; outside of lists the plain
  /// list's applies.
  func resolved(in environment: UIListEnvironment) -> Self {
    let isSidebar = environment == .sidebar || environment == .sidebarPlain
    switch self {
    case .cell: return isSidebar ? .sidebarCell : self
    case .subtitleCell: return isSidebar ? .sidebarSubtitleCell : self
    case .valueCell: return isSidebar ? .sidebarValueCell : self
    case .header:
      switch environment {
      case .grouped, .insetGrouped: return .groupedHeader
      case .sidebar: return .sidebarHeader
      case .unspecified, .none, .plain, .sidebarPlain: return .plainHeader
      }
    case .footer:
      switch environment {
      case .grouped, .insetGrouped, .sidebar: return .groupedFooter
      case .unspecified, .none, .plain, .sidebarPlain: return .plainFooter
      }
    default: return self
    }
  }

  /// The text attributes of a style. Font sizes adapt to the preferred content size.
  struct Text: Hashable {
    var style: UIFont.TextStyle
    var isBold = false
    var color: UIColor
    var transform = UIListContentConfiguration.TextProperties.TextTransform.none
    var numberOfLines = 0

    var font: UIFont {
      let font = UIFont.preferredFont(forTextStyle: style)
      guard isBold, let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
      return UIFont(descriptor: bold, size: 0)
    }
  }

  private var isSidebarRow: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .sidebarValueCell: true
    case .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
    default: false
    }
  }

  var text: Text {
    switch self {
    case .cell, .subtitleCell, .valueCell: Text(style: .body, color: .label)
    case .header, .plainHeader: Text(style: .headline, color: .label)
    case .footer, .plainFooter, .groupedFooter: Text(style: .footnote, color: .secondaryLabel)
    case .groupedHeader: Text(style: .footnote, color: .secondaryLabel, transform: .uppercase)
    case .prominentInsetGroupedHeader: Text(style: .title3, isBold: true, color: .label)
    case .extraProminentInsetGroupedHeader: Text(style: .title2, isBold: true, color: .label)
    case .sidebarCell, .sidebarSubtitleCell, .sidebarValueCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      Text(style: .body, color: .label, numberOfLines: 1)
    case .sidebarHeader: Text(style: .title3, isBold: true, color: .label, numberOfLines: 1)
    }
  }

  var secondaryText: Text {
    let lines = isSidebarRow || self == .sidebarHeader ? 1 : 0
    switch self {
    case .cell, .subtitleCell: return Text(style: .caption1, color: .secondaryLabel)
    case .valueCell: return Text(style: .body, color: .secondaryLabel)
    case .sidebarValueCell: return Text(style: .body, color: .secondaryLabel, numberOfLines: lines)
    case .header, .footer, .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader:
      return Text(style: .footnote, color: .secondaryLabel)
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell, .sidebarHeader:
      return Text(style: .subheadline, color: .secondaryLabel, numberOfLines: lines)
    }
  }

  var margins: NSDirectionalEdgeInsets {
    switch self {
    case .cell, .subtitleCell, .valueCell: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    // A row of 28 points with a line of the headline font.
    case .header, .plainHeader: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .footer, .plainFooter: NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
    case .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
    case .groupedFooter: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8)
    case .sidebarCell, .sidebarValueCell, .accompaniedSidebarCell, .sidebarHeader:
      NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    }
  }

  var verticalPadding: CGFloat {
    self == .sidebarSubtitleCell || self == .accompaniedSidebarSubtitleCell ? 0 : 3
  }

  /// The tint of the image; nil for the view's tint.
  var imageTintColor: UIColor? { nil }
}

extension UIListContentConfiguration {
  /// The distances for given traits.
  package struct Metrics: Hashable {
    package var margins: NSDirectionalEdgeInsets
    var imageToText: CGFloat
    package var textToSecondaryVertical: CGFloat
  }

  /// The app's distances, or the style's. In a terminal the style's are whole character cells: half a cell above and
  /// below a line, a cell between an image and its text, and none between two texts.
  package func metrics(with traits: UITraitCollection) -> Metrics {
    var metrics = Metrics(
      margins: directionalLayoutMargins, imageToText: imageToTextPadding,
      textToSecondaryVertical: textToSecondaryTextVerticalPadding)
    guard let cell = traits.pointGrid else { return metrics }
    if margins.own == nil { metrics.margins = directionalLayoutMargins.roundedToCells(cell) }
    if imagePadding.own == nil { metrics.imageToText = cell.width }
    if verticalPadding.own == nil { metrics.textToSecondaryVertical = 0 }
    return metrics
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets rounded to character cells. Top and bottom are half cells whose sum is a whole number of cells.
  func roundedToCells(_ cell: CGSize) -> NSDirectionalEdgeInsets {
    let half = cell.height / 2
    let top = (top / half).rounded() * half
    let height = ((self.top + bottom) / cell.height).rounded() * cell.height
    return NSDirectionalEdgeInsets(
      top: top, leading: (leading / cell.width).rounded() * cell.width, bottom: max(0, height - top),
      trailing: (trailing / cell.width).rounded() * cell.width)
  }
}
