import Foundation
@_spi(Toolkit) import UIKitCore

/// The effect that measuring an element has on the layout.
enum MeasuringEffect {
  /// The layout is as it was.
  case none
  /// The element's size is corrected. Other elements may be in other places, but have their sizes.
  case correction(from: ContentPosition)
  /// All elements have to be asked for again.
  case invalidation

  var changesLayout: Bool { if case .none = self { false } else { true } }
}

/// Self-sizing: views are asked for the size that they prefer, and the layout corrects its estimates.
extension UICollectionView {
  // MARK: Asking a view

  /// Asks a view for the size that it prefers, once in a pass, and tells the layout.
  final func measureIfNeeded(_ element: DisplayedElement) -> MeasuringEffect {
    let attributes = element.attributes
    guard element.settledSize != attributes.size, collectionViewLayout.asksForPreferences(attributes),
      pass.measured.insert(attributes.key).inserted
    else { return .none }
    let preferred = element.view.preferredLayoutAttributesFitting(attributes.duplicate())
    let layout = collectionViewLayout
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return .none }
    let onlyMovesOthers = !pass.layoutIsStale && layout.correctionOnlyMovesOthers(of: attributes)
    let before = contentPosition(around: attributes.key)
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    guard pass.layoutIsStale else { return .none }
    return onlyMovesOthers ? .correction(from: before) : .invalidation
  }

  /// Called when the content of a view on screen may prefer another size.
  final func contentSizeMayHaveChanged(of view: UICollectionReusableView, constraintsChanged: Bool) {
    guard
      selfSizingInvalidation == .enabledIncludingConstraints
        || selfSizingInvalidation == .enabled && !constraintsChanged,
      !pass.isRunning, update == nil, requests.isEmpty,
      let key = view.displayedAs, let element = visible[key], element.view === view
    else { return }
    setNeedsMeasuring(element)
    pass.contentChanged = true
  }

  /// Has a view asked for its size in the next pass.
  final func setNeedsMeasuring(_ element: DisplayedElement) {
    guard collectionViewLayout.asksForPreferences(element.attributes) else { return }
    element.settledSize = nil
    setNeedsLayout()
  }

  // MARK: After a correction

  /// The axis on which content of a size continues.
  final func displayAxis(of size: CGSize) -> LayoutAxis {
    size.height > bounds.height || size.width <= bounds.width ? .vertical : .horizontal
  }

  private final func contentPosition(around key: ElementKey) -> ContentPosition {
    ContentPosition(
      offset: contentOffset, size: contentSize,
      row: row(of: key).map { ContentPosition.Row(offset: $0.offset, length: $0.content.size[$0.axis]) })
  }

  /// Gives an element the place that the layout has for it now. Its view is taken off if it is not visible any more.
  ///
  /// - Returns: True if it is visible.
  @discardableResult
  final func applyCurrentAttributes(to element: DisplayedElement) -> Bool {
    let key = element.attributes.key
    followRow(of: key)
    guard let attributes = layoutAttributes(for: key), isVisible(attributes) else {
      endDisplay(of: [key])
      return false
    }
    apply(attributes, to: element)
    return true
  }

  /// Finds the movement of the elements around one that was corrected, and takes off the views that the correction pushed
  /// out of the visible rectangle.
  ///
  /// - Returns: The movement; nil if all elements have to be asked for again.
  final func settle(
    _ element: DisplayedElement, correctedFrom before: ContentPosition
  ) -> ContentPosition.Movement? {
    guard !pass.layoutIsStale, !pass.needsReload else { return nil }
    let (key, axis) = (element.attributes.key, displayAxis(of: contentSize))
    let after = contentPosition(around: key)
    guard axis == displayAxis(of: before.size), let movement = before.movement(to: after, along: axis) else {
      return nil
    }
    if !isVisible(element.attributes) { endDisplay(of: [key]) }
    // Elements beside the corrected one may have moved by a line, whatever its length is.
    let distance = max(0, movement.distance) + 2 * element.attributes.frame.size[axis]
    switch movement {
    case .following: endDisplay(from: bounds.end(axis), to: bounds.end(axis) + distance, axis)
    case .preceding: endDisplay(from: bounds.start(axis) - distance, to: bounds.start(axis), axis)
    }
    endDisplayBesideRow(of: key, from: before, to: after)
    return movement
  }

  /// Takes off the views of elements between two positions outside of the visible rectangle.
  private final func endDisplay(from start: CGFloat, to end: CGFloat, _ axis: LayoutAxis) {
    var rect = bounds
    rect.origin[axis] = start
    rect.size[axis] = end - start
    endDisplay(ofInvisible: elements(in: rect))
  }

  /// Takes off the views of the cells that a correction pushed out of the visible part of a row.
  private final func endDisplayBesideRow(of key: ElementKey, from before: ContentPosition, to after: ContentPosition) {
    guard let row = row(of: key), let (old, new) = before.row.flatMap({ old in after.row.map { (old, $0) } }) else {
      return
    }
    let distance = abs(new.length - old.length) + abs(new.offset - old.offset)
    guard distance > 0 else { return }
    endDisplay(ofInvisible: cellsBeside(row, within: distance))
  }

  private final func endDisplay(ofInvisible elements: [UICollectionViewLayoutAttributes]) {
    endDisplay(of: elements.filter { visible[$0.key] != nil && !isVisible($0) }.map(\.key))
  }
}

extension UICollectionViewLayout {
  /// True if a view may be asked for another size. Built-in layouts say which sizes are estimates; in an app's own layout
  /// any may be one.
  fileprivate func asksForPreferences(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.estimatedAxes.isEmpty || !(self is any MarksEstimates)
  }
}

/// A layout that says by `estimatedAxes` which sizes are estimates.
protocol MarksEstimates: UICollectionViewLayout {}

extension UICollectionViewCompositionalLayout: MarksEstimates {}

extension UICollectionViewFlowLayout: MarksEstimates {}
