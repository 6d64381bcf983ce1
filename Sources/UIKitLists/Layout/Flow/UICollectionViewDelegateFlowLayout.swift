import Foundation
@_spi(Toolkit) import UIKitCore

/// Answers a flow layout's questions, each of which has the layout's property as its default.
///
/// ```swift
/// func collectionView(
///   _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
/// ) -> CGSize { CGSize(width: 100, height: indexPath.item.isMultiple(of: 2) ? 40 : 60) }
/// ```
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item's cell. Not implementing it is much cheaper than answering alike for all items.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The room around a section's lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The least distance between a section's lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least distance between the items in a section's lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header, of which the side along the direction of scrolling counts.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer, of which the side along the direction of scrolling counts.
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
  ) -> CGSize { collectionViewLayout.answeringItself { $0.itemSize } ?? .zero }

  /// The layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { collectionViewLayout.answeringItself { $0.sectionInset } ?? .zero }

  /// The layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.answeringItself { $0.minimumLineSpacing } ?? 0 }

  /// The layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.answeringItself { $0.minimumInteritemSpacing } ?? 0 }

  /// The layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { collectionViewLayout.answeringItself { $0.headerReferenceSize } ?? .zero }

  /// The layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { collectionViewLayout.answeringItself { $0.footerReferenceSize } ?? .zero }
}

extension UICollectionViewLayout {
  /// A flow layout's own answer, and a note that nobody else gave one: so that it need not ask for every item.
  fileprivate func answeringItself<Answer>(_ answer: (UICollectionViewFlowLayout) -> Answer) -> Answer? {
    guard let flow = self as? UICollectionViewFlowLayout else { return nil }
    flow.hasAnsweredItself = true
    return answer(flow)
  }
}

/// What may answer a flow layout's questions; nil is no answer.
@MainActor protocol FlowLayoutMetrics {
  func itemSize(at path: IndexPath) -> CGSize?
  func inset(ofSection section: Int) -> UIEdgeInsets?
  func lineSpacing(inSection section: Int) -> CGFloat?
  func itemSpacing(inSection section: Int) -> CGFloat?
  func headerSize(inSection section: Int) -> CGSize?
  func footerSize(inSection section: Int) -> CGSize?
}

/// A collection view's delegate as what may answer.
struct FlowLayoutDelegateMetrics: FlowLayoutMetrics {
  let layout: UICollectionViewFlowLayout
  let collectionView: UICollectionView
  let delegate: any UICollectionViewDelegateFlowLayout

  private func answer<Answer>(_ ask: () -> Answer) -> Answer? {
    layout.hasAnsweredItself = false
    let answer = ask()
    return layout.hasAnsweredItself ? nil : answer
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
