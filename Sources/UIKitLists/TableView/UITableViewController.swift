import Foundation
@_spi(Toolkit) import UIKitCore

/// A controller whose view is a table, of which it is the data source and the delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] {
    super.builtInMembers + tableViewControllerMembers
  }

  private let style: UITableView.Style

  /// A controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of the table in a nib, or of a plain one if there is no nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.decodeProperties(of: self, declaredBy: UITableViewController.self)
  }

  /// The table, which is the controller's view. It is made when the property is read first.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set {
      guard let newValue else {
        view = nil
        return
      }
      if newValue.dataSource == nil { newValue.dataSource = self }
      if newValue.delegate == nil { newValue.delegate = self }
      view = newValue
    }
  }

  /// The table, unless an override of `loadView` sets another view.
  open override var view: UIView! {
    get { super.view }
    set {
      super.view = newValue
      guard let awaited = awaitedRefreshControl, let table = newValue as? UITableView else { return }
      awaitedRefreshControl = nil
      table.refreshControl = awaited
    }
  }

  /// A Boolean value that indicates whether the selection is cleared when the view is about to appear. True by default.
  ///
  /// It is cleared along the transition. So a swipe back that the user gives up leaves the selection.
  open var clearsSelectionOnViewWillAppear = true

  /// The refresh control of a table that is not loaded yet.
  private var awaitedRefreshControl: UIRefreshControl?

  /// The table's refresh control. Reading or setting it does not load the table.
  open var refreshControl: UIRefreshControl? {
    get { isViewLoaded ? tableView?.refreshControl : awaitedRefreshControl }
    set {
      if isViewLoaded { tableView?.refreshControl = newValue } else { awaitedRefreshControl = newValue }
    }
  }

  open override func loadView() {
    guard loadViewFromInterface() else {
      tableView = UITableView(frame: UIScreen.main.bounds, style: style)
      return
    }
    guard let table = viewIfLoaded as? UITableView else {
      fatalError(
        "-[UITableViewController loadView] instantiated view controller from a nib or storyboard, but didn't get a UITableView."
      )
    }
    // A table in a nib may have a data source and a delegate of its own, which stay.
    tableView = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    changeAlongAppearance { [weak self] in
      guard let table = self?.tableView else { return }
      for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }
  }

  /// Begins or ends the editing of the table, too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { tableView?.setEditing(editing, animated: animated) }
  }

  // MARK: Generated from the tables in .ci/delegates by .ci/generate-delegates

  // MARK: UITableViewDataSource

  /// The rows of a table with static cells; 0 otherwise.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSections?[section].rows.count ?? 0
  }
  /// The cell of a table with static cells. Traps otherwise: a subclass that has rows has to override it.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cell = tableView.staticSections?[indexPath.section].rows[indexPath.row].cell { return cell }
    fatalError("\(type(of: self)) has a row at \(indexPath) and does not override tableView(_:cellForRowAt:)")
  }
  /// The sections of a table with static cells; 1 otherwise.
  open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }
  /// The title of a section with static cells; nil otherwise.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSections?[section].headerTitle
  }
  /// The title of a section with static cells; nil otherwise.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSections?[section].footerTitle
  }
  /// Nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    AbsentMethod.note()
    return nil
  }
  /// The section with that index.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    AbsentMethod.note()
    return index
  }
  /// True.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    tableView.missing.insert(.canEditRow)
    return true
  }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { AbsentMethod.note() }
  /// False; the table lets all rows move if the data source implements the movement.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    tableView.missing.insert(.canMoveRow)
    return false
  }
  /// The table traps after the movement: a data source that allows it has to implement this.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    AbsentMethod.note()
    tableView.missing.insert(.moveRow)
  }

  // MARK: UITableViewDelegate

  /// The height of a static cell that has one, otherwise the table's `rowHeight`. The table continues to call an
  /// override that calls super: other rows may differ.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticSections?[indexPath.section].rows[indexPath.row].height ?? tableView.rowHeight
  }
  /// The table's `sectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    AbsentMethod.note()
    tableView.missing.insert(.heightForHeader)
    return tableView.sectionHeaderHeight
  }
  /// The table's `sectionFooterHeight`.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    AbsentMethod.note()
    tableView.missing.insert(.heightForFooter)
    return tableView.sectionFooterHeight
  }
  /// The table's `estimatedRowHeight`. Of a subclass that overrides the method the table calls it for every row,
  /// because the override may call super for some rows only; once this answered for all rows of a table, for a few of
  /// each section, until the override answers for one of them.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.missing.insert(overridesEstimates ? .estimateOfThisRow : .estimateOfRow)
    return tableView.estimatedRowHeight
  }
  /// The table's `estimatedSectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    AbsentMethod.note()
    tableView.missing.insert(.estimateOfHeader)
    return tableView.estimatedSectionHeaderHeight
  }
  /// The table's `estimatedSectionFooterHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    AbsentMethod.note()
    tableView.missing.insert(.estimateOfFooter)
    return tableView.estimatedSectionFooterHeight
  }
  /// 0; the cell keeps its own level.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    AbsentMethod.note()
    tableView.missing.insert(.indentation)
    return 0
  }
  /// Nil.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    AbsentMethod.note()
    tableView.missing.insert(.viewForHeader)
    return nil
  }
  /// Nil.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    AbsentMethod.note()
    tableView.missing.insert(.viewForFooter)
    return nil
  }
  /// True.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { AbsentMethod.note() }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { AbsentMethod.note() }
  /// The row itself.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    AbsentMethod.note()
    return indexPath
  }
  /// The row itself.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    AbsentMethod.note()
    return indexPath
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { AbsentMethod.note() }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { AbsentMethod.note() }
  /// True.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    AbsentMethod.note()
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    AbsentMethod.note()
  }
  /// Nil.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    AbsentMethod.note()
    return nil
  }
  /// Nil, for the deletion of a row that can be edited.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    AbsentMethod.note()
    return nil
  }
  /// `.delete`.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    AbsentMethod.note()
    return .delete
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { AbsentMethod.note() }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { AbsentMethod.note() }
  /// True; the cell decides.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    tableView.missing.insert(.shouldIndent)
    return true
  }
  /// Nil, for "Delete".
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    AbsentMethod.note()
    return nil
  }
  /// The proposed index path.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    AbsentMethod.note()
    return proposedDestinationIndexPath
  }
  /// The value of the table's properties.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    return tableView.content.allowsFocus(ofItemAt: indexPath)
  }
  /// True.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Nil.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    AbsentMethod.note()
    return nil
  }
  /// False.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    AbsentMethod.note()
    return false
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    AbsentMethod.note()
  }
  /// Does nothing.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { AbsentMethod.note() }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    AbsentMethod.note()
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    AbsentMethod.note()
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    AbsentMethod.note()
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    AbsentMethod.note()
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    AbsentMethod.note()
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    AbsentMethod.note()
  }
  /// Nil.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    AbsentMethod.note()
    return nil
  }
  /// Nil.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    AbsentMethod.note()
    return nil
  }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { AbsentMethod.note() }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { AbsentMethod.note() }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
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
