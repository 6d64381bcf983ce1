import Foundation
import PergolaUIKit

/// A group of models with an optional header and footer.
@preconcurrency @MainActor
public struct Section {
  /// The header above the items; nil for none.
  public let header: Header?

  /// The items, from top to bottom.
  public let items: [Item]

  /// The footer below the items; nil for none.
  public let footer: Footer?

  /// Creates a section, by default without header and footer.
  public init(header: Header? = nil, items: [Item], footer: Footer? = nil) {
    self.header = header
    self.items = items
    self.footer = footer
  }
}

/// A model and the class of the cells that show it.
@preconcurrency @MainActor
public struct Item {
  /// The model.
  public let model: Any

  /// The class of the cell: a subclass of `UITableViewCell` in tables, of `UICollectionViewCell` in collection views.
  public let cellType: UIView.Type

  /// Creates an item.
  public init(model: Any, cellType: UIView.Type) {
    self.model = model
    self.cellType = cellType
  }
}

/// A model and the class of the view that shows it above a section.
@preconcurrency @MainActor
public struct Header {
  /// The model.
  public let model: Any

  /// The class of the view: any in tables, a subclass of `UICollectionReusableView` in collection views.
  public let viewType: UIView.Type

  /// Creates a header.
  public init(model: Any, viewType: UIView.Type) {
    self.model = model
    self.viewType = viewType
  }
}

/// A model and the class of the view that shows it below a section.
@preconcurrency @MainActor
public struct Footer {
  /// The model.
  public let model: Any

  /// The class of the view: any in tables, a subclass of `UICollectionReusableView` in collection views.
  public let viewType: UIView.Type

  /// Creates a footer.
  public init(model: Any, viewType: UIView.Type) {
    self.model = model
    self.viewType = viewType
  }
}
