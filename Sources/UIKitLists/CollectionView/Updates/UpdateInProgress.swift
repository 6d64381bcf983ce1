import Foundation
@_spi(Toolkit) import UIKitCore

/// A change of what is on screen, from when its views begin to change until that has been shown.
@MainActor
final class UpdateInProgress {
  /// How long the change is shown, in seconds.
  static let duration = 0.3

  /// What changes.
  enum Cause {
    /// Items come, go and move. What stays was where the attributes say, by its new key: what was near the screen.
    case batch(before: [ElementKey: UICollectionViewLayoutAttributes])
    /// Another layout has taken over.
    case layout(UICollectionViewLayout)
    /// The bounds have another size.
    case bounds
  }

  let cause: Cause
  /// Whether the change is shown as a movement. Where it is not, views that go have gone at once.
  let isAnimated: Bool
  /// What was on screen before, by its paths before.
  let attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  private var completions: [(Bool) -> Void]
  /// The views that are going, with what they were displayed as last.
  private var leaving: [(key: ElementKey, element: DisplayedElement)] = []

  init(
    _ cause: Cause, isAnimated: Bool, attributesBefore: [ElementKey: UICollectionViewLayoutAttributes],
    completions: [(Bool) -> Void]
  ) {
    self.cause = cause
    self.isAnimated = isAnimated
    self.attributesBefore = attributesBefore
    self.completions = completions
  }

  // MARK: Views that come

  /// Shows an element that was not on screen before: from where the layout says that it comes, else from where it was;
  /// where neither is known it stands where it stands.
  func showAppearing(_ element: DisplayedElement, as key: ElementKey, in view: UICollectionView) {
    view.insertInOrder(element)
    guard isAnimated, let start = start(of: element, as: key, in: view), !start.attributes.isImmediate else { return }
    UIView.performWithoutAnimation { view.place(element.view, by: start.attributes) }
    if start.isNew { element.view.animateInsertion() }
    view.place(element.view, by: element.attributes)
  }

  private func start(
    of element: DisplayedElement, as key: ElementKey, in view: UICollectionView
  ) -> (attributes: UICollectionViewLayoutAttributes, isNew: Bool)? {
    let layout = view.collectionViewLayout
    if cause.isBatch { layout.takeChangedElements(like: key) }
    if let initial = layout.initialAttributes(for: key) { return (initial, true) }
    switch cause {
    case .batch(let before): return before[key].map { ($0, false) }
    case .layout(let old):
      // Decoration views are the layout's own.
      if key.category != .decorationView, let before = view.layoutAttributes(for: key, in: old) {
        return (before, false)
      }
      return (element.attributes.transparent(), true)
    case .bounds: return nil
    }
  }

  // MARK: Views that go

  /// Lets an element go: to where the layout says that it disappears.
  func disappear(
    _ element: DisplayedElement, as key: ElementKey, to final: UICollectionViewLayoutAttributes?,
    in view: UICollectionView
  ) {
    leaving.append((key, element))
    view.swipes?.rowWillDisappear(element.view)
    if let final, final.isImmediate {
      UIView.performWithoutAnimation { element.view.alpha = 0 }
      return
    }
    element.view.animateRemoval()
    if let final { view.place(element.view, by: final) }
    element.view.alpha = 0
  }

  /// Lets an element go that is only out of sight.
  func moveOut(_ element: DisplayedElement, as key: ElementKey, in view: UICollectionView) {
    let layout: UICollectionViewLayout
    if case .layout(let old) = cause { layout = old } else { layout = view.collectionViewLayout }
    let final = cause.isBatch ? nil : layout.finalAttributes(for: key)
    if let final { return disappear(element, as: key, to: final, in: view) }
    guard let attributes = view.layoutAttributes(for: key) else {
      return disappear(element, as: key, to: nil, in: view)
    }
    leaving.append((key, element))
    view.place(element.view, by: attributes)
  }

  /// Takes off the views that have gone. Does nothing the second time.
  func takeOff(in view: UICollectionView) {
    let gone = leaving
    leaving = []
    for (key, element) in gone { view.endDisplay(of: element, as: key) }
  }

  /// Tells those who wait. Does nothing the second time.
  func complete(finished: Bool) {
    let waiting = completions
    completions = []
    for completion in waiting { completion(finished) }
  }
}

extension UpdateInProgress.Cause {
  /// Whether the layout has been told what goes, so that the rest is only out of sight.
  fileprivate var isBatch: Bool { if case .batch = self { true } else { false } }
}

extension UICollectionViewLayout {
  /// Where an element comes from that a change brings.
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

  /// Where an element goes to that a change takes away, by its path before.
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

  /// The paths of a kind of views that come, or go, though their sections stay.
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
