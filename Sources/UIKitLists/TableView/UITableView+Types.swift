import Foundation
@_spi(Toolkit) import UIKitCore

extension UITableView {
  /// The looks of a table.
  public enum Style: Int, Sendable {
    /// Rows over the whole width; headers and footers stay in sight.
    case plain
    /// Rows over the whole width, with room between the sections.
    case grouped
    /// Sections with round corners and room around them.
    case insetGrouped

    var appearance: UICollectionLayoutListConfiguration.Appearance {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  /// Where a row stands in the visible area after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// In sight, with as little movement as can be.
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

  /// How rows come and go, where a host shows that.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    /// In from the right, out to the right.
    case right = 1
    /// In from the left, out to the left.
    case left = 2
    /// In from above, out upwards.
    case top = 3
    /// In from below, out downwards.
    case bottom = 4
    /// At once.
    case none = 5
    /// In and out where the row is.
    case middle = 6
    /// As the table thinks fit: they fade.
    case automatic = 100
  }

  /// What a table's separator inset is counted from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The row's edges.
    case fromCellEdges
    /// Where the lines begin and end by themselves.
    case fromAutomaticInsets
  }

  /// Which changes of a visible row's content have the row measured anew.
  public typealias SelfSizingInvalidation = UICollectionView.SelfSizingInvalidation

  /// Posted by a table whose selection a person has changed.
  public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

  /// The height of what is measured by its content, for `rowHeight` and the like.
  public static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
  /// Which texts a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default`
    /// A text at the leading edge and a grey one at the trailing edge.
    case value1
    /// A small text in the tint, and another one beside it.
    case value2
    /// A text above a smaller grey one.
    case subtitle
  }

  /// What stands at the trailing side of a row.
  public enum AccessoryType: Int, Sendable {
    case none
    /// Selecting the row leads on.
    case disclosureIndicator
    /// Selecting the row leads on, and a button says more of it.
    case detailDisclosureButton
    /// The row is chosen.
    case checkmark
    /// A button says more of the row.
    case detailButton
  }

  /// What a person can do to a row while the table is edited, by a control at its leading side.
  public enum EditingStyle: Int, Sendable {
    /// Nothing: there is no control.
    case none
    /// The row can be deleted.
    case delete
    /// Something can be inserted at the row.
    case insert
  }

  /// What a cell shows besides its content, while it is edited or swiped.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// A bit for each part.
    public let rawValue: UInt
    /// The parts whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The controls of the editing mode.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// What can be done to the row at one of its sides, as to delete it.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Whether rows are separated by lines.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  /// What a selected row looks like.
  public enum SelectionStyle: Int, Sendable {
    /// As one that is not selected.
    case none
    /// Grey, here as in the original since iOS 7.
    case blue
    case gray
    case `default`
  }
}
