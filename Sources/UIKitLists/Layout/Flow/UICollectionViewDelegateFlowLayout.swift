import Foundation
@_spi(Toolkit) import UIKitCore

/// The methods by which a delegate adjusts a flow layout for single sections and items. The default of each is the
/// layout's property.
///
/// ```swift
/// func collectionView(
///   _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
/// ) -> CGSize { CGSize(width: 100, height: indexPath.item.isMultiple(of: 2) ? 40 : 60) }
/// ```
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item's cell. If all items have the same size, not implementing this is much faster than
  /// implementing it.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The margins around a section's lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The minimum distance between a section's lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The minimum distance between the items in a section's lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header. Only its length along the scroll direction counts.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer. Only its length along the scroll direction counts.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    AbsentMethod.note()
    return collectionViewLayout.flowLayoutValue { $0.itemSize } ?? .zero
  }

  /// The layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    AbsentMethod.note()
    return collectionViewLayout.flowLayoutValue { $0.sectionInset } ?? .zero
  }

  /// The layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    AbsentMethod.note()
    return collectionViewLayout.flowLayoutValue { $0.minimumLineSpacing } ?? 0
  }

  /// The layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    AbsentMethod.note()
    return collectionViewLayout.flowLayoutValue { $0.minimumInteritemSpacing } ?? 0
  }

  /// The layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    AbsentMethod.note()
    return collectionViewLayout.flowLayoutValue { $0.headerReferenceSize } ?? .zero
  }

  /// The layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    AbsentMethod.note()
    return collectionViewLayout.flowLayoutValue { $0.footerReferenceSize } ?? .zero
  }
}

extension UICollectionViewLayout {
  /// A value of a flow layout itself. Records that the delegate provides none, so that the layout need not ask it for
  /// every item.
  fileprivate func flowLayoutValue<Value>(_ value: (UICollectionViewFlowLayout) -> Value) -> Value? {
    guard let flow = self as? UICollectionViewFlowLayout else { return nil }
    flow.delegateUsedDefault = true
    return value(flow)
  }
}

/// A source of a flow layout's metrics. Nil leaves the answer to the layout's properties.
@MainActor protocol FlowLayoutMetrics {
  func itemSize(at path: IndexPath) -> CGSize?
  func inset(ofSection section: Int) -> UIEdgeInsets?
  func lineSpacing(inSection section: Int) -> CGFloat?
  func itemSpacing(inSection section: Int) -> CGFloat?
  func headerSize(inSection section: Int) -> CGSize?
  func footerSize(inSection section: Int) -> CGSize?
}

/// A collection view's delegate as a source of metrics.
struct FlowLayoutDelegateMetrics: FlowLayoutMetrics {
  let layout: UICollectionViewFlowLayout
  let collectionView: UICollectionView
  let delegate: any UICollectionViewDelegateFlowLayout

  private func answer<Answer>(_ ask: () -> Answer) -> Answer? {
    layout.delegateUsedDefault = false
    let answer = ask()
    return layout.delegateUsedDefault ? nil : answer
  }

  func itemSize(at path: IndexPath) -> CGSize? {
    let path = collectionView.dataPath(of: path)
    return answer { delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path) }
  }

  func inset(ofSection section: Int) -> UIEdgeInsets? {
    answer { delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section) }
  }

  func lineSpacing(inSection section: Int) -> CGFloat? {
    answer { delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section) }
  }

  func itemSpacing(inSection section: Int) -> CGFloat? {
    answer { delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section) }
  }

  func headerSize(inSection section: Int) -> CGSize? {
    answer { delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section) }
  }

  func footerSize(inSection section: Int) -> CGSize? {
    answer { delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section) }
  }
}
