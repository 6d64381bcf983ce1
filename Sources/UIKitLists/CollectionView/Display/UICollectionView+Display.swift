import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  // MARK: Beginning

  /// Makes the view of an element, measures it, informs the delegate and inserts the view.
  /// A view that moved out of view in an earlier round of the same update is still in place, and only moves back.
  final func beginDisplay(_ attributes: UICollectionViewLayoutAttributes) -> MeasuringEffect {
    let key = attributes.key
    if let element = update?.takeBack(key) { return putBack(element, attributes) }
    let element = VisibleElement(view: makeView(for: attributes), attributes: attributes)
    element.layoutState = pass.layoutState
    visible.insert(element, for: key)
    // The controls of an edited row depend on its index path, which is known from here on.
    if let cell = element.view as? UICollectionViewCell, cell.isBeingEdited { cell.editingDidChange() }
    place(element, by: attributes)
    let effect = measureIfNeeded(element)
    if effect.changesLayout {
      prepareLayoutIfNeeded()
      updateOrthogonalScrollView(of: key)
      if let fresh = layoutAttributes(for: key) { apply(fresh, to: element) }
    }
    notifyWillDisplay(element.view, as: key)
    if let update {
      update.showAppearing(element, as: key, in: self)
    } else {
      insertInOrder(element)
    }
    return effect
  }

  /// Moves an element back into view.
  private final func putBack(
    _ element: VisibleElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> MeasuringEffect {
    visible.insert(element, for: attributes.key)
    element.attributes = attributes
    element.layoutState = pass.layoutState
    place(element, by: attributes)
    let effect = measureIfNeeded(element)
    if effect.changesLayout {
      prepareLayoutIfNeeded()
      place(element)
    }
    return effect
  }

  private final func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let path = attributes.indexPath
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.supplementaryView, let kind?):
      return requestSupplementaryView(ofKind: kind, at: path, attributes: attributes)
    case (.decorationView, let kind?):
      return makeDecorationView(ofKind: kind, attributes: attributes)
    default:
      let cell = requestCell(at: path, attributes: attributes)
      updateState(of: cell, at: path)
      cell.updateConfigurationIfNeeded()
      return cell
    }
  }

  private final func makeDecorationView(
    ofKind kind: String, attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    guard let source = collectionViewLayout.decorationViews[kind] else {
      fatalError(
        """
        could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype \
        in a storyboard
        """)
    }
    let key = ReusePool.Key(kind: kind, identifier: "decoration of \(source.identity)")
    pool.register(source, for: key)
    return dequeueOrMakeView(key, attributes: attributes)
  }

  /// Sets the selection, highlight, editing and movement states of a cell to those of its item.
  final func updateState(of cell: UICollectionViewCell, at path: IndexPath) {
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = highlight.indexPath == path
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    cell.setEditing(isEditing && isEditable(path))
    cell.setMoving(interactiveMovement?.current == path)
  }

  private final func isEditable(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, canEditItemAt: dataPath(of: path)) ?? true
  }

  private final func notifyWillDisplay(_ view: UICollectionReusableView, as key: ElementKey) {
    guard let delegate else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: dataPath(of: key.indexPath))
    } else if key.category == .supplementaryView, let kind = key.kind {
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
    }
  }

  // MARK: Ending

  /// Removes the views of all elements except the given ones.
  final func endDisplay(ofAllExcept remaining: [UICollectionViewLayoutAttributes]) {
    guard !visible.byKey.isEmpty else { return }
    let keys = Set(remaining.map(\.key))
    endDisplay(of: visible.byKey.keys.filter { !keys.contains($0) })
  }

  /// Removes the views of elements, in the order of their keys. During an update they move out of view first.
  final func endDisplay(of keys: [ElementKey]) {
    for key in keys.sorted(by: { $0.precedes($1) }) {
      guard let element = visible.remove(key) else { continue }
      if let update {
        update.moveOutOfView(element, as: key, in: self)
      } else {
        endDisplay(of: element, as: key)
      }
    }
  }

  /// Removes a view, informs the delegate, and keeps the view for reuse.
  ///
  /// - Parameter key: The key that the view was displayed as.
  final func endDisplay(of element: VisibleElement, as key: ElementKey) {
    let view = element.view
    swipes?.rowDidEndDisplay(view)
    endHighlight(in: view)
    view.removeFromSuperview()
    if let delegate {
      if let cell = view as? UICollectionViewCell, key.category == .cell {
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: dataPath(of: key.indexPath))
      } else if key.category == .supplementaryView, let kind = key.kind {
        delegate.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
      }
    }
    if let reuseKey = view.reuseKey { pool.keep(view, for: reuseKey) }
  }

  // MARK: Placing

  /// Applies new attributes to an element's view if they, its container or its coordinates changed.
  final func apply(_ attributes: UICollectionViewLayoutAttributes, to element: VisibleElement) {
    let isElsewhere = element.view.superview.map { $0 !== container(of: attributes.key) } ?? false
    let isShifted = element.origin != contentOrigin(around: element.view, attributes.key)
    guard element.attributes !== attributes || isElsewhere || isShifted else { return }
    let changes = !element.attributes.isEqual(attributes)
    let changesPlaceInStack = element.attributes.zIndex != attributes.zIndex
    if changes { checkInvalidation(of: element, to: attributes) }
    element.attributes = attributes
    element.layoutState = pass.layoutState
    if isElsewhere { moveToContainer(element) }
    if changes || isElsewhere || isShifted { place(element, by: attributes) }
    if changesPlaceInStack, !isElsewhere, element.view.superview != nil { insertInOrder(element) }
  }

  /// Traps if an app's layout changes the attributes of a supplementary view without an invalidation, because a
  /// collection view would not notice the change before the next pass. The visible-items handler of a compositional
  /// layout may change them.
  private final func checkInvalidation(
    of element: VisibleElement, to attributes: UICollectionViewLayoutAttributes
  ) {
    guard attributes.representedElementCategory == .supplementaryView, element.layoutState == pass.layoutState,
      update == nil, interactiveMovement == nil, !collectionViewLayout.isBuiltIn,
      !(collectionViewLayout is UICollectionViewCompositionalLayout)
    else { return }
    fatalError(
      """
      layout attributes for supplementary item at index path (\(attributes.indexPath)) changed from \
      \(element.attributes) to \(attributes) without invalidating the layout
      """)
  }

  /// Moves an element's view into or out of an orthogonal scroll view. The view keeps its position on the screen, so
  /// that an animation starts from there.
  private final func moveToContainer(_ element: VisibleElement) {
    let view = element.view
    let container = container(of: element.attributes.key)
    let frame = view.convert(view.bounds, to: container)
    UIView.performWithoutAnimation {
      insertInOrder(element)
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// Gives an element's view the frame and the values of attributes. The moving item keeps the position of its movement.
  final func place(_ element: VisibleElement, by given: UICollectionViewLayoutAttributes) {
    let attributes = movingAttributes(for: given) ?? given
    place(element.view, by: attributes)
    element.origin = contentOrigin(around: element.view, attributes.key)
    element.view.appliedAttributes = attributes
    element.view.apply(attributes)
  }

  /// Places a view by attributes, in the coordinates of its current or future superview.
  final func place(_ view: UICollectionReusableView, by attributes: UICollectionViewLayoutAttributes) {
    view.place(by: attributes, from: contentOrigin(around: view, attributes.key))
  }

  /// The origin, in content coordinates, of the current or future superview's coordinates.
  private final func contentOrigin(around view: UIView, _ key: ElementKey) -> CGPoint {
    ((view.superview ?? container(of: key)) as? OrthogonalScrollView)?.contentOrigin ?? .zero
  }

  /// The layout's current attributes of an element.
  final func layoutAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(for: key, in: collectionViewLayout)
  }

  /// The attributes of an element in a layout; nil if the item does not exist or the layout has no such element.
  final func layoutAttributes(
    for key: ElementKey, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      layout.layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
    default:
      hasItem(at: key.indexPath) ? layout.layoutAttributesForItem(at: key.indexPath) : nil
    }
  }

  /// Inserts an element's view by its stack order, into its orthogonal scroll view or into the collection view.
  final func insertInOrder(_ element: VisibleElement) {
    element.view.appliedAttributes = element.attributes
    container(of: element.attributes.key)
      .insertSubview(element.view, by: element.attributes.stackOrder, behindAll: backgroundView)
  }

  /// Makes the background view fill the bounds, and places the section index.
  final func placeBackgroundView() {
    if let backgroundView { backgroundView.frame = bounds }
    placeIndexView()
  }
}

extension ReusePool.Source {
  /// A name of the class or the nib, which distinguishes the reuse identifiers of decoration views.
  fileprivate var identity: String {
    let identifier =
      switch self {
      case .viewClass(let type): ObjectIdentifier(type)
      case .nib(let nib): ObjectIdentifier(nib)
      }
    return "\(UInt(bitPattern: identifier.hashValue))"
  }
}

/// The position of a view among a collection view's subviews, from back to front.
///
/// Views are ordered by z index. Equal z indexes are ordered by their keys, with cells behind all other elements.
struct StackOrder {
  let zIndex: Int
  let key: ElementKey

  func isBehind(_ other: StackOrder) -> Bool {
    zIndex != other.zIndex ? zIndex < other.zIndex : key.precedes(other.key)
  }
}

extension UICollectionViewLayoutAttributes {
  var stackOrder: StackOrder { StackOrder(zIndex: zIndex, key: key) }
}

extension UIView {
  /// The view's stack order in a collection view; nil for views other than elements and orthogonal scroll views.
  fileprivate final var viewStackOrder: StackOrder? {
    (self as? UICollectionReusableView)?.appliedAttributes?.stackOrder ?? (self as? OrthogonalScrollView)?.stackOrder
  }

  /// Inserts a view by its stack order, so that hit testing finds the foremost view.
  ///
  /// Most views belong in front of all others, or behind all others if the content scrolls backwards. Both cost O(1)
  /// comparisons; the search for any other place runs from the front.
  ///
  /// - Parameter background: a view that stays behind all others if it is the rearmost one.
  final func insertSubview(_ view: UIView, by order: StackOrder, behindAll background: UIView? = nil) {
    var index = subviews.first.map { $0 === background } == true ? 1 : 0
    let rearmost = subviews.lazy.filter { $0 !== view }.compactMap(\.viewStackOrder).first
    if let rearmost, order.isBehind(rearmost) { return insertSubview(view, at: index) }
    var position = subviews.count - (view.superview === self ? 1 : 0)
    for subview in subviews.reversed() where subview !== view {
      if let other = subview.viewStackOrder, !order.isBehind(other) {
        index = position
        break
      }
      position -= 1
    }
    insertSubview(view, at: index)
  }
}
