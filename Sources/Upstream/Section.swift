import Foundation
import PergolaUIKit

/// Models that are shown together, with what stands above and below them.
@MainActor
public struct Section {
  /// Above the items; nil for nothing.
  public let header: Header?

  /// From top to bottom.
  public let items: [Item]

  /// Below the items; nil for nothing.
  public let footer: Footer?

  /// Items, with nothing above or below them where nothing is said.
  public init(header: Header? = nil, items: [Item], footer: Footer? = nil) {
    self.header = header
    self.items = items
    self.footer = footer
  }
}

/// A model and the class of the cells that show it.
@MainActor
public struct Item {
  /// What is shown.
  public let model: Any

  /// A class of cells: of `UITableViewCell` in tables, of `UICollectionViewCell` in collection views.
  public let cellType: UIView.Type

  /// A model shown by cells of a class.
  public init(model: Any, cellType: UIView.Type) {
    self.model = model
    self.cellType = cellType
  }
}

/// A model and the class of the view that shows it above a section.
@MainActor
public struct Header {
  /// What is shown.
  public let model: Any

  /// A class of views: any in tables, of `UICollectionReusableView` in collection views.
  public let viewType: UIView.Type

  /// A model shown by a view of a class.
  public init(model: Any, viewType: UIView.Type) {
    self.model = model
    self.viewType = viewType
  }
}

/// A model and the class of the view that shows it below a section.
@MainActor
public struct Footer {
  /// What is shown.
  public let model: Any

  /// A class of views: any in tables, of `UICollectionReusableView` in collection views.
  public let viewType: UIView.Type

  /// A model shown by a view of a class.
  public init(model: Any, viewType: UIView.Type) {
    self.model = model
    self.viewType = viewType
  }
}
