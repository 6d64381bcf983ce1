import Foundation

extension UISplitViewController {
  /// The navigation controller whose stack has the collapsed columns; nil if there isn't one.
  final var stackNavigation: UINavigationController? {
    isCollapsed ? display.base.flatMap { navigation(of: $0) } : nil
  }

  // MARK: Collapsing

  /// Shows one controller instead of the columns.
  final func collapse() {
    finishTransitions()
    display.isChanging = true
    display.isCollapsed = true
    display.chosenCount = nil
    updateButtons()
    let top = style == .unspecified ? collapseControllers() : collapseColumns()
    display.isChanging = false
    let moved = top.flatMap { $0 == display.base ? nil : display.columnViews[$0] }
    if moved != nil { display.visible.removeAll { $0 == top } }
    showColumns(animated: false, isDirect: true)
    stackNavigation?.takeVisiblePage()
    moved?.removeFromSuperview()
    updateContainers()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Puts the controllers of the columns on one stack. Returns the column on top.
  private func collapseColumns() -> Column? {
    let proposed = display.containers[.compact] == nil ? columnsInOrder.last : .compact
    guard let proposed else { return nil }
    let answer =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    let top = display.containers[answer] == nil ? proposed : answer
    guard top != .compact, let index = columnsInOrder.firstIndex(of: top) else {
      display.base = .compact
      return nil
    }
    let columns = columnsInOrder[...index]
    display.base = columns.first
    // Columns below the top one disappear.
    for column in display.visible where column != display.base && column != top {
      display.columnViews[column]?.removeFromSuperview()
    }
    display.visible = display.visible.filter { $0 == display.base || $0 == top }
    stackNavigation?.stackColumns(columns.dropFirst().compactMap { display.containers[$0] })
    return top
  }

  /// Lets the primary controller of the classic style take the secondary one.
  private func collapseControllers() -> Column? {
    guard let first = display.containers[.primary] else {
      display.base = display.containers[.secondary] == nil ? nil : .secondary
      return display.base
    }
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? first
    if primary !== first { set(primary, for: .primary) }
    display.base = .primary
    guard let secondary = display.containers[.secondary] else { return .primary }
    let isTaken = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isTaken { primary.collapseSecondaryViewController(secondary, for: self) }
    display.formerSecondary = isTaken ? nil : secondary
    display.controllers[.secondary] = nil
    display.containers[.secondary] = nil
    guard secondary.parent === self else { return .secondary }
    display.columnViews[.secondary]?.removeFromSuperview()
    display.visible.removeAll { $0 == .secondary }
    secondary.willMove(toParent: nil)
    secondary.viewIfLoaded?.removeFromSuperview()
    secondary.removeFromParent()
    return .primary
  }

  // MARK: Expanding

  /// Shows the columns again.
  final func expand() {
    finishTransitions()
    display.isChanging = true
    if style == .unspecified { separateControllers() } else { _ = unstack() }
    display.isCollapsed = false
    display.base = nil
    for column in [Column.primary, .supplementary, .secondary, .compact] {
      if let controller = display.containers[column] { adopt(controller) }
    }
    if style != .unspecified {
      let proposed = currentMode
      let answer = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      chooseForExpanding(answer ?? proposed)
    }
    display.isChanging = false
    showColumns(animated: false, isDirect: true)
    for controller in display.containers.values { (controller as? UINavigationController)?.dropForeignPages() }
    updateContainers()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Takes the controllers of the other columns off the stack, with the pages that were pushed onto them. Returns their
  /// columns.
  final func unstack() -> [Column] {
    guard let base = stackNavigation else { return [] }
    var own: [UIViewController] = []
    var found: [(column: Column, pages: [UIViewController])] = []
    for page in base.stack {
      if let column = columnsInOrder.first(where: { display.containers[$0] === page }) {
        found.append((column, []))
      } else if found.isEmpty {
        own.append(page)
      } else {
        found[found.count - 1].pages.append(page)
      }
    }
    base.releaseVisiblePage { page in
      found.contains { entry in
        display.containers[entry.column] === page || entry.pages.contains { $0 === page }
      }
    }
    if !found.isEmpty { base.change(to: own, animated: false) }
    for (column, pages) in found {
      guard let controller = display.containers[column] else { continue }
      adopt(controller)
      guard !pages.isEmpty, let navigation = controller as? UINavigationController else { continue }
      navigation.change(to: navigation.stack + pages, animated: false)
    }
    base.finishMoves()
    return found.map(\.column)
  }

  /// Lets the primary controller of the classic style give the secondary one back.
  private func separateControllers() {
    guard let visible = display.containers[.primary] else { return }
    let primary = delegate?.primaryViewController(forExpanding: self) ?? visible
    if primary !== visible { set(primary, for: .primary) }
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self) ?? display.formerSecondary
    display.formerSecondary = nil
    if let secondary, secondary.parent == nil || secondary.parent === self { set(secondary, for: .secondary) }
  }

  /// Updates the traits of the columns and the back buttons in their bars.
  private func updateContainers() {
    for controller in display.containers.values where controller.isViewLoaded {
      controller.viewIfLoaded?.traitsDidChange()
      (controller as? UINavigationController)?.showBarItems()
    }
  }

  // MARK: The stack

  /// The column on top of the stack.
  private func topColumn(of stack: [UIViewController]) -> Column? {
    stack.reversed().lazy.compactMap { page in self.columnsInOrder.first { self.display.containers[$0] === page } }
      .first
      ?? display.base
  }

  private func changeStack(to stack: [UIViewController], of base: UINavigationController) {
    guard !stack.elementsEqual(base.stack, by: ===) else { return }
    let former = topColumn(of: base.stack)
    let new = topColumn(of: stack)
    if let former, former != new { delegate?.splitViewController(self, willHide: former) }
    if let new, former != new { delegate?.splitViewController(self, willShow: new) }
    base.change(to: stack, animated: true)
  }

  /// The pages up to a column and those that were pushed onto it, without the columns after it.
  private func stack(of base: UINavigationController, upTo index: Int) -> [UIViewController] {
    let later = columnsInOrder[(index + 1)...].compactMap { display.containers[$0] }
    return Array(base.stack.prefix { page in !later.contains { $0 === page } })
  }

  /// Goes back to a column, or adds it to the stack.
  final func showInStack(_ column: Column) {
    let columns = columnsInOrder
    guard let base = stackNavigation, let index = columns.firstIndex(of: column),
      let first = display.base.flatMap({ columns.firstIndex(of: $0) }), index >= first
    else { return }
    var stack = stack(of: base, upTo: index)
    let last = topColumn(of: stack).flatMap { columns.firstIndex(of: $0) } ?? first
    if last < index { stack += columns[(last + 1)...index].compactMap { display.containers[$0] } }
    changeStack(to: stack, of: base)
  }

  /// Goes back to the page before a column.
  final func hideInStack(_ column: Column) {
    guard let base = stackNavigation, let controller = display.containers[column],
      let index = base.stack.firstIndex(where: { $0 === controller }), index > 0
    else { return }
    changeStack(to: Array(base.stack[..<index]), of: base)
  }
}
