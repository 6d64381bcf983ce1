import Foundation
@_spi(Toolkit) import UIKitCore

/// Which lines a row of a list has above and below itself, and how they look.
///
/// Between two rows there is one line. Where the upper row says that its lower line is visible, that row's line counts;
/// else what the lower row says of its upper line; where both leave it to the list, the line is there.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable {
    /// As the list's appearance has it.
    case automatic
    case visible
    case hidden
  }

  /// Insets that the list determines: from the beginning of the row's text to the end of the row.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automatic, leading: automatic, bottom: automatic, trailing: automatic)

  /// Stands for a single inset that the list determines.
  static let automatic = CGFloat.greatestFiniteMagnitude

  /// Whether the line above the row is there; `.automatic` by default.
  public var topSeparatorVisibility = Visibility.automatic

  /// Whether the line below the row is there; `.automatic` by default.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// From the row's edges to the ends of the line above it, in points; only leading and trailing count. Automatic by
  /// default.
  public var topSeparatorInsets = automaticInsets

  /// From the row's edges to the ends of the line below it, in points; only leading and trailing count. Automatic by
  /// default.
  public var bottomSeparatorInsets = automaticInsets

  /// The lines' colour.
  public var color = UIColor.separator

  /// The colour of a line between two rows that are both selected.
  public var multipleSelectionColor = UIColor.separator

  /// Whether insets are counted from where lines begin and end by themselves, and not from the row's edges.
  var isAddedToAutomaticInsets = false

  /// The separators of rows in a list of that appearance. All appearances begin with the same values: what automatic
  /// means is decided where the row stands.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
