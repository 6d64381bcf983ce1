import Foundation
@_spi(Toolkit) import UIKitCore

/// The highlighted item.
struct Highlight {
  var indexPath: IndexPath
  /// The touch that highlights the item; nil if the item is activated without a touch.
  weak var touch: UITouch?
  /// The effect of a tap in place of selection; nil if a tap selects the item.
  var activation: (() -> Void)?
}

/// Handles the touches that come up the responder chain because no view in a cell handled them.
extension UICollectionView {
  /// Highlights the item at a touch. Returns true if the touch is handled.
  final func beginHighlight(_ touches: Set<UITouch>) -> Bool {
    endMovementByKeys(unlessAt: nil)
    guard highlight == nil, let touch = touches.first, let (cell, path) = touch.view.flatMap({ cell(around: $0) })
    else { return false }
    return beginHighlight(of: cell, at: path, touch: touch)
  }

  final func followHighlight(_ touches: Set<UITouch>) -> Bool {
    guard let touch = highlightingTouch(of: touches) else { return false }
    if !isInside(touch) { endHighlight(selecting: false) }
    return true
  }

  final func endHighlight(_ touches: Set<UITouch>) -> Bool {
    guard let touch = highlightingTouch(of: touches) else { return false }
    let extends = touch.isShifted && canSelectSeveral && highlight?.activation == nil && !selection.isEmpty
    if extends, isInside(touch), let path = highlight?.indexPath {
      unhighlight()
      selectRange(to: path)
    } else {
      endHighlight(selecting: isInside(touch))
    }
    return true
  }

  final func cancelHighlight(_ touches: Set<UITouch>) -> Bool {
    guard highlightingTouch(of: touches) != nil else { return false }
    endHighlight(selecting: false)
    return true
  }

  /// Highlights an item if the delegate allows it. A cell with an activation of its own is highlighted without calling
  /// the delegate, because a tap does not select its item.
  final func beginHighlight(of cell: UICollectionViewCell, at path: IndexPath, touch: UITouch?) -> Bool {
    if let activation = cell.customActivation {
      highlight = Highlight(indexPath: path, touch: touch, activation: activation)
      cell.isHighlighted = true
      return true
    }
    guard canSelect, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    highlight = Highlight(indexPath: path, touch: touch)
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  final func endHighlight(selecting: Bool) {
    guard let highlight else { return }
    unhighlight()
    guard selecting else { return }
    if let activation = highlight.activation { activation() } else { selectByUser(highlight.indexPath) }
  }

  final func unhighlight() {
    guard let ended = highlight else { return }
    highlight = nil
    cellForItem(at: ended.indexPath)?.isHighlighted = false
    guard ended.activation == nil else { return }
    delegate?.collectionView(self, didUnhighlightItemAt: ended.indexPath)
  }

  private final func highlightingTouch(of touches: Set<UITouch>) -> UITouch? {
    guard let touch = highlight?.touch, touches.contains(touch) else { return nil }
    return touch
  }

  private final func isInside(_ touch: UITouch) -> Bool {
    guard let path = highlight?.indexPath, let cell = cellForItem(at: path) else { return false }
    return cell.point(inside: touch.location(in: cell), with: nil)
  }

  /// The visible cell of this collection view that a view is, or is in; nil if there is none.
  final func cell(around view: UIView) -> (cell: UICollectionViewCell, path: IndexPath)? {
    var view: UIView? = view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = displayedItem(of: cell) { return (cell, path) }
      view = current.superview
    }
    return nil
  }
}
