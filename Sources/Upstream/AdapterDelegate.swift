import Foundation
import PergolaUIKit

/// Configures views with their models, and handles selection.
@preconcurrency @MainActor
public protocol AdapterDelegate: AnyObject {
  /// Configures the view of a model: a cell, a header or a footer.
  ///
  /// - Parameter indexPath: The index path of the item; for a header or footer the section's, with item 0.
  func configure(model: Any, view: UIView, indexPath: IndexPath)

  /// Called when the user has selected the cell of a model.
  func select(model: Any)

  /// Returns the size of a model's view, in points; tables use only the height.
  func size(model: Any, containerSize: CGSize) -> CGSize
}

/// The delegate of a `Manager` under its earlier name.
public typealias ManagerDelegate = AdapterDelegate
