import Foundation
import PergolaUIKit

/// A cell of a class, declared with what fills it and what it hears of.
///
/// ```swift
/// Cell<BlogCell> { context, cell in cell.nameLabel.text = blog.name }
///   .onSelect { context in open(blog) }
///   .onSize { context in CGSize(width: context.collectionView.bounds.width, height: 40) }
/// ```
///
/// The class is registered when its first cell is needed.
@MainActor
public struct Cell<C: UICollectionViewCell>: ObserverOwner {
  /// What the cell does, and hears of.
  public let observer = Observer()

  /// A cell that the closure fills; without one it stays as its class makes it.
  public init(_ closure: @escaping (Context, C) -> Void = { _, _ in }) {
    observer.onConfigure = { context, dataSource in
      dataSource.registerIfNeeded(collectionView: context.collectionView, cellType: C.self)
      let cell = context.collectionView.dequeueReusableCell(
        withReuseIdentifier: DataSource.reuseIdentifier(of: C.self), for: context.indexPath)
      guard let cell = cell as? C else { return nil }
      closure(context, cell)
      return cell
    }
  }

  /// Whether a person may select the cell. True unless set.
  public func onShouldSelect(_ closure: @escaping (Context) -> Bool) -> Self {
    observer.onShouldSelect = closure
    return self
  }

  /// Called when a person has selected the cell.
  public func onSelect(_ closure: @escaping (Context) -> Void) -> Self {
    observer.onSelect = closure
    return self
  }

  /// Called when a person has deselected the cell.
  public func onDeselect(_ closure: @escaping (Context) -> Void) -> Self {
    observer.onDeselect = closure
    return self
  }

  /// The cell's size in a flow layout, in points; unless set, it is the layout's own item size.
  public func onSize(_ closure: @escaping (Context) -> CGSize) -> Self {
    observer.onSize = closure
    return self
  }

  /// Whether a touch may highlight the cell. True unless set.
  public func onShouldHighlight(_ closure: @escaping (Context) -> Bool) -> Self {
    observer.onShouldHighlight = closure
    return self
  }

  /// Called right before the cell is shown.
  public func onWillDisplay(_ closure: @escaping (Context, C) -> Void) -> Self {
    observer.onWillDisplay = { context, cell in
      if let cell = cell as? C { closure(context, cell) }
    }
    return self
  }

  /// Called when the cell is no longer shown.
  public func onDidEndDisplay(_ closure: @escaping (Context, C) -> Void) -> Self {
    observer.onDidEndDisplay = { context, cell in
      if let cell = cell as? C { closure(context, cell) }
    }
    return self
  }
}
