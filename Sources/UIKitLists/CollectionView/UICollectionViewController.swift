import Foundation
@_spi(Toolkit) import UIKitCore

/// Manages a collection view, whose data source and delegate it is.
///
/// `view` is a plain view that the collection view fills.
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] {
    super.builtInMembers + collectionViewControllerMembers
  }

  private let initialLayout: UICollectionViewLayout
  private var storedCollectionView: UICollectionView?

  /// A controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    coder.decodeProperties(of: self, declaredBy: UICollectionViewController.self)
  }

  /// The collection view. Reading it loads the controller's view.
  ///
  /// If another one is set, it replaces the first. The controller becomes its data source and delegate unless it has
  /// its own.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set {
      guard storedCollectionView !== newValue else { return }
      storedCollectionView?.removeFromSuperview()
      storedCollectionView = newValue
      guard let newValue else { return }
      newValue.itemGestures.movesByLongPress = installsStandardGestureForInteractiveMovement
      if newValue.dataSource == nil { newValue.dataSource = self }
      if newValue.delegate == nil { newValue.delegate = self }
      if let view = viewIfLoaded { fill(view, with: newValue) }
    }
  }

  /// The collection view's layout.
  public final var collectionViewLayout: UICollectionViewLayout {
    storedCollectionView?.collectionViewLayout ?? initialLayout
  }

  /// A Boolean value that indicates whether the selection is cleared when the view is about to appear. True by default.
  ///
  /// It is cleared along the transition. So a swipe back that the user gives up leaves the selection.
  open var clearsSelectionOnViewWillAppear = true

  /// A Boolean value that indicates whether a long press starts the interactive movement of items that the data source
  /// allows to move. True by default.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { storedCollectionView?.itemGestures.movesByLongPress = installsStandardGestureForInteractiveMovement }
  }

  open override func loadView() {
    if loadViewFromInterface() { return }
    super.loadView()
    let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: initialLayout)
    view.defaultBackgroundColor = .systemBackground
    view.dataSource = self
    view.delegate = self
    view.isEditing = isEditing
    storedCollectionView = view
    view.itemGestures.movesByLongPress = installsStandardGestureForInteractiveMovement
    fill(self.view, with: view)
  }

  private func fill(_ view: UIView, with collectionView: UICollectionView) {
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(collectionView, at: 0)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    changeAlongAppearance { [weak self] in
      guard let view = self?.storedCollectionView else { return }
      for path in view.indexPathsForSelectedItems ?? [] { view.deselectItem(at: path, animated: animated) }
    }
  }

  /// Begins or ends the editing of the collection view, too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    storedCollectionView?.animating(animated) { [self] in storedCollectionView?.isEditing = editing }
  }

  // MARK: Generated from the tables in .ci/delegates by .ci/generate-delegates

  // MARK: UICollectionViewDataSource

  /// 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Traps: a subclass that has items has to override it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError("\(type(of: self)) has items and does not override collectionView(_:cellForItemAt:)")
  }
  /// 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    AbsentMethod.note()
    return 1
  }
  /// Traps: a layout with supplementary views needs a data source that provides them.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if AbsentMethod.note() { return UICollectionReusableView(frame: .zero) }
    fatalError(
      """
      UICollectionView dataSource is not set or does not implement \
      collectionView(_:viewForSupplementaryElementOfKind:at:), and the layout asks for a view of kind '\(kind)' at \
      \(indexPath): \(self)
      """)
  }
  /// False.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    return false
  }
  /// Traps: a data source that allows movement has to implement it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    if AbsentMethod.note() { return }
    fatalError(
      """
      UICollectionView dataSource says that the item at \(sourceIndexPath) can be moved, but does not implement \
      collectionView(_:moveItemAt:to:): \(self)
      """)
  }
  /// Nil.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    AbsentMethod.note()
    return nil
  }
  /// The first item of the section with that index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    AbsentMethod.note()
    return IndexPath(item: 0, section: index)
  }

  // MARK: UICollectionViewDelegate

  /// True.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    AbsentMethod.note()
  }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    AbsentMethod.note()
  }
  /// True.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// True.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    AbsentMethod.note()
  }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    AbsentMethod.note()
  }
  /// True.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    AbsentMethod.note()
  }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { AbsentMethod.note() }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { AbsentMethod.note() }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { AbsentMethod.note() }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { AbsentMethod.note() }
  /// The proposed offset.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    AbsentMethod.note()
    return proposedContentOffset
  }
  /// True.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// The value of the collection view's properties.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    return collectionView.allowsFocus(ofItemAt: indexPath)
  }
  /// True.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Nil.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    AbsentMethod.note()
    return nil
  }
  /// False.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    AbsentMethod.note()
    return false
  }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { AbsentMethod.note() }
  /// Does nothing.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { AbsentMethod.note() }
  /// The result of the method below, called with the original index path.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    AbsentMethod.note()
    return self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// The proposed index path.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    AbsentMethod.note()
    return proposedIndexPath
  }
  /// The menu of the method for one item; nil for none or several.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    AbsentMethod.note()
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }
  /// Nil.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    AbsentMethod.note()
    return nil
  }
  /// Nil.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    AbsentMethod.note()
    return nil
  }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { AbsentMethod.note() }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { AbsentMethod.note() }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { AbsentMethod.note() }

  // MARK: UIScrollViewDelegate

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { AbsentMethod.note() }
  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    AbsentMethod.note()
  }
  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// True.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Nil.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    AbsentMethod.note()
    return nil
  }
  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { AbsentMethod.note() }
  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    AbsentMethod.note()
  }

  // MARK: End of the generated methods
}
