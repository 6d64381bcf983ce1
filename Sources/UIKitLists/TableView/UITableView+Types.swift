import Foundation
@_spi(Toolkit) import UIKitCore

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows of the whole width, and pinned headers and footers.
    case plain
    /// Rows of the whole width, and space between the sections.
    case grouped
    /// Inset sections with rounded corners.
    case insetGrouped

    /// The style with a name in a nib or a storyboard; plain without one.
    init(interfaceName: String?) {
      switch interfaceName {
      case "grouped": self = .grouped
      case "insetGrouped": self = .insetGrouped
      default: self = .plain
      }
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  /// The position of a row in the visible area after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Visible, with the least scrolling.
    case none
    case top
    case middle
    case bottom

    var collectionPosition: UICollectionView.ScrollPosition {
      switch self {
      case .none: []
      case .top: .top
      case .middle: .centeredVertically
      case .bottom: .bottom
      }
    }
  }

  /// The animation of inserted and deleted rows, in hosts that support animation.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    /// Rows slide in from the right and out to the right.
    case right = 1
    /// Rows slide in from the left and out to the left.
    case left = 2
    /// Rows slide in from the top and out to the top.
    case top = 3
    /// Rows slide in from the bottom and out to the bottom.
    case bottom = 4
    /// Rows appear and disappear at once.
    case none = 5
    /// Rows grow and shrink in place.
    case middle = 6
    /// The table chooses an animation: rows fade.
    case automatic = 100
  }

  /// The reference of a table's separator insets.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The row's edges.
    case fromCellEdges
    /// The ends of separators with automatic insets.
    case fromAutomaticInsets
  }

  /// The changes of a visible row's content after which the row is measured again.
  public typealias SelfSizingInvalidation = UICollectionView.SelfSizingInvalidation

  /// Posted by a table when the user changed its selection.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The value of `rowHeight` and other heights that stands for self-sizing.
  public static let automaticDimension: CGFloat = -1

  static let automaticSeparatorInset = UIEdgeInsets(
    top: 0, left: automaticDimension, bottom: 0, right: automaticDimension)

  /// The index title that is shown as a magnifying glass.
  public static let indexSearch = "{search}"
}

extension UITableViewCell {
  /// The labels and the image view of a cell.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default`
    /// A leading text and a trailing gray text.
    case value1
    /// A small text in the tint color, and a second text beside it.
    case value2
    /// A text above a smaller text.
    case subtitle

    /// The style with a name in a nib or a storyboard; nil for a cell without labels of a style.
    init?(interfaceName: String?) {
      switch interfaceName {
      case "IBUITableViewCellStyleDefault": self = .default
      case "IBUITableViewCellStyleValue1": self = .value1
      case "IBUITableViewCellStyleValue2": self = .value2
      case "IBUITableViewCellStyleSubtitle": self = .subtitle
      default: return nil
      }
    }
  }

  /// The accessory on the trailing side of a row.
  public enum AccessoryType: Int, Sendable {
    case none
    /// A chevron: selecting the row shows further content.
    case disclosureIndicator
    /// A button for details, and a chevron.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The editing control on the leading side of a row.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none
    /// A delete control.
    case delete
    /// An insert control.
    case insert
  }

  /// The controls that a cell shows while it is edited or swiped.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates a mask of the options whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The controls of editing mode.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// Swipe actions, such as the delete button.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The style of row separators.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  /// The appearance of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// The appearance of an unselected row.
    case none
    /// Gray, as in UIKit since iOS 7.
    case blue
    case gray
    case `default`
  }
}
