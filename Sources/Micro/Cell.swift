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
  public let observer: Observer

  /// A cell that the closure fills; without one it stays as its class makes it.
  public init(_ closure: @escaping (Context, C) -> Void = { _, _ in }) {
    observer = Observer()
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
    with { $0.onShouldSelect = closure }
  }

  /// Called when a person has selected the cell.
  public func onSelect(_ closure: @escaping (Context) -> Void) -> Self {
    with { $0.onSelect = closure }
  }

  /// Called when a person has deselected the cell.
  public func onDeselect(_ closure: @escaping (Context) -> Void) -> Self {
    with { $0.onDeselect = closure }
  }

  /// The cell's size in a flow layout, in points; unless set, it is the layout's own item size.
  public func onSize(_ closure: @escaping (Context) -> CGSize) -> Self {
    with { $0.onSize = closure }
  }

  /// Whether a touch may highlight the cell. True unless set.
  public func onShouldHighlight(_ closure: @escaping (Context) -> Bool) -> Self {
    with { $0.onShouldHighlight = closure }
  }

  /// Called right before the cell is shown.
  public func onWillDisplay(_ closure: @escaping (Context, C) -> Void) -> Self {
    with { observer in
      observer.onWillDisplay = { context, cell in
        if let cell = cell as? C { closure(context, cell) }
      }
    }
  }

  /// Called when the cell is no longer shown.
  public func onDidEndDisplay(_ closure: @escaping (Context, C) -> Void) -> Self {
    with { observer in
      observer.onDidEndDisplay = { context, cell in
        if let cell = cell as? C { closure(context, cell) }
      }
    }
  }

  /// The same cell with another closure: the one that this was made from keeps its own.
  private func with(_ change: (Observer) -> Void) -> Self {
    let changed = observer.duplicate()
    change(changed)
    return Self(observer: changed)
  }

  private init(observer: Observer) { self.observer = observer }
}
