import Foundation
@_spi(Toolkit) import UIKitCore

/// A column of a split view: a stack of pages, with the lists that lead to the next column.
@MainActor
final class SplitColumn {
  /// The columns of the split view; nil after it is gone.
  private(set) weak var columns: SplitColumns?
  let index: Int
  let stack: PageStack
  /// The way back to the column before, while the columns are one stack.
  private let dismissal: Dismissal?
  /// The lists with a selection of one value, with the value that each had last.
  private var lists: [List] = []

  private var width: SplitColumnWidth?

  private struct List {
    weak var controller: ListController?
    var value: AnyHashable?
  }

  init(_ columns: SplitColumns, at index: Int, owner: ViewNode) {
    self.columns = columns
    self.index = index
    stack = PageStack(owner, takesValues: true)
    dismissal = index > 0 ? Dismissal { [weak columns] in columns?.leaveColumn(at: index) } : nil
    stack.column = self
  }

  /// The column after this one; nil for the detail.
  var next: SplitColumn? { columns.flatMap { index < $0.last ? $0.all[index + 1] : nil } }

  /// Changes what the pages of the column inherit.
  func changeEnvironment(_ values: inout EnvironmentValues) {
    let isCollapsed = columns?.controller.isCollapsed ?? false
    // Columns side by side, and the first one of a stack, keep the way out of the split view.
    if isCollapsed, let dismissal { values.dismissal = dismissal }
    values.isSplit = !isCollapsed
    guard !isCollapsed, next != nil else { return }
    values.columnPlace = ColumnPlace(
      outerSizeClass: values.horizontalSizeClass, listStyle: index == 0 ? .sidebar : .plain)
    values.horizontalSizeClass = .compact
  }

  // MARK: Lists

  /// Notes the value that a list has selected: when it changes, it leads to the next column, or back.
  func list(_ list: ListController, didSelect value: AnyHashable?) {
    guard next != nil else { return }
    lists.removeAll { $0.controller == nil }
    guard let known = lists.firstIndex(where: { $0.controller === list }) else {
      lists.append(List(controller: list, value: value))
      if value != nil { columns?.listDidBegin(in: self) }
      return
    }
    guard lists[known].value != value else { return }
    lists[known].value = value
    columns?.show(value == nil ? index : index + 1, isBack: value == nil)
  }

  /// Called when the user selects a row, also the one that is selected.
  func userDidSelectRow() {
    if next != nil { columns?.show(index + 1) }
  }

  /// Called after the user went back to the column: nothing in it leads to the next one any longer.
  func clear() {
    next?.stack.removeReplacement()
    for list in lists where list.value != nil { list.controller?.clearSelection() }
  }

  // MARK: The screen

  /// Shows the column on top in a compact width.
  func show() { columns?.show(index) }

  /// Shows the column before this one on top in a compact width, after what it showed here is gone.
  func showPrevious() { columns?.show(index - 1, isBack: true) }

  /// Takes over the width that the content wants.
  func setWidth(_ width: SplitColumnWidth?) {
    guard self.width != width else { return }
    self.width = width
    columns?.setWidth(width, of: index)
  }

  /// Called after a page of the stack was shown, or a column above it.
  func stackDidShow() {
    if index == 0 { columns?.firstColumnDidShow() }
  }

  // MARK: Values

  /// Shows a value of a link in the column.
  func show(_ value: AnyHashable) {
    guard let columns, let next else { return stack.append(value) }
    let value = PathValue(value)
    let later = stack.hasDestination(for: value.type) ? nil : columns.all[(index + 1)...].first { $0.takes(value) }
    if let later {
      later.stack.append(value.value)
    } else {
      next.stack.replaceRoot(for: value, from: stack)
    }
    columns.show(later?.index ?? next.index)
  }

  /// True if values of other columns are added to the stack.
  private func takes(_ value: PathValue) -> Bool { stack.hasInlineStack || stack.hasDestination(for: value.type) }
}

/// The place of a page in a column beside others.
struct ColumnPlace: Equatable {
  /// The size class around the split view.
  let outerSizeClass: UserInterfaceSizeClass?
  /// The style of lists that have no style of their own.
  let listStyle: _ListStyleKind
}

extension EnvironmentValues {
  private enum ColumnPlaceKey: EnvironmentKey {
    static var defaultValue: ColumnPlace? { nil }
  }

  private enum IsSplitKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The place in a column beside others; nil elsewhere.
  var columnPlace: ColumnPlace? {
    get { self[ColumnPlaceKey.self] }
    set { self[ColumnPlaceKey.self] = newValue }
  }

  /// Takes away what a column gives to its pages, for a page in front of the split view.
  mutating func leaveColumn() {
    isSplit = false
    guard let place = columnPlace else { return }
    columnPlace = nil
    horizontalSizeClass = place.outerSizeClass
  }

  /// True in a split view whose columns are side by side.
  var isSplit: Bool {
    get { self[IsSplitKey.self] }
    set { self[IsSplitKey.self] = newValue }
  }
}
