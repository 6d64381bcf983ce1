import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// A layout's client without views: the state of a collection view that a layout reads.
@MainActor final class FakeClient: UICollectionViewLayoutClient {
  var bounds: CGRect
  var adjustedContentInset = UIEdgeInsets.zero
  var safeAreaInsets = UIEdgeInsets.zero
  var layoutMargins = UIEdgeInsets.zero
  var readableContentInsets = UIEdgeInsets.zero
  var traitCollection: UITraitCollection
  var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  var counts: [Int]
  var layoutDelegate: AnyObject?
  var displayed: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []
  let layout: UICollectionViewLayout

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480, scale: CGFloat = 2
  ) {
    self.layout = layout
    self.counts = counts
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    traitCollection = UITraitCollection(displayScale: scale)
    layout.client = self
  }

  var numberOfSections: Int { counts.count }
  func numberOfItems(inSection section: Int) -> Int { counts[section] }

  func displayedAttributes(
    of category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { displayed[indexPath] }

  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    bounds.origin.x += context.contentOffsetAdjustment.x
    bounds.origin.y += context.contentOffsetAdjustment.y
  }

  // MARK: Passes

  /// Scrolls or resizes, and runs the layout pass that a collection view would run.
  func setBounds(_ new: CGRect) {
    if layout.shouldInvalidateLayout(forBoundsChange: new) {
      let context = layout.invalidationContext(forBoundsChange: new)
      bounds = new
      layout.invalidateLayout(with: context)
      layout.prepare()
    }
    bounds = new
  }

  func scroll(to offset: CGFloat) { setBounds(CGRect(origin: CGPoint(x: bounds.minX, y: offset), size: bounds.size)) }

  /// All elements, or those in a rectangle.
  func elements(in rect: CGRect? = nil) -> [UICollectionViewLayoutAttributes] {
    let all = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    return layout.layoutAttributesForElements(in: rect ?? all) ?? []
  }

  /// Gives visible elements their preferred sizes, from the top down, until nothing changes.
  func measure(_ preferred: (UICollectionViewLayoutAttributes) -> CGSize?) {
    for _ in 0..<200 {
      let changed = elements(in: bounds).first { original in
        guard let size = preferred(original), !original.estimatedAxes.isEmpty else { return false }
        let wish = original.duplicate()
        if original.estimatedAxes.contains(.horizontal) { wish.size.width = size.width }
        if original.estimatedAxes.contains(.vertical) { wish.size.height = size.height }
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: original)
        else { return false }
        layout.invalidateLayout(
          with: layout.invalidationContext(
            forPreferredLayoutAttributes: wish, withOriginalAttributes: original))
        layout.prepare()
        return true
      }
      if changed == nil { return }
    }
    Issue.record("the sizes never stop changing")
  }

  // MARK: Reading

  /// The frames of all cells, ordered by index path.
  var cells: [CGRect] {
    elements().filter { $0.representedElementCategory == .cell }.sorted { $0.indexPath < $1.indexPath }.map(\.frame)
  }

  /// The frames of all supplementary views of a kind, ordered by index path.
  func views(_ kind: String) -> [CGRect] {
    elements().filter { $0.representedElementKind == kind }.sorted { $0.indexPath < $1.indexPath }.map(\.frame)
  }

  var size: CGSize { layout.collectionViewContentSize }

  func cell(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

/// Shorthand for a rectangle.
func r(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A client whose layout has equal sections and has been prepared.
@MainActor func solved(
  _ section: NSCollectionLayoutSection, _ counts: Int..., width: CGFloat = 320, height: CGFloat = 480,
  horizontally: Bool = false, between: CGFloat = 0, views: [NSCollectionLayoutBoundarySupplementaryItem] = [],
  scale: CGFloat = 2, prepare: (FakeClient) -> Void = { _ in }
) -> FakeClient {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = horizontally ? .horizontal : .vertical
  configuration.interSectionSpacing = between
  configuration.boundarySupplementaryItems = views
  let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  let client = FakeClient(layout, counts, width: width, height: height, scale: scale)
  prepare(client)
  layout.prepare()
  return client
}
