import Foundation

extension UISplitViewController {
  /// The duration in which a column appears or disappears, in seconds.
  private static let transitionDuration: TimeInterval = 0.35

  // MARK: The view

  final func makeContainerView() -> UIView {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    let shield = UIView(frame: .zero)
    shield.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.uncoverSecondary() })
    display.shield = shield
    display.container = view
    view.onLayout = { [weak self] in self?.updateColumns() }
    view.onLeave = { [weak self] in self?.finishTransitions() }
    view.gestureMayBegin = { [weak self] gesture in
      guard let self, gesture === edgeGesture else { return true }
      return canShowByGesture
    }
    view.addGestureRecognizer(edgeGesture)
    return view
  }

  /// The controller that the user sees in front.
  final var foremostColumn: UIViewController? {
    if isCollapsed { return display.base.flatMap { display.containers[$0] } }
    let covering = currentMode.coversSecondary ? columnsBeside.prefix(currentCount).last : nil
    return display.containers[covering ?? .secondary]
  }

  private func columnView(for column: Column) -> SplitColumnView {
    if let view = display.columnViews[column] { return view }
    let view = SplitColumnView(group: "UISplitViewController.\(column)")
    display.columnViews[column] = view
    return view
  }

  // MARK: Updates

  /// Collapses or expands if the width requires it, and shows the columns.
  final func updateColumns() {
    guard display.container != nil, !display.isChanging else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if isCompact, !isCollapsed || display.base == nil && !display.containers.isEmpty {
      collapse()
    } else if !isCompact, isCollapsed {
      expand()
    } else {
      showColumns(animated: false)
    }
  }

  /// Shows a change of the controllers, of the preferred mode or of the widths: at once in a window.
  final func columnsDidChange() {
    display.container?.setNeedsLayout()
    if display.container?.enclosingWindow != nil { showColumns(animated: false) }
  }

  private var wantedColumns: [Column] {
    if isCollapsed { return [display.base].compactMap { $0 } }
    return columnsBeside.prefix(currentCount) + (display.containers[.secondary] == nil ? [] : [.secondary])
  }

  /// Shows the columns of the current mode.
  ///
  /// - Parameter isDirect: True to add and remove the views without transitions and without a report of the columns, as
  ///   when collapsing.
  final func showColumns(animated: Bool, isDirect: Bool = false) {
    guard let container = display.container, !display.isChanging else {
      display.container?.setNeedsLayout()
      return
    }
    display.isChanging = true
    reportMode(isDirect: isDirect)
    let wanted = wantedColumns
    let appearing = wanted.filter { !display.visible.contains($0) }
    let disappearing = display.visible.filter { !wanted.contains($0) }
    if !appearing.isEmpty || !disappearing.isEmpty {
      finishTransitions()
      if isDirect || container.enclosingWindow == nil {
        display.visible = wanted
        replace(disappearing, by: appearing, in: container)
      } else {
        report(disappearing, appearing)
        display.visible = wanted
        for column in disappearing { hide(column, animated: animated) }
        for column in appearing { show(column, in: container, animated: animated) }
      }
    }
    placeColumns()
    updateButtons()
    display.isChanging = false
  }

  private func reportMode(isDirect: Bool) {
    guard !isCollapsed else { return }
    let mode = currentMode
    guard display.mode != mode else { return }
    let isFirst = display.mode == nil
    display.mode = mode
    if !isFirst, !isDirect { delegate?.splitViewController(self, willChangeTo: mode) }
  }

  private func report(_ disappearing: [Column], _ appearing: [Column]) {
    guard !isCollapsed else { return }
    for column in disappearing { delegate?.splitViewController(self, willHide: column) }
    for column in appearing { delegate?.splitViewController(self, willShow: column) }
  }

  // MARK: Adding and removing

  /// Adds and removes columns at once. A controller whose view is elsewhere in the window moves without a call.
  private func replace(_ disappearing: [Column], by appearing: [Column], in container: ContainerView) {
    let moving = appearing.filter { display.containers[$0]?.viewIfLoaded?.enclosingWindow != nil }
    for column in moving { install(column, in: container) }
    for column in disappearing { display.columnViews[column]?.removeFromSuperview() }
    for column in appearing where !moving.contains(column) { install(column, in: container) }
  }

  private func install(_ column: Column, in container: ContainerView) {
    guard let controller = display.containers[column] else { return }
    let view = columnView(for: column)
    place(view, of: column, in: arrangement)
    add(view, of: column, to: container)
    view.show(controller.view)
  }

  /// Adds the view of a column: the secondary one behind the others, the primary one in front.
  private func add(_ view: UIView, of column: Column, to container: ContainerView) {
    switch column {
    case .secondary: container.insertSubview(view, at: 0)
    case .supplementary: container.insertSubview(view, at: display.columnViews[.secondary]?.superview == nil ? 0 : 1)
    case .primary, .compact: container.addSubview(view)
    }
  }

  private func show(_ column: Column, in container: ContainerView, animated: Bool) {
    guard let controller = display.containers[column] else { return }
    let view = columnView(for: column)
    var changes = ControllerTransition.Changes()
    changes.prepare = { [weak self] in
      guard let self else { return }
      var outside = arrangement
      outside.beside = []
      place(view, of: column, in: column == .secondary ? arrangement : outside)
      add(view, of: column, to: container)
      view.show(controller.view)
    }
    changes.perform = { [weak self] in self?.placeColumns() }
    begin(
      ControllerTransition.Participants(from: nil, to: controller), isAnimated: animated, changes: changes, onEnd: {})
  }

  private func hide(_ column: Column, animated: Bool) {
    guard let view = display.columnViews[column] else { return }
    guard let controller = display.containers[column] else { return view.removeFromSuperview() }
    var changes = ControllerTransition.Changes()
    changes.perform = { [weak self] in self?.placeColumns() }
    changes.conclude = { [weak self] _ in
      if self?.display.visible.contains(column) != true { view.removeFromSuperview() }
    }
    begin(
      ControllerTransition.Participants(from: controller, to: nil), isAnimated: animated, changes: changes, onEnd: {})
  }

  // MARK: Transitions

  /// Starts a transition of a column.
  final func begin(
    _ participants: ControllerTransition.Participants, isAnimated: Bool, changes: ControllerTransition.Changes,
    onEnd: @escaping () -> Void
  ) {
    guard let container = display.container else { return }
    let transition = ControllerTransition(
      participants, of: self, in: container, isAnimated: isAnimated, duration: Self.transitionDuration,
      changes: changes
    ) { [weak self] _ in
      onEnd()
      self?.display.transitions.removeAll { $0.hasEnded }
    }
    display.transitions.append(transition)
    transition.start()
  }

  final func finishTransitions() {
    let transitions = display.transitions
    for transition in transitions { transition.finish() }
    display.transitions.removeAll { $0.hasEnded }
  }

  // MARK: Frames

  private var isPrimaryAtLeft: Bool {
    (primaryEdge == .leading) != (display.container?.isRightToLeft ?? traitCollection.isRightToLeft)
  }

  final func width(of column: Column) -> CGFloat {
    let room = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let widths = column == .primary ? primaryWidths : supplementaryWidths
    return widths.width(in: room, cell: traitCollection.pointGrid?.width, textScale: textScale)
  }

  /// The text size, as a factor of the standard one.
  final var textScale: CGFloat { UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100 }

  /// The width of the line between two columns: a character cell in a terminal, a pixel elsewhere.
  private var lineWidth: CGFloat { traitCollection.pointGrid?.width ?? 1 / max(1, traitCollection.displayScale) }

  private var arrangement: SplitArrangement {
    SplitArrangement(
      size: display.container?.bounds.size ?? .zero, mode: currentMode,
      beside: columnsBeside.prefix(currentCount).reversed(),
      widths: [.primary: width(of: .primary), .supplementary: width(of: .supplementary)], line: lineWidth,
      isPrimaryAtLeft: isPrimaryAtLeft)
  }

  private func place(_ view: SplitColumnView, of column: Column, in arrangement: SplitArrangement) {
    if isCollapsed {
      view.lineWidth = 0
      view.frame = CGRect(origin: .zero, size: arrangement.size)
    } else {
      view.lineWidth = column == .secondary ? 0 : lineWidth
      view.lineIsAtRight = isPrimaryAtLeft
      view.frame = arrangement.frame(of: column)
    }
    view.placeContent()
  }

  /// Sets the frames of the columns.
  final func placeColumns() {
    guard let container = display.container else { return }
    let arrangement = arrangement
    for (column, view) in display.columnViews where view.superview === container {
      place(view, of: column, in: arrangement)
    }
    placeShield(in: container)
    edgeGesture.edges = isPrimaryAtLeft ? .left : .right
  }

  /// Puts the view that takes the taps between the secondary column and those that cover it.
  private func placeShield(in container: ContainerView) {
    guard let shield = display.shield else { return }
    guard !isCollapsed, currentMode.coversSecondary, let secondary = display.columnViews[.secondary],
      secondary.superview === container
    else { return shield.removeFromSuperview() }
    shield.frame = secondary.frame
    if shield.superview !== container { container.insertSubview(shield, aboveSubview: secondary) }
  }
}
