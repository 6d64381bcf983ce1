import Foundation
import PergolaUIKit

/// What a declared cell does, and hears of: the closures of one `Cell`, without its class.
@MainActor
public final class Observer {
  /// Makes the cell and fills it; nil makes an empty one.
  public var onConfigure: (Context, DataSource) -> UICollectionViewCell? = { _, _ in nil }

  /// Whether a person may select the cell. True unless set.
  public var onShouldSelect: (Context) -> Bool = { _ in true }

  /// Called when a person has selected the cell.
  public var onSelect: (Context) -> Void = { _ in }

  /// Called when a person has deselected the cell.
  public var onDeselect: (Context) -> Void = { _ in }

  /// The cell's size in a flow layout, in points; nil for the layout's own item size.
  public var onSize: ((Context) -> CGSize)?

  /// Whether a touch may highlight the cell. True unless set.
  public var onShouldHighlight: (Context) -> Bool = { _ in true }

  /// Called right before the cell is shown.
  public var onWillDisplay: (Context, UICollectionViewCell) -> Void = { _, _ in }

  /// Called when the cell is no longer shown.
  public var onDidEndDisplay: (Context, UICollectionViewCell) -> Void = { _, _ in }

  /// An observer that does nothing.
  public init() {}

  /// Another one with the same closures.
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

/// Something that is shown as one cell.
@MainActor
public protocol ObserverOwner {
  /// What the cell does, and hears of.
  var observer: Observer { get }
}
