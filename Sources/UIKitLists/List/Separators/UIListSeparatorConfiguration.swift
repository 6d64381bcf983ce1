import Foundation
@_spi(Toolkit) import UIKitCore

/// The visibility and appearance of the separators above and below a row of a list.
///
/// Two rows have one separator between them. If the upper row's bottom separator is visible, it is shown; or else, if
/// the lower row's top separator is visible, that is shown. If either is hidden and none is visible, there is no
/// separator. If both are automatic, there is one.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// The default of the list's appearance.
    case automatic
    case visible
    case hidden
  }

  /// Insets that the list determines: from the start of the row's text to the end of the row.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automatic, leading: automatic, bottom: automatic, trailing: automatic)

  /// The value of a single inset that the list determines.
  static let automatic = CGFloat.greatestFiniteMagnitude

  /// The visibility of the separator above the row; `.automatic` by default.
  public var topSeparatorVisibility = Visibility.automatic

  /// The visibility of the separator below the row; `.automatic` by default.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The insets of the separator above the row, in points. Only leading and trailing have an effect. Automatic by
  /// default.
  public var topSeparatorInsets = automaticInsets

  /// The insets of the separator below the row, in points. Only leading and trailing have an effect. Automatic by
  /// default.
  public var bottomSeparatorInsets = automaticInsets

  /// The color of separators.
  public var color = UIColor.separator

  /// The color of the separator above the row; nil for that of both.
  package var topColor: UIColor?

  /// The color of the separator below the row; nil for that of both.
  package var bottomColor: UIColor?

  /// The color of a separator between two selected rows.
  public var multipleSelectionColor = UIColor.separator

  /// True if insets are added to the automatic insets; false if they are relative to the row's edges.
  var isAddedToAutomaticInsets = false

  /// Creates the default configuration of a list appearance. All appearances have the same defaults, because automatic
  /// values are resolved for each row.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
