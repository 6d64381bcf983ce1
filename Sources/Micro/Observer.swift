import Foundation
import PergolaUIKit

/// The closures of one declared `Cell`, without its class: configuration and event handlers.
@preconcurrency @MainActor
public final class Observer {
  /// Dequeues and configures the cell; nil stands for an empty cell.
  public var onConfigure: (Context, DataSource) -> UICollectionViewCell? = { _, _ in nil }

  /// Returns true if the user may select the cell. True by default.
  public var onShouldSelect: (Context) -> Bool = { _ in true }

  /// Called when the user has selected the cell.
  public var onSelect: (Context) -> Void = { _ in }

  /// Called when the user has deselected the cell.
  public var onDeselect: (Context) -> Void = { _ in }

  /// Returns the cell's size in a flow layout, in points. By default the layout's item size.
  public var onSize: (Context) -> CGSize = { context in
    (context.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  /// Returns true if a touch may highlight the cell. True by default.
  public var onShouldHighlight: (Context) -> Bool = { _ in true }

  /// Called before the cell becomes visible.
  public var onWillDisplay: (Context, UICollectionViewCell) -> Void = { _, _ in }

  /// Called when the cell is no longer visible.
  public var onDidEndDisplay: (Context, UICollectionViewCell) -> Void = { _, _ in }

  /// Creates an observer that does nothing.
  public init() {}

  /// Returns a copy with the same closures.
  func duplicate() -> Observer {
    let copy = Observer()
    copy.onConfigure = onConfigure
    copy.onShouldSelect = onShouldSelect
    copy.onSelect = onSelect
    copy.onDeselect = onDeselect
    copy.onSize = onSize
    copy.onShouldHighlight = onShouldHighlight
    copy.onWillDisplay = onWillDisplay
    copy.onDidEndDisplay = onDidEndDisplay
    return copy
  }
}

/// A declaration of one cell.
@preconcurrency @MainActor
public protocol ObserverOwner {
  /// The cell's configuration closure and event handlers.
  var observer: Observer { get }
}
