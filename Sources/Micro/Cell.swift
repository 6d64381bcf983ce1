import Foundation
import PergolaUIKit

/// A declaration of a cell: its class, a closure that configures it, and handlers of its events.
///
/// ```swift
/// Cell<BlogCell> { context, cell in cell.nameLabel.text = blog.name }
///   .onSelect { context in open(blog) }
///   .onSize { context in CGSize(width: context.collectionView.bounds.width, height: 40) }
/// ```
///
/// The class is registered when its first cell is needed.
@preconcurrency @MainActor
public struct Cell<C: UICollectionViewCell>: ObserverOwner {
  /// The cell's configuration closure and event handlers.
  public let observer: Observer

  /// Creates a declaration with a closure that configures the cell. Without a closure the cell is unchanged.
  public init(_ closure: @escaping (Context, C) -> Void = { _, _ in }) {
    observer = Observer()
    observer.onConfigure = { context, dataSource in
      dataSource.registerIfNeeded(collectionView: context.collectionView, cellType: C.self)
      guard let cell: C = dataSource.dequeue(from: context) else { return nil }
      closure(context, cell)
      return cell
    }
  }

  /// Sets the closure that decides if the user may select the cell. True by default.
  public func onShouldSelect(_ closure: @escaping (Context) -> Bool) -> Self {
    with { $0.onShouldSelect = closure }
  }

  /// Sets the closure that is called when the user has selected the cell.
  public func onSelect(_ closure: @escaping (Context) -> Void) -> Self {
    with { $0.onSelect = closure }
  }

  /// Sets the closure that is called when the user has deselected the cell.
  public func onDeselect(_ closure: @escaping (Context) -> Void) -> Self {
    with { $0.onDeselect = closure }
  }

  /// Sets the closure that returns the cell's size in a flow layout, in points. The default is the layout's item size.
  public func onSize(_ closure: @escaping (Context) -> CGSize) -> Self {
    with { $0.onSize = closure }
  }

  /// Sets the closure that decides if a touch may highlight the cell. True by default.
  public func onShouldHighlight(_ closure: @escaping (Context) -> Bool) -> Self {
    with { $0.onShouldHighlight = closure }
  }

  /// Sets the closure that is called before the cell becomes visible.
  public func onWillDisplay(_ closure: @escaping (Context, C) -> Void) -> Self {
    with { observer in
      observer.onWillDisplay = { context, cell in
        if let cell = cell as? C { closure(context, cell) }
      }
    }
  }

  /// Sets the closure that is called when the cell is no longer visible.
  public func onDidEndDisplay(_ closure: @escaping (Context, C) -> Void) -> Self {
    with { observer in
      observer.onDidEndDisplay = { context, cell in
        if let cell = cell as? C { closure(context, cell) }
      }
    }
  }

  /// Returns a copy with another closure; the original keeps its own.
  private func with(_ change: (Observer) -> Void) -> Self {
    let changed = observer.duplicate()
    change(changed)
    return Self(observer: changed)
  }

  private init(observer: Observer) { self.observer = observer }
}
