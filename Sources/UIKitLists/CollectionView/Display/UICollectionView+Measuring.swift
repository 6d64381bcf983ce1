import Foundation
@_spi(Toolkit) import UIKitCore

/// The effect that measuring an element has on the layout.
enum MeasuringEffect {
  /// The layout is unchanged.
  case none
  /// The element's size was corrected. Other elements may have moved, but keep their sizes.
  case correction(from: ContentPosition)
  /// The layout has to be queried again for all elements.
  case invalidation

  var changesLayout: Bool { if case .none = self { false } else { true } }
}

/// Self-sizing: the layout corrects its estimates by the sizes that views prefer.
extension UICollectionView {
  // MARK: Measuring a view

  /// Gets the preferred attributes of a view, at most once in a pass, and passes them to the layout.
  final func measureIfNeeded(_ element: VisibleElement) -> MeasuringEffect {
    let attributes = element.attributes
    guard element.measuredSize != attributes.size, collectionViewLayout.mayEstimateSize(of: attributes),
      pass.measured.insert(attributes.key).inserted
    else { return .none }
    let preferred = element.view.preferredLayoutAttributesFitting(attributes.duplicate())
    let layout = collectionViewLayout
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return .none }
    let onlyMovesOthers = !pass.layoutIsStale && layout.correctionKeepsOtherSizes(of: attributes)
    let before = contentPosition(around: attributes.key)
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    guard pass.layoutIsStale else { return .none }
    return onlyMovesOthers ? .correction(from: before) : .invalidation
  }

  /// Called when the preferred size of a visible view's content may have changed.
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

  /// Schedules the measuring of a view for the next pass.
  final func setNeedsMeasuring(_ element: VisibleElement) {
    guard collectionViewLayout.mayEstimateSize(of: element.attributes) else { return }
    element.measuredSize = nil
    setNeedsLayout()
  }

  // MARK: After a correction

  /// The axis along which content of a size scrolls.
  final func displayAxis(of size: CGSize) -> LayoutAxis {
    size.height > bounds.height || size.width <= bounds.width ? .vertical : .horizontal
  }

  private final func contentPosition(around key: ElementKey) -> ContentPosition {
    ContentPosition(
      offset: contentOffset, size: contentSize, itemsInGroup: collectionViewLayout.itemsInGroup(of: key),
      orthogonalSection: orthogonalSection(of: key).map {
        ContentPosition.OrthogonalSection(offset: $0.offset, length: $0.content.size[$0.axis])
      })
  }

  /// Applies the layout's current attributes to an element, or removes its view if the element is no longer visible.
  ///
  /// - Returns: True if the element is visible.
  @discardableResult
  final func applyCurrentAttributes(to element: VisibleElement) -> Bool {
    let key = element.attributes.key
    updateOrthogonalScrollView(of: key)
    guard let attributes = layoutAttributes(for: key), isVisible(attributes) else {
      endDisplay(of: [key])
      return false
    }
    apply(attributes, to: element)
    return true
  }

  /// Applies the layout's current attributes to an element, also if it is no longer visible.
  final func place(_ element: VisibleElement) {
    let key = element.attributes.key
    updateOrthogonalScrollView(of: key)
    if let attributes = layoutAttributes(for: key) { apply(attributes, to: element) }
  }

  /// Finds the movement that a correction caused, and removes the views that it pushed out of the visible rectangle.
  ///
  /// - Returns: The movement; nil if the layout must be queried again for all elements.
  final func finishCorrection(
    of element: VisibleElement, from before: ContentPosition
  ) -> ContentPosition.Movement? {
    guard !pass.layoutIsStale, !pass.needsReload else { return nil }
    let (key, axis) = (element.attributes.key, displayAxis(of: contentSize))
    let after = contentPosition(around: key)
    guard axis == displayAxis(of: before.size), let movement = before.movement(to: after, along: axis) else {
      return nil
    }
    var elements =
      elementsBeside(movement, length: element.attributes.frame.size[axis], axis)
      + elementsBesideOrthogonalSection(of: key, from: before, to: after)
    // Views end in the order of the layout.
    if !elements.contains(where: { $0.key == key }) { elements.insert(element.attributes, at: 0) }
    endDisplay(of: elements.filter { visible[$0.key] != nil && !isVisible($0) }.map(\.key))
    return movement
  }

  /// The elements at the start and the end of the visible rectangle that a correction may have pushed out.
  ///
  /// - Parameter length: The length of the corrected element. Elements may have moved by up to two lines, which is
  ///   independent of the distance.
  private final func elementsBeside(
    _ movement: ContentPosition.Movement, length: CGFloat, _ axis: LayoutAxis
  ) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    let lines = (
      start: collectionViewLayout.longestLine(near: bounds.start(axis)),
      end: collectionViewLayout.longestLine(near: bounds.end(axis))
    )
    // The items of a line are centred in it, so that each of them may move when the line's length changes.
    if movement.precedingDistance != 0 || lines.start > 0 {
      let reach = max(0, -movement.precedingDistance) + 2 * max(length, lines.start)
      found += elements(from: bounds.start(axis) - reach, to: bounds.start(axis), axis)
    }
    if movement.followingDistance != 0 || movement.precedingDistance == 0 || lines.end > 0 {
      let reach = max(0, movement.followingDistance) + 2 * max(length, lines.end)
      found += elements(from: bounds.end(axis), to: bounds.end(axis) + reach, axis)
    }
    return found
  }

  private final func elements(
    from start: CGFloat, to end: CGFloat, _ axis: LayoutAxis
  ) -> [UICollectionViewLayoutAttributes] {
    var rect = bounds
    rect.origin[axis] = start
    rect.size[axis] = end - start
    return elements(in: rect)
  }

  /// The cells that a correction may have pushed out of the visible part of an orthogonal section.
  private final func elementsBesideOrthogonalSection(
    of key: ElementKey, from before: ContentPosition, to after: ContentPosition
  ) -> [UICollectionViewLayoutAttributes] {
    guard let section = orthogonalSection(of: key), let old = before.orthogonalSection,
      let new = after.orthogonalSection
    else { return [] }
    let distance = abs(new.length - old.length) + abs(new.offset - old.offset)
    return distance > 0 ? cellsBeside(section, within: distance) : []
  }
}

extension UICollectionViewLayout {
  /// True if an element's size may be an estimate. Built-in layouts mark estimates; in an app's own layout any size may
  /// be one.
  fileprivate func mayEstimateSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.estimatedAxes.isEmpty || !(self is any MarksEstimates)
  }
}

/// A layout that marks estimated sizes by `estimatedAxes`.
protocol MarksEstimates: UICollectionViewLayout {}

extension UICollectionViewCompositionalLayout: MarksEstimates {}

extension UICollectionViewFlowLayout: MarksEstimates {}
