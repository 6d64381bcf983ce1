import Foundation
@_spi(Toolkit) import UIKitCore

/// A change of the visible elements, from the first change of a view until the end of the animation.
@MainActor
final class UpdateInProgress {
  /// The duration of the animation, in seconds.
  static let duration = 0.3

  /// The cause of the change.
  enum Cause {
    /// A batch update. Contains the old attributes of the remaining elements on and near the screen, by their new keys.
    case batch(nearbyAttributes: [ElementKey: UICollectionViewLayoutAttributes])
    /// A layout change. Contains the old layout.
    case layout(UICollectionViewLayout)
    /// A change of the bounds size.
    case bounds
  }

  let cause: Cause
  /// True if the change is animated. Otherwise disappearing views are removed at once.
  let isAnimated: Bool
  /// The attributes of the visible elements before the change, by their old keys.
  let attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  private var completions: [(Bool) -> Void]
  /// The disappearing views, with the keys they were displayed as last.
  private var disappearing: [(key: ElementKey, element: VisibleElement)] = []
  /// The elements among them that only moved out of view, by their keys.
  private var movedOut: [ElementKey: VisibleElement] = [:]

  init(
    _ cause: Cause, isAnimated: Bool, attributesBefore: [ElementKey: UICollectionViewLayoutAttributes],
    completions: [(Bool) -> Void]
  ) {
    self.cause = cause
    self.isAnimated = isAnimated
    self.attributesBefore = attributesBefore
    self.completions = completions
  }

  // MARK: Appearing views

  /// Inserts an element that was not visible before. It animates from the layout's initial attributes, or else from its
  /// old attributes; if neither is known, it appears in its place.
  func showAppearing(_ element: VisibleElement, as key: ElementKey, in view: UICollectionView) {
    view.insertInOrder(element)
    guard isAnimated, let start = start(of: element, as: key, in: view), !start.attributes.isImmediate else { return }
    UIView.performWithoutAnimation { view.place(element.view, by: start.attributes) }
    if start.isNew { element.view.animateInsertion() }
    view.place(element.view, by: element.attributes)
  }

  /// The attributes from which an appearing element animates; nil if it appears in its place. `isNew` is true unless
  /// they are old attributes of the same element.
  private func start(
    of element: VisibleElement, as key: ElementKey, in view: UICollectionView
  ) -> (attributes: UICollectionViewLayoutAttributes, isNew: Bool)? {
    let layout = view.collectionViewLayout
    if cause.isBatch { layout.collectChangedElements(like: key) }
    if let initial = layout.initialAttributes(for: key) { return (initial, true) }
    switch cause {
    case .batch(let nearbyAttributes): return nearbyAttributes[key].map { ($0, false) }
    case .layout(let old):
      // Decoration views belong to their layout.
      if key.category != .decorationView, let before = view.layoutAttributes(for: key, in: old) {
        return (before, false)
      }
      return (element.attributes.transparent(), true)
    case .bounds: return nil
    }
  }

  // MARK: Disappearing views

  /// Makes an element disappear, animated to the layout's final attributes.
  func disappear(
    _ element: VisibleElement, as key: ElementKey, to final: UICollectionViewLayoutAttributes?,
    in view: UICollectionView
  ) {
    disappearing.append((key, element))
    view.swipes?.rowWillDisappear(element.view)
    if let final, final.isImmediate {
      UIView.performWithoutAnimation { element.view.alpha = 0 }
      return
    }
    element.view.animateRemoval()
    if let final { view.place(element.view, by: final) }
    element.view.alpha = 0
  }

  /// Moves a remaining element out of the visible rectangle, to its frame in the layout. Its view is removed when the
  /// update ends. The element disappears instead if the layout has no attributes for it or, outside of a batch update,
  /// if the layout (in a layout change the old one) has final attributes for it.
  func moveOutOfView(_ element: VisibleElement, as key: ElementKey, in view: UICollectionView) {
    let layout: UICollectionViewLayout
    if case .layout(let old) = cause { layout = old } else { layout = view.collectionViewLayout }
    let final = cause.isBatch ? nil : layout.finalAttributes(for: key)
    if let final { return disappear(element, as: key, to: final, in: view) }
    guard let attributes = view.layoutAttributes(for: key) else {
      return disappear(element, as: key, to: nil, in: view)
    }
    disappearing.append((key, element))
    movedOut[key] = element
    view.place(element.view, by: attributes)
  }

  /// Returns the element that moved out of view in an earlier round, because the sizes of other elements were still
  /// estimates; nil if there is none. It no longer disappears, and keeps its view.
  func takeBack(_ key: ElementKey) -> VisibleElement? {
    guard let element = movedOut.removeValue(forKey: key) else { return nil }
    disappearing.removeAll { $0.element === element }
    return element
  }

  /// Removes the disappearing views. Later calls do nothing.
  func removeDisappearingViews(in view: UICollectionView) {
    let gone = disappearing
    disappearing = []
    movedOut = [:]
    for (key, element) in gone { view.endDisplay(of: element, as: key) }
  }

  /// Calls the completion handlers. Later calls do nothing.
  func complete(finished: Bool) {
    let waiting = completions
    completions = []
    for completion in waiting { completion(finished) }
  }
}

extension UICollectionView {
  /// Performs an update of the visible elements, animated if the update is.
  ///
  /// - Parameters:
  ///   - preparation: runs before the animation.
  ///   - changes: runs in the animation, and gives all elements their new places.
  ///   - completion: called before the update's completion handlers: when the animation has ended, before the
  ///     disappearing views are removed; at once without animation, after they are removed.
  final func perform(
    _ update: UpdateInProgress, preparation: () -> Void, changes: @escaping () -> Void,
    completion: @escaping (UICollectionView) -> Void = { _ in }
  ) {
    self.update = update
    pass.isRunning = true
    preparation()
    if update.isAnimated {
      animatingUpdates.append(update)
      // The update has finished also if all cells have left the window meanwhile.
      UIView.animate(withDuration: UpdateInProgress.duration, animations: changes) { [weak self] _ in
        // Completion handlers are called even if the collection view is gone.
        guard let self else { return update.complete(finished: false) }
        completion(self)
        end(update, finished: true)
      }
    } else {
      changes()
    }
    self.update = nil
    pass.isRunning = false
    if !update.isAnimated {
      update.removeDisappearingViews(in: self)
      completion(self)
      later { update.complete(finished: true) }
    }
    if pass.needsReload || pass.layoutIsStale { setNeedsLayout() }
    updatePrefetching()
  }

  /// Ends an update whose animation has ended.
  final func end(_ update: UpdateInProgress, finished: Bool) {
    guard let index = animatingUpdates.firstIndex(where: { $0 === update }) else { return }
    animatingUpdates.remove(at: index)
    performInOwnContext {
      update.removeDisappearingViews(in: self)
      update.complete(finished: finished)
    }
  }

  /// Ends all running update animations, because of a reload. Their completion handlers get false.
  final func interruptAnimatingUpdates() {
    let updates = animatingUpdates
    animatingUpdates = []
    for update in updates {
      update.removeDisappearingViews(in: self)
      later { update.complete(finished: false) }
    }
  }
}

extension UpdateInProgress.Cause {
  /// True for a batch update. Its disappearing elements are known, so other elements only move out of view.
  fileprivate var isBatch: Bool { if case .batch = self { true } else { false } }
}

extension UICollectionViewLayout {
  /// The attributes from which an appearing element animates; nil if the layout has none.
  fileprivate func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    default:
      initialLayoutAttributesForAppearingItem(at: key.indexPath)
    }
  }

  /// The attributes to which a disappearing element animates, by its old key; nil if the layout has none.
  func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
    default:
      finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    }
  }

  /// The index paths of the elements of a kind that the layout inserts, or deletes, in remaining sections.
  func changedPaths(_ key: ElementKey, isInsertion: Bool) -> [IndexPath] {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      isInsertion
        ? indexPathsToInsertForSupplementaryView(ofKind: kind) : indexPathsToDeleteForSupplementaryView(ofKind: kind)
    case (.decorationView, let kind?):
      isInsertion
        ? indexPathsToInsertForDecorationView(ofKind: kind) : indexPathsToDeleteForDecorationView(ofKind: kind)
    default: []
    }
  }
}
