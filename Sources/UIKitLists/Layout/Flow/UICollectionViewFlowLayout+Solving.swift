import Foundation
import PergolaDiagnostics
@_spi(Toolkit) import UIKitCore

extension UICollectionViewFlowLayout {
  /// The available length across the scroll direction, in bounds of a given size.
  func breadth(ofBounds size: CGSize) -> CGFloat {
    let insets = client?.adjustedContentInset.directional(rightToLeft: false).sum(axis.other) ?? 0
    return max(0, size[axis.other] - insets)
  }

  /// True if sizes that were measured when the sections were solved are still valid.
  func holdsMeasurements(for client: any UICollectionViewLayoutClient) -> Bool {
    solvedTraits?.measuresAlike(client.traitCollection) ?? true
  }

  /// Solves all sections.
  ///
  /// - Complexity: O(number of sections), and O(number of items) where the delegate gives sizes.
  func solve(for client: any UICollectionViewLayoutClient, _ reusesMetrics: Bool, _ reuse: Reuse) {
    let (old, oldBreadth) = (sections, solvedBreadth)
    let validReuse = holdsMeasurements(for: client) ? reuse : .nothing
    solvedTraits = client.traitCollection
    sections = []
    correction = nil
    sectionsWithNewMean = []
    sectionLengths = LengthTree(count: 0, common: 0)
    solvedBreadth = nil
    let breadth = breadth(ofBounds: client.bounds.size)
    guard breadth > 0 else { return }
    solvedBreadth = breadth
    solvedReference = referenceInsets(client)
    state = .solved

    let source = metricsSource ?? delegateMetrics(client)
    for number in 0..<client.numberOfSections {
      let count = client.numberOfItems(inSection: number)
      let isSame = reusesMetrics && old.indices.contains(number) && old[number].itemCount == count
      let metrics = isSame ? old[number].metrics : metrics(ofSection: number, count, source, client)
      sections.append(FlowSection(metrics, axis: axis, itemCount: count, breadth: breadth))
    }
    if oldBreadth == breadth { reuseMeasuredSizes(of: old, validReuse) }
    sectionLengths = LengthTree(count: sections.count, common: sections.first?.length ?? 0)
    for (number, section) in sections.enumerated() {
      sectionLengths[number] = section.length
      if section.hasNewMean { sectionsWithNewMean.insert(number) }
    }
    warnOfSizes()
  }

  private func delegateMetrics(_ client: any UICollectionViewLayoutClient) -> (any FlowLayoutMetrics)? {
    guard let collectionView = client as? UICollectionView,
      let delegate = client.layoutDelegate as? any UICollectionViewDelegateFlowLayout
    else { return nil }
    return FlowLayoutDelegateMetrics(layout: self, collectionView: collectionView, delegate: delegate)
  }

  /// The insets to add to section insets at the sides of lines: the part of the reference insets that exceeds the
  /// content insets, which are outside of the content.
  func referenceInsets(_ client: any UICollectionViewLayoutClient) -> UIEdgeInsets {
    let (reference, content) =
      switch sectionInsetReference {
      case .fromContentInset: (UIEdgeInsets.zero, UIEdgeInsets.zero)
      case .fromSafeArea: (client.safeAreaInsets, client.adjustedContentInset)
      case .fromLayoutMargins: (client.layoutMargins, client.adjustedContentInset)
      }
    return UIEdgeInsets(
      top: reference.top - content.top, left: reference.left - content.left,
      bottom: reference.bottom - content.bottom, right: reference.right - content.right)
  }

  /// The insets of a section around its lines. With a reference other than the content insets, a side is not negative.
  private func insets(
    ofSection section: Int, _ source: (any FlowLayoutMetrics)?, _ client: any UICollectionViewLayoutClient
  ) -> NSDirectionalEdgeInsets {
    let own = (source?.inset(ofSection: section) ?? sectionInset).directional(rightToLeft: isFlipped)
    guard sectionInsetReference != .fromContentInset else { return own }
    let sides = own.adding(referenceInsets(client).directional(rightToLeft: isFlipped), across: axis)
    return axis == .vertical
      ? NSDirectionalEdgeInsets(
        top: own.top, leading: max(0, sides.leading), bottom: own.bottom, trailing: max(0, sides.trailing))
      : NSDirectionalEdgeInsets(
        top: max(0, sides.top), leading: own.leading, bottom: max(0, sides.bottom), trailing: own.trailing)
  }

  private func metrics(
    ofSection section: Int, _ count: Int, _ source: (any FlowLayoutMetrics)?,
    _ client: any UICollectionViewLayoutClient
  ) -> FlowSection.Metrics {
    var metrics = FlowSection.Metrics()
    metrics.insets = insets(ofSection: section, source, client)
    metrics.lineSpacing = source?.lineSpacing(inSection: section) ?? minimumLineSpacing
    metrics.itemSpacing = source?.itemSpacing(inSection: section) ?? minimumInteritemSpacing
    metrics.headerLength = checked(source?.headerSize(inSection: section) ?? headerReferenceSize)[axis]
    metrics.footerLength = checked(source?.footerSize(inSection: section) ?? footerReferenceSize)[axis]
    metrics.isEstimated = isEstimated
    let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    metrics.itemSize = checked(isEstimated ? estimate : itemSize)
    // If the delegate leaves the first item to the layout, it leaves all items to it.
    if let source, count > 0, let first = source.itemSize(at: IndexPath(item: 0, section: section)) {
      var sizes = [checked(first)]
      sizes.reserveCapacity(count)
      for item in 1..<max(1, count) {
        sizes.append(checked(source.itemSize(at: IndexPath(item: item, section: section)) ?? itemSize))
      }
      metrics.sizes = sizes
    }
    return metrics
  }

  private func checked(_ size: CGSize) -> CGSize {
    if size.width < 0 || size.height < 0 { fatalError("negative sizes are not supported in the flow layout") }
    return CGSize(width: LayoutLength.clamped(size.width), height: LayoutLength.clamped(size.height))
  }

  private func reuseMeasuredSizes(of old: [FlowSection], _ reuse: Reuse) {
    switch reuse {
    case .nothing: break
    case .everything:
      for number in sections.indices where number < old.count {
        sections[number].reuse(from: old[number], []) { _ in nil }
      }
    case .afterUpdates(let updates):
      let movedSizes = updates.valuesOfMovedItems { path -> (size: CGSize, room: CGFloat)? in
        guard old.indices.contains(path.section) else { return nil }
        return old[path.section].measured[path.item].map { ($0, old[path.section].room) }
      }
      let newSections = updates.newSections(ofCount: old.count)
      for (number, section) in old.enumerated() {
        guard let after = newSections[number], sections.indices.contains(after) else { continue }
        let room = sections[after].room
        sections[after].reuse(from: section, updates.edits(ofSection: number)) { item in
          movedSizes[after]?[item].flatMap { $0.room == room ? $0.size : nil }
        }
      }
    }
  }

  /// Logs a warning if items are longer than their lines.
  private func warnOfSizes() {
    guard !isEstimated, sections.contains(where: { $0.longestSide > $0.room + 0.001 }) else { return }
    let (side, bounds, start, end) =
      axis == .vertical ? ("width", "width", "left", "right") : ("height", "height", "top", "bottom")
    Log.warning("The behavior of the UICollectionViewFlowLayout is not defined because:")
    Log.warning(
      "the item \(side) must be less than the \(bounds) of the UICollectionView minus the section insets \(start) and "
        + "\(end) values, minus the content insets \(start) and \(end) values.")
    let owner = client.map { "\($0)" } ?? "nothing"
    Log.warning("The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(owner).")
  }
}
