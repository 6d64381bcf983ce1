import Foundation
import PergolaUIKit

/// Brings models and views together, and hears of selection.
@MainActor
public protocol AdapterDelegate: AnyObject {
  /// Shows a model in its view: a cell, a header or a footer.
  ///
  /// - Parameter indexPath: the item's; that of a header or footer has the item 0.
  func configure(model: Any, view: UIView, indexPath: IndexPath)

  /// Called when a person has selected the cell of a model.
  func select(model: Any)

  /// How large the view of a model is, in points; in tables only the height counts.
  func size(model: Any, containerSize: CGSize) -> CGSize
}

/// The delegate of a `Manager`, under the name that it had with it.
public typealias ManagerDelegate = AdapterDelegate
