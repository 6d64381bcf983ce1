import Foundation

extension UISplitViewController {
  /// The least width in which three columns are side by side by default, in points.
  private static let leastTiledWidth: CGFloat = 1000

  private var room: CGSize { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

  // MARK: Behavior and mode

  final var currentBehavior: SplitBehavior { fitting(wantedBehavior) }

  private var wantedBehavior: SplitBehavior {
    var behavior = display.preferredBehavior
    if behavior == .automatic { behavior = display.preferredMode.behavior ?? automaticBehavior }
    return behavior == .displace && style != .tripleColumn ? .tile : behavior
  }

  /// The behavior in place of another one whose columns leave the secondary one too little width: two columns displace it,
  /// and one that does not fit beside it is in front of it.
  private func fitting(_ behavior: SplitBehavior) -> SplitBehavior {
    switch behavior {
    case .tile where !fits(columnsBeside): style == .tripleColumn ? fitting(.displace) : .overlay
    case .displace where !fits(Array(columnsBeside.prefix(1))): .overlay
    default: behavior
    }
  }

  /// True if columns fit beside the secondary one.
  private func fits(_ columns: [Column]) -> Bool {
    let rest = columns.reduce(room.width) { $0 - width(of: $1) }
    return columns.isEmpty || rest >= SplitColumnWidths.leastSecondary(textScale: textScale)
  }

  private var automaticBehavior: SplitBehavior {
    if room.width <= room.height { return .overlay }
    return style == .tripleColumn && room.width < Self.leastTiledWidth ? .displace : .tile
  }

  final var currentMode: DisplayMode { DisplayMode(count: currentCount, behavior: currentBehavior) }

  /// The number of visible columns apart from the secondary one.
  final var currentCount: Int {
    let behavior = currentBehavior
    let modeCount = behavior == wantedBehavior ? display.preferredMode.count : nil
    let wanted = chosenColumnCount ?? display.preferredCount ?? modeCount ?? automaticCount
    return min(max(wanted, 0), columnsBeside.count)
  }

  /// The number of visible columns apart from the secondary one that the user or a call chose; nil for the preferred one.
  package final var chosenColumnCount: Int? {
    display.behavior == currentBehavior ? display.chosenCount : nil
  }

  /// Shows a number of columns apart from the secondary one, beside or in front of it as the behavior says; nil for that
  /// of the preferred display mode. The preferred display
  /// mode cannot: each of its modes with two columns also names a behavior.
  package final func preferColumnCount(_ count: Int?, animated: Bool) {
    display.preferredCount = count
    display.chosenCount = nil
    display.container?.setNeedsLayout()
    if display.container?.enclosingWindow != nil { showColumns(animated: animated) }
  }

  private var automaticCount: Int {
    switch currentBehavior {
    case .overlay: 0
    case .displace: 1
    default: columnsBeside.count
    }
  }

  /// Shows a number of columns apart from the secondary one.
  private func choose(_ count: Int, animated: Bool = true) {
    let count = min(max(count, 0), columnsBeside.count)
    guard count != currentCount else { return }
    display.behavior = currentBehavior
    display.chosenCount = count
    showColumns(animated: animated)
  }

  /// Takes over the mode that the delegate chose for expanding.
  final func chooseForExpanding(_ mode: DisplayMode) {
    guard let count = mode.count, count != currentCount else { return }
    display.behavior = currentBehavior
    display.chosenCount = count
  }

  // MARK: Showing and hiding

  final func showColumn(_ column: Column) {
    if isCollapsed { return showInStack(column) }
    if column == .secondary { return uncoverSecondary() }
    guard let index = columnsBeside.firstIndex(of: column), index >= currentCount else { return }
    choose(index + 1)
  }

  final func hideColumn(_ column: Column) {
    if isCollapsed { return hideInStack(column) }
    guard let index = columnsBeside.firstIndex(of: column), index < currentCount else { return }
    choose(index)
  }

  /// Hides the columns that cover the secondary one.
  final func uncoverSecondary() {
    guard currentMode.coversSecondary else { return }
    choose(currentBehavior == .displace ? 1 : 0)
  }

  // MARK: Buttons

  final var modeButtonItem: UIBarButtonItem {
    if let item = display.buttonItem { return item }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"), primaryAction: UIAction { [weak self] _ in self?.changeMode() })
    display.buttonItem = item
    updateButtonNames()
    return item
  }

  private var secondaryOnlyItem: UIBarButtonItem {
    if let item = display.secondaryOnlyItem { return item }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
      primaryAction: UIAction { [weak self] _ in self?.changeSecondaryOnly() })
    display.secondaryOnlyItem = item
    updateButtonNames()
    return item
  }

  /// Shows one more column, or hides one if all are visible, unless the delegate wants another mode.
  private func changeMode() {
    guard !isCollapsed else { return }
    let wanted = delegate?.targetDisplayModeForAction(in: self).count
    let isFull = currentCount == columnsBeside.count
    choose(wanted ?? (isFull ? currentCount - 1 : currentCount + 1))
  }

  private func changeSecondaryOnly() {
    guard !isCollapsed else { return }
    if currentCount > 0 {
      display.formerCount = currentCount
      choose(0)
    } else {
      choose(display.formerCount)
    }
  }

  private func updateButtonNames() {
    let isFull = currentCount == columnsBeside.count
    display.buttonItem?.accessibilityLabel =
      isFull ? SystemText.localized("Hide Sidebar") : SystemText.localized("Show Sidebar")
    display.secondaryOnlyItem?.accessibilityLabel =
      currentCount > 0 ? SystemText.localized("Enter Full Screen") : SystemText.localized("Exit Full Screen")
  }

  /// Puts the buttons into the bars of the columns that have them.
  final func updateButtons() {
    var items: [Column: [UIBarButtonItem]] = [:]
    if style != .unspecified, !isCollapsed, !columnsBeside.isEmpty {
      let first = columnsBeside.prefix(currentCount).last ?? .secondary
      if presentsWithGesture { items[first, default: []].append(modeButtonItem) }
      if showsSecondaryOnlyButton, style == .tripleColumn { items[.secondary, default: []].append(secondaryOnlyItem) }
    }
    updateButtonNames()
    let columns: [Column] = [.primary, .supplementary, .secondary]
    // A button leaves one bar before another one takes it.
    for column in columns { navigation(of: column)?.navigationBar.keepColumnItems(items[column] ?? []) }
    for column in columns { navigation(of: column)?.navigationBar.columnItems = items[column] ?? [] }
  }

  // MARK: The gesture

  /// True if a movement from the edge shows a column: not if it goes back in the stack of the column at the edge.
  final var canShowByGesture: Bool {
    guard presentsWithGesture, !isCollapsed, currentCount < columnsBeside.count else { return false }
    let first = columnsBeside.prefix(currentCount).last ?? .secondary
    return (navigation(of: first)?.stack.count ?? 0) <= 1
  }

  final func edgeGestureDidProceed() {
    if edgeGesture.state == .began { choose(currentCount + 1) }
  }
}
