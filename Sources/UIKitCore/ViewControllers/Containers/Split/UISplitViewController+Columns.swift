import Foundation

extension UISplitViewController {
  /// The columns with controllers, except the secondary one. The column beside the secondary one is first.
  final var columnsBeside: [Column] {
    let columns: [Column] = style == .tripleColumn ? [.supplementary, .primary] : [.primary]
    return columns.filter { display.containers[$0] != nil }
  }

  /// The columns with controllers that become pages of one stack, from the first to the last.
  final var columnsInOrder: [Column] {
    columnsBeside.reversed() + (display.containers[.secondary] == nil ? [] : [.secondary])
  }

  /// The navigation controller of a column; nil if there isn't one.
  final func navigation(of column: Column) -> UINavigationController? {
    display.containers[column] as? UINavigationController
  }

  final var currentControllers: [UIViewController] {
    let columns = isCollapsed ? [display.base].compactMap { $0 } : columnsInOrder
    return columns.compactMap { display.containers[$0] }
  }

  final func setControllers(_ controllers: [UIViewController]) {
    let columns: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (index, column) in columns.enumerated() {
      set(controllers.indices.contains(index) ? controllers[index] : nil, for: column)
    }
  }

  /// Sets the controller of a column, and shows it if the column is visible.
  final func set(_ controller: UIViewController?, for column: Column) {
    guard display.controllers[column] !== controller else { return }
    if let controller, let other = display.controllers.first(where: { $0.value === controller })?.key {
      set(nil, for: other)
    }
    finishTransitions()
    let carried = isCollapsed && display.base == column ? unstack() : []
    let old = display.containers[column]
    let new = controller.map { wrapped($0, for: column) }
    display.controllers[column] = controller
    display.containers[column] = new
    new?.containerSettings.splitOwner = self
    let wasInStack = old.map { replaceInStack($0, by: new) } ?? false
    if let new, !wasInStack { adopt(new) }
    if !replaceView(of: old, by: new, in: column), let old { release(old) }
    if isCollapsed, display.base == column {
      if new == nil { display.base = nil }
      stackNavigation?.stackColumns(carried.compactMap { display.containers[$0] })
    }
    columnsDidChange()
  }

  /// The controller that fills the column: a navigation controller around another one, except for the compact column and
  /// the classic style.
  private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    if style == .unspecified || column == .compact || controller is UINavigationController { return controller }
    return UINavigationController(rootViewController: controller)
  }

  /// Makes the controller of a column a child.
  final func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Replaces a controller in the stack of the collapsed columns. Returns false if it is not there.
  private func replaceInStack(_ old: UIViewController, by new: UIViewController?) -> Bool {
    guard isCollapsed, let base = stackNavigation, let index = base.stack.firstIndex(where: { $0 === old }) else {
      return false
    }
    var stack = base.stack
    stack.replaceSubrange(index...index, with: new.map { [$0] } ?? [])
    base.change(to: stack, animated: false)
    return new != nil
  }

  private func release(_ controller: UIViewController) {
    controller.containerSettings.splitOwner = nil
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Shows the new controller of a visible column. Returns true if a transition does, which releases the old one.
  private func replaceView(of old: UIViewController?, by new: UIViewController?, in column: Column) -> Bool {
    guard display.visible.contains(column), let view = display.columnViews[column], let container = display.container
    else { return false }
    guard let old, let new, container.enclosingWindow != nil else {
      old?.viewIfLoaded?.removeFromSuperview()
      if let new { view.show(new.view) }
      return false
    }
    var changes = ControllerTransition.Changes()
    changes.perform = { view.show(new.view) }
    begin(ControllerTransition.Participants(from: old, to: new), isAnimated: false, changes: changes) { [weak self] in
      self?.release(old)
    }
    return true
  }

  // MARK: Showing

  /// The column whose controller is, or contains, a sender.
  private func column(of sender: Any?) -> Column? {
    var controller = sender as? UIViewController
    while let current = controller, current !== self {
      if let column = display.containers.first(where: { $0.value === current })?.key { return column }
      controller = current.parent
    }
    return nil
  }

  final func showPrimary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
    let column = column(of: sender) ?? (isCollapsed ? display.base : nil) ?? .primary
    if let navigation = navigation(of: column), !(controller is UINavigationController) {
      navigation.pushViewController(controller, animated: true)
    } else {
      set(controller, for: column)
    }
  }

  final func showDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
    if style != .unspecified, display.base != .compact {
      set(controller, for: .secondary)
      show(.secondary)
    } else if !isCollapsed {
      set(controller, for: .secondary)
    } else if let navigation = stackNavigation {
      navigation.change(to: navigation.stack + [controller], animated: true)
    } else {
      present(controller, animated: true)
    }
  }
}
