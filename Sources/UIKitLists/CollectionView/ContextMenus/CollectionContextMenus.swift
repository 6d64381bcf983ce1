import Foundation
import UIKitCore

/// The context menus of a collection view's items, which its delegate provides.
@MainActor
final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var view: UICollectionView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The item of the last menu; nil for a menu beside the items.
  private var item: IndexPath?

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    view.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view, let delegate = view.delegate else { return nil }
    item = view.indexPathForItem(at: location)
    var items = item.map { [$0] } ?? []
    if let item, let selected = view.indexPathsForSelectedItems, selected.count > 1, selected.contains(item) {
      items = selected.sorted()
    }
    return delegate.collectionView(view, contextMenuConfigurationForItemsAt: items, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let view, let item else { return nil }
    if let preview = view.delegate?.collectionView(
      view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
    {
      return preview
    }
    guard let cell = view.cellForItem(at: item), cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let view else { return }
    view.delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UICollectionView {
  /// The interaction that opens the context menus of the items, which the delegate provides.
  public final var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }
}
