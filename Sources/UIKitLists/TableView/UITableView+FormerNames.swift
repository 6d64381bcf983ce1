import Foundation

// If code uses one of these names, the compiler suggests the current name, as it does on Apple's platforms.

/// The name of `UITableView.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// The name of `UITableView.ScrollPosition` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// The name of `UITableView.RowAnimation` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// The name of `UITableView.SeparatorInsetReference` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.SeparatorInsetReference")
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference

/// The name of `UITableView.automaticDimension` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public let UITableViewAutomaticDimension: CGFloat = UITableView.automaticDimension

/// The name of `UITableView.indexSearch` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
@preconcurrency @MainActor public let UITableViewIndexSearch: String = UITableView.indexSearch

/// The name of `UITableViewCell.CellStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// The name of `UITableViewCell.SeparatorStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

/// The name of `UITableViewCell.SelectionStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// The name of `UITableViewCell.EditingStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// The name of `UITableViewCell.AccessoryType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// The name of `UITableViewCell.StateMask` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = UITableViewCell.StateMask

extension Notification.Name {
  /// The name of `UITableView.selectionDidChangeNotification` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.selectionDidChangeNotification")
  public static let UITableViewSelectionDidChange = UITableView.selectionDidChangeNotification
}
