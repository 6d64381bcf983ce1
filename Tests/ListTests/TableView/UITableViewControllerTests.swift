import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Table view controller overrides")
struct UITableViewControllerTests {
  /// A controller that overrides all methods of a table view's data source and delegates.
  final class Controller: UITableViewController {
    var heard: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heard.append(#function)
      return 1
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      heard.append(#function)
      return UITableViewCell()
    }
    override func numberOfSections(in tableView: UITableView) -> Int {
      heard.append(#function)
      return 1
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      heard.append(#function)
      return nil
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      heard.append(#function)
      return nil
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      heard.append(#function)
      return nil
    }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      heard.append(#function)
      return 1
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      heard.append(#function)
      return false
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { heard.append(#function) }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      heard.append(#function)
      return false
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { heard.append(#function) }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heard.append(#function)
      return 10
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      heard.append(#function)
      return 10
    }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      heard.append(#function)
      return 10
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      heard.append(#function)
      return 10
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
      heard.append(#function)
      return 10
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
      heard.append(#function)
      return 10
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      heard.append(#function)
      return 1
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      heard.append(#function)
      return nil
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      heard.append(#function)
      return nil
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      heard.append(#function)
      return false
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      heard.append(#function)
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      heard.append(#function)
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      heard.append(#function)
      return nil
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      heard.append(#function)
      return nil
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append(#function) }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { heard.append(#function) }
    override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
      heard.append(#function)
      return false
    }
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      heard.append(#function)
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      heard.append(#function)
    }
    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      heard.append(#function)
      return nil
    }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      heard.append(#function)
      return nil
    }
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    {
      heard.append(#function)
      return .none
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      heard.append(#function)
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      heard.append(#function)
    }
    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
      heard.append(#function)
      return false
    }
    override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
      -> String?
    {
      heard.append(#function)
      return nil
    }
    override func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      heard.append(#function)
      return [0, 0]
    }
    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      heard.append(#function)
      return false
    }
    override func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      heard.append(#function)
      return false
    }
    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      heard.append(#function)
      return nil
    }
    override func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
      -> Bool
    {
      heard.append(#function)
      return false
    }
    override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      heard.append(#function)
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { heard.append(#function) }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    { heard.append(#function) }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { heard.append(#function) }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      heard.append(#function)
    }
    override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    { heard.append(#function) }
    override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      heard.append(#function)
    }
    override func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    { heard.append(#function) }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append(#function) }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append(#function) }
    override func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { heard.append(#function) }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append(#function)
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append(#function) }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append(#function) }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append(#function) }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { heard.append(#function) }
  }

  @Test("every data source override is called")
  func source() {
    let controller = Controller(style: .plain)
    let table = UITableView()
    let source: any UITableViewDataSource = controller
    let path: IndexPath = [0, 0]
    _ = source.tableView(table, numberOfRowsInSection: 0)
    _ = source.tableView(table, cellForRowAt: path)
    _ = source.numberOfSections(in: table)
    _ = source.tableView(table, titleForHeaderInSection: 0)
    _ = source.tableView(table, titleForFooterInSection: 0)
    _ = source.sectionIndexTitles(for: table)
    _ = source.tableView(table, sectionForSectionIndexTitle: "title", at: 0)
    _ = source.tableView(table, canEditRowAt: path)
    source.tableView(table, commit: .delete, forRowAt: path)
    _ = source.tableView(table, canMoveRowAt: path)
    source.tableView(table, moveRowAt: path, to: path)
    let names = [
      "tableView(_:numberOfRowsInSection:)",
      "tableView(_:cellForRowAt:)",
      "numberOfSections(in:)",
      "tableView(_:titleForHeaderInSection:)",
      "tableView(_:titleForFooterInSection:)",
      "sectionIndexTitles(for:)",
      "tableView(_:sectionForSectionIndexTitle:at:)",
      "tableView(_:canEditRowAt:)",
      "tableView(_:commit:forRowAt:)",
      "tableView(_:canMoveRowAt:)",
      "tableView(_:moveRowAt:to:)",
    ]
    expectEqual(controller.heard, names)
  }

  @Test("every delegate override is called")
  func delegate() {
    let controller = Controller(style: .plain)
    let table = UITableView()
    let delegate: any UITableViewDelegate = controller
    let path: IndexPath = [0, 0]
    _ = delegate.tableView(table, heightForRowAt: path)
    _ = delegate.tableView(table, heightForHeaderInSection: 0)
    _ = delegate.tableView(table, heightForFooterInSection: 0)
    _ = delegate.tableView(table, estimatedHeightForRowAt: path)
    _ = delegate.tableView(table, estimatedHeightForHeaderInSection: 0)
    _ = delegate.tableView(table, estimatedHeightForFooterInSection: 0)
    _ = delegate.tableView(table, indentationLevelForRowAt: path)
    _ = delegate.tableView(table, viewForHeaderInSection: 0)
    _ = delegate.tableView(table, viewForFooterInSection: 0)
    _ = delegate.tableView(table, shouldHighlightRowAt: path)
    delegate.tableView(table, didHighlightRowAt: path)
    delegate.tableView(table, didUnhighlightRowAt: path)
    _ = delegate.tableView(table, willSelectRowAt: path)
    _ = delegate.tableView(table, willDeselectRowAt: path)
    delegate.tableView(table, didSelectRowAt: path)
    delegate.tableView(table, didDeselectRowAt: path)
    _ = delegate.tableView(table, canPerformPrimaryActionForRowAt: path)
    delegate.tableView(table, performPrimaryActionForRowAt: path)
    delegate.tableView(table, accessoryButtonTappedForRowWith: path)
    _ = delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    _ = delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    _ = delegate.tableView(table, editingStyleForRowAt: path)
    delegate.tableView(table, willBeginEditingRowAt: path)
    delegate.tableView(table, didEndEditingRowAt: path)
    _ = delegate.tableView(table, shouldIndentWhileEditingRowAt: path)
    _ = delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    _ = delegate.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path)
    _ = delegate.tableView(table, canFocusRowAt: path)
    _ = delegate.tableView(table, selectionFollowsFocusForRowAt: path)
    _ = delegate.indexPathForPreferredFocusedView(in: table)
    _ = delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: path)
    delegate.tableView(table, didBeginMultipleSelectionInteractionAt: path)
    delegate.tableViewDidEndMultipleSelectionInteraction(table)
    delegate.tableView(table, willDisplay: UITableViewCell(), forRowAt: path)
    delegate.tableView(table, didEndDisplaying: UITableViewCell(), forRowAt: path)
    delegate.tableView(table, willDisplayHeaderView: UIView(), forSection: 0)
    delegate.tableView(table, didEndDisplayingHeaderView: UIView(), forSection: 0)
    delegate.tableView(table, willDisplayFooterView: UIView(), forSection: 0)
    delegate.tableView(table, didEndDisplayingFooterView: UIView(), forSection: 0)
    let names = [
      "tableView(_:heightForRowAt:)",
      "tableView(_:heightForHeaderInSection:)",
      "tableView(_:heightForFooterInSection:)",
      "tableView(_:estimatedHeightForRowAt:)",
      "tableView(_:estimatedHeightForHeaderInSection:)",
      "tableView(_:estimatedHeightForFooterInSection:)",
      "tableView(_:indentationLevelForRowAt:)",
      "tableView(_:viewForHeaderInSection:)",
      "tableView(_:viewForFooterInSection:)",
      "tableView(_:shouldHighlightRowAt:)",
      "tableView(_:didHighlightRowAt:)",
      "tableView(_:didUnhighlightRowAt:)",
      "tableView(_:willSelectRowAt:)",
      "tableView(_:willDeselectRowAt:)",
      "tableView(_:didSelectRowAt:)",
      "tableView(_:didDeselectRowAt:)",
      "tableView(_:canPerformPrimaryActionForRowAt:)",
      "tableView(_:performPrimaryActionForRowAt:)",
      "tableView(_:accessoryButtonTappedForRowWith:)",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:editingStyleForRowAt:)",
      "tableView(_:willBeginEditingRowAt:)",
      "tableView(_:didEndEditingRowAt:)",
      "tableView(_:shouldIndentWhileEditingRowAt:)",
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "tableView(_:canFocusRowAt:)",
      "tableView(_:selectionFollowsFocusForRowAt:)",
      "indexPathForPreferredFocusedView(in:)",
      "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "tableView(_:didBeginMultipleSelectionInteractionAt:)",
      "tableViewDidEndMultipleSelectionInteraction(_:)",
      "tableView(_:willDisplay:forRowAt:)",
      "tableView(_:didEndDisplaying:forRowAt:)",
      "tableView(_:willDisplayHeaderView:forSection:)",
      "tableView(_:didEndDisplayingHeaderView:forSection:)",
      "tableView(_:willDisplayFooterView:forSection:)",
      "tableView(_:didEndDisplayingFooterView:forSection:)",
    ]
    expectEqual(controller.heard, names)
  }

  @Test("every scroll view delegate override is called")
  func scrolling() {
    let controller = Controller(style: .plain)
    let table = UITableView()
    let scrolling: any UIScrollViewDelegate = controller
    var offset = CGPoint.zero
    scrolling.scrollViewDidScroll(table)
    scrolling.scrollViewWillBeginDragging(table)
    scrolling.scrollViewWillEndDragging(table, withVelocity: .zero, targetContentOffset: &offset)
    scrolling.scrollViewDidEndDragging(table, willDecelerate: false)
    scrolling.scrollViewWillBeginDecelerating(table)
    scrolling.scrollViewDidEndDecelerating(table)
    scrolling.scrollViewDidEndScrollingAnimation(table)
    scrolling.scrollViewDidChangeAdjustedContentInset(table)
    let names = [
      "scrollViewDidScroll(_:)",
      "scrollViewWillBeginDragging(_:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "scrollViewDidEndDragging(_:willDecelerate:)",
      "scrollViewWillBeginDecelerating(_:)",
      "scrollViewDidEndDecelerating(_:)",
      "scrollViewDidEndScrollingAnimation(_:)",
      "scrollViewDidChangeAdjustedContentInset(_:)",
    ]
    expectEqual(controller.heard, names)
  }
}
