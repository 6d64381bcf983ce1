import Foundation

/// The item that a finger is on.
struct Highlight {
  var indexPath: IndexPath
  /// Nil where there is no finger, but something that acts like one.
  weak var touch: UITouch?
}

/// Touches that no view in a cell has taken come up the responder chain to here.
extension UICollectionView {
  /// True where the touch is taken.
  final func beginHighlight(_ touches: Set<UITouch>) -> Bool {
    guard highlight == nil, canSelect, let touch = touches.first, let path = path(of: touch) else { return false }
    return beginHighlight(at: path, touch: touch)
  }

  final func followHighlight(_ touches: Set<UITouch>) -> Bool {
    guard let touch = highlightingTouch(of: touches) else { return false }
    if !isInside(touch) { endHighlight(selecting: false) }
    return true
  }

  final func endHighlight(_ touches: Set<UITouch>) -> Bool {
    guard let touch = highlightingTouch(of: touches) else { return false }
    endHighlight(selecting: isInside(touch))
    return true
  }

  final func cancelHighlight(_ touches: Set<UITouch>) -> Bool {
    guard highlightingTouch(of: touches) != nil else { return false }
    endHighlight(selecting: false)
    return true
  }

  /// Asks whether an item may be highlighted, and highlights it.
  final func beginHighlight(at path: IndexPath, touch: UITouch?) -> Bool {
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    highlight = Highlight(indexPath: path, touch: touch)
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  final func endHighlight(selecting: Bool) {
    guard let path = highlight?.indexPath else { return }
    unhighlight()
    if selecting { selectByPerson(path) }
  }

  final func unhighlight() {
    guard let path = highlight?.indexPath else { return }
    highlight = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private final func highlightingTouch(of touches: Set<UITouch>) -> UITouch? {
    guard let touch = highlight?.touch, touches.contains(touch) else { return nil }
    return touch
  }

  private final func isInside(_ touch: UITouch) -> Bool {
    guard let path = highlight?.indexPath, let cell = cellForItem(at: path) else { return false }
    return cell.point(inside: touch.location(in: cell), with: nil)
  }

  /// The item whose cell holds the view that a touch came down on.
  private final func path(of touch: UITouch) -> IndexPath? { touch.view.flatMap { cell(around: $0) }?.path }

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
