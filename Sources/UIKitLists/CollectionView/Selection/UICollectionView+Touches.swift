import Foundation
@_spi(Toolkit) import UIKitCore

/// The item that a finger is on.
struct Highlight {
  var indexPath: IndexPath
  /// Nil where there is no finger, but something that acts like one.
  weak var touch: UITouch?
  /// What happens in place of a selection; nil where the item is to be selected.
  var activation: (() -> Void)?
}

/// Touches that no view in a cell has taken come up the responder chain to here.
extension UICollectionView {
  /// True where the touch is taken.
  final func beginHighlight(_ touches: Set<UITouch>) -> Bool {
    dropCarriedItem(unlessAt: nil)
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

  /// Asks whether an item may be highlighted, and highlights it. A cell that does something of its own when it is
  /// tapped is highlighted without a question: its item is not going to be selected.
  final func beginHighlight(of cell: UICollectionViewCell, at path: IndexPath, touch: UITouch?) -> Bool {
    if let activation = cell.ownActivation {
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
    if let activation = highlight.activation { activation() } else { selectByPerson(highlight.indexPath) }
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

  /// The cell that a view is, or is in.
  final func cell(around view: UIView) -> (cell: UICollectionViewCell, path: IndexPath)? {
    var view: UIView? = view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = shownItem(of: cell) { return (cell, path) }
      view = current.superview
    }
    return nil
  }
}
