import Foundation
@_spi(Toolkit) import UIKitCore

// The names before Swift 4.2. As in the original, a use of one is an error with the new name as its fix-it.

/// The former name of ``UITableView/Style``.
@available(swift, obsoleted: 4.2, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// The former name of ``UITableView/ScrollPosition``.
@available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// The former name of ``UITableView/RowAnimation``.
@available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// The former name of ``UITableViewCell/CellStyle``.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// The former name of ``UITableViewCell/AccessoryType``.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// The former name of ``UITableViewCell/EditingStyle``.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// The former name of ``UITableViewCell/StateMask``.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = UITableViewCell.StateMask

/// The former name of ``UITableViewCell/SeparatorStyle``.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

/// The former name of ``UITableViewCell/SelectionStyle``.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// The former name of ``UICollectionView/ScrollPosition``.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// The former name of ``UICollectionView/ScrollDirection``.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// The former name of ``UICollectionView/ElementCategory``.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory

/// The former name of ``UICollectionViewUpdateItem/Action``.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action

/// The former name of ``UICollectionView/elementKindSectionHeader``.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@MainActor public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }

/// The former name of ``UICollectionView/elementKindSectionFooter``.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@MainActor public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }

/// The former name of ``UITableView/automaticDimension``.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// The former name of ``UICollectionViewFlowLayout/automaticSize``.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

extension Notification.Name {
  /// The former name of ``UITableView/selectionDidChangeNotification``.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.selectionDidChangeNotification")
  @MainActor public static var UITableViewSelectionDidChange: Notification.Name {
    UITableView.selectionDidChangeNotification
  }
}
