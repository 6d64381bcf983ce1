import Foundation

extension UIListContentConfiguration {
  /// What the factories differ in.
  enum Style: Hashable, Sendable {
    case cell, subtitleCell, valueCell
    /// Those of the list that they are in.
    case header, footer
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader
    /// What `valueCell` is in a sidebar.
    case sidebarValueCell
  }

  /// One line or more of text, and a second text under it where there is one. An update for a state in a sidebar gives
  /// it the looks of `sidebarCell()`.
  public static func cell() -> Self { Self(.cell) }

  /// A text with a smaller one under it. An update for a state in a sidebar gives it the looks of
  /// `sidebarSubtitleCell()`.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }

  /// A text with another one at the trailing edge. An update for a state in a sidebar gives it a sidebar's looks.
  public static func valueCell() -> Self { Self(.valueCell) }

  /// The header of a section: that of a plain list, until an update for a state in another list gives it the looks of
  /// that one's headers.
  public static func header() -> Self { Self(.header) }

  /// The footer of a section: that of a plain list, until an update for a state in another list gives it the looks of
  /// that one's footers.
  public static func footer() -> Self { Self(.footer) }

  /// The header of a section in a plain list.
  public static func plainHeader() -> Self { Self(.plainHeader) }

  /// The footer of a section in a plain list.
  public static func plainFooter() -> Self { Self(.plainFooter) }

  /// The header of a section in a grouped list: small and in capitals.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }

  /// The footer of a section in a grouped list.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }

  /// The header of a section in an inset grouped list: larger and bold.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }

  /// The header of a section in an inset grouped list: larger still.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentInsetGroupedHeader) }

  /// A row of a sidebar.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }

  /// A row of a sidebar, with a smaller text under the first.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }

  /// A row of a sidebar with an accessory before it.
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }

  /// The same, with a smaller text under the first.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.accompaniedSidebarSubtitleCell) }

  /// The header of a section in a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}

extension UIListContentConfiguration.Style {
  /// The style that it is in a list; itself, or the plain list's, outside of lists.
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

  /// How a style sets a text. Sizes follow the person's preference.
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
    // A line of the headline's font in a row of 28 points.
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

  /// Nil: the tint of the view.
  var imageTintColor: UIColor? { nil }
}

extension UIListContentConfiguration {
  /// The distances that apply under the traits.
  package struct Metrics: Hashable {
    package var margins: NSDirectionalEdgeInsets
    var imageToText: CGFloat
    package var textToSecondaryVertical: CGFloat
  }

  /// The app's own distances, or the style's. Where the screen has nothing smaller than a cell these are whole cells:
  /// half a cell above and below a line, a cell between an image and its text, no room between two texts.
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
  /// The nearest distances of half cells that together are whole ones.
  fileprivate func roundedToCells(_ cell: CGSize) -> NSDirectionalEdgeInsets {
    let half = cell.height / 2
    let top = (top / half).rounded() * half
    let height = ((self.top + bottom) / cell.height).rounded() * cell.height
    return NSDirectionalEdgeInsets(
      top: top, leading: (leading / cell.width).rounded() * cell.width, bottom: max(0, height - top),
      trailing: (trailing / cell.width).rounded() * cell.width)
  }
}
