import Foundation

/// A batch of updates from when its views begin to change until that has been shown.
@MainActor
final class UpdateInProgress {
  /// How long the change is shown, in seconds.
  static let duration = 0.3

  /// Whether the change is shown as a movement. Where it is not, views that go have gone at once.
  let isAnimated: Bool
  /// What was on screen before, by its paths before.
  let attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  private var completions: [(Bool) -> Void]
  /// The views that are going, with what they were displayed as last.
  private var leaving: [(key: ElementKey, element: DisplayedElement)] = []

  init(
    isAnimated: Bool, attributesBefore: [ElementKey: UICollectionViewLayoutAttributes],
    completions: [(Bool) -> Void]
  ) {
    self.isAnimated = isAnimated
    self.attributesBefore = attributesBefore
    self.completions = completions
  }

  /// Shows an element that was not on screen before: from where the layout says it comes.
  func showAppearing(_ element: DisplayedElement, as key: ElementKey, in view: UICollectionView) {
    view.insertInOrder(element)
    guard isAnimated, let initial = view.collectionViewLayout.initialAttributes(for: key) else { return }
    UIView.performWithoutAnimation { view.place(element.view, by: initial) }
    UIView.currentAnimation?.willInsert(element.view)
    view.place(element.view, by: element.attributes)
  }

  /// Lets an element go: to where the layout says that it disappears.
  func disappear(
    _ element: DisplayedElement, as key: ElementKey, to final: UICollectionViewLayoutAttributes?,
    in view: UICollectionView
  ) {
    leaving.append((key, element))
    UIView.currentAnimation?.willRemove(element.view)
    if let final { view.place(element.view, by: final) }
    element.view.alpha = 0
  }

  /// Lets an element go that is only out of sight.
  func moveOut(
    _ element: DisplayedElement, as key: ElementKey, to attributes: UICollectionViewLayoutAttributes?,
    in view: UICollectionView
  ) {
    guard let attributes else { return disappear(element, as: key, to: nil, in: view) }
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

extension UICollectionViewLayout {
  /// Where an element comes from that an update brings.
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

  /// Where an element goes to that an update takes away, by its path before.
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
}
