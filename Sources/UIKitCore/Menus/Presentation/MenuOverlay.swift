import Foundation
import RenderTree

/// An open menu, in front of everything in its window: the panel of the menu and those of its open submenus.
///
/// A touch outside the panels closes the menu and does nothing else. Keys and the focus reach the foremost panel only.
final class MenuOverlay: UIView {
  /// The purpose of an open menu.
  struct Purpose {
    /// The rectangle at which the menu is placed, in the coordinates of the source.
    var anchor: CGRect
    /// True if exactly one action of the menu is on, regardless of the menu's options.
    var isPopUp = false
    /// Performs the chosen action. The menu is closed before, unless the action keeps it presented.
    var perform: (UIAction) -> Void
    /// Called after that if the selection has changed.
    var selectionDidChange: () -> Void = {}
    /// Called after the menu was opened, and after it was closed.
    var presentationDidChange: () -> Void = {}
    /// The preview beside the menu; nil for none.
    var preview: PreviewContent?
    /// The part of the screen that a context menu belongs to; nil for other menus.
    var part: MenuGround.Part?
  }

  /// The preview beside a menu.
  struct PreviewContent {
    var view: UIView
    /// The preferred size, in points; a length of zero is as long as there is space.
    var size: CGSize
    /// Called when the user chooses the preview.
    var commit: () -> Void
  }

  private let menu: UIMenu
  private let purpose: Purpose
  /// The view from which the menu was opened.
  private(set) weak var source: UIView?
  private weak var host: UIWindow?
  /// The panels, back to front.
  private var panels: [MenuPanel] = []
  /// The focus when the menu was opened.
  private var focusBefore: FocusReturn?
  private var loadedElements: [UIDeferredMenuElement] = []
  private let ground: MenuGround?

  private init(_ menu: UIMenu, from source: UIView, for purpose: Purpose) {
    self.menu = menu
    self.source = source
    self.purpose = purpose
    ground = purpose.part.map { MenuGround(isLifted: $0.isLifted) }
    super.init(frame: .zero)
    if let ground { addSubview(ground) }
  }

  required init?(coder: NSCoder) { return nil }

  /// Opens a menu at a view. Returns false if the menu has no visible elements, or the view is not in a window.
  @discardableResult
  static func open(_ menu: UIMenu, from source: UIView, for purpose: Purpose) -> Bool {
    guard let window = source.enclosingWindow, !MenuContent(menu).isEmpty else { return false }
    window.menuOverlay?.close()
    let overlay = MenuOverlay(menu, from: source, for: purpose)
    overlay.host = window
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let style = source.traitCollection.userInterfaceStyle
    if style != window.traitCollection.userInterfaceStyle { overlay.overrideUserInterfaceStyle = style }
    overlay.semanticContentAttribute = source.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    window.menuOverlay = overlay
    window.addSubview(overlay)
    overlay.begin()
    return true
  }

  // MARK: Panels

  private var engine: FocusEngine? { host?.windowScene?.focusEngine }

  private func begin() {
    let focusBefore = FocusReturn(engine, source: source)
    self.focusBefore = focusBefore
    show(menu)
    if focusBefore.hadFocus { focusFirstRow() }
    purpose.presentationDidChange()
  }

  private func show(_ menu: UIMenu) {
    let panel = MenuPanel(menu, of: source, traits: traitCollection, direction: semanticContentAttribute)
    panel.onChoice = { [weak self, weak panel] row in
      guard let self, let panel else { return }
      choose(row, in: panel)
    }
    panel.onHorizontalKey = { [weak self] row, direction in self?.horizontalKeyAction(of: row, direction) }
    panel.onEscape = { [weak self] in self?.closeForemost() }
    if panels.isEmpty, let preview = purpose.preview { panel.show(MenuPreview(preview, metrics: panel.metrics)) }
    panels.append(panel)
    addSubview(panel)
    load(panel)
    placeGround()
    place(panel)
  }

  /// Loads the deferred elements of a panel.
  private func load(_ panel: MenuPanel) {
    for element in panel.content.deferred where element.elements == nil {
      if !loadedElements.contains(where: { $0 === element }) { loadedElements.append(element) }
      element.load { [weak self, weak panel] in
        guard let self, let panel, panels.contains(panel) else { return }
        reload(panel)
      }
    }
  }

  private func reload(_ panel: MenuPanel) {
    panel.reload()
    load(panel)
    place(panel)
  }

  /// Places the part of the screen that the menu belongs to. A preview stands for it.
  private func placeGround() {
    ground?.frame = bounds
    guard let ground, let source, let frame = purpose.part?.frame, purpose.preview == nil else { return }
    ground.part = source.convert(frame, to: self)
  }

  private func place(_ panel: MenuPanel) {
    guard let index = panels.firstIndex(of: panel), let source else { return }
    let placement = placement(metrics: panel.metrics)
    let size = panel.preferredSize(within: placement.room.size)
    if index > 0, let row = panels[index - 1].rows.first(where: \.isOpen) {
      let outer = panels[index - 1]
      panel.frame = placement.frame(ofSize: size, beside: outer.frame(of: row), of: outer.frame)
    } else {
      var anchor = source.convert(purpose.anchor, to: self)
      if let preview = panel.preview {
        anchor = placement.previewFrame(
          ofSize: preview.size(within: placement.previewRoom(besidesHeight: size.height), grid: panel.metrics.grid),
          menuHeight: size.height, at: anchor)
      }
      let prefersSide = purpose.part?.isLifted ?? false
      panel.frame = placement.frame(ofSize: size, at: anchor, prefersSide: prefersSide && panel.preview == nil)
      panel.preview?.frame = anchor.offsetBy(dx: -panel.frame.minX, dy: -panel.frame.minY)
    }
    panel.layoutIfNeeded()
  }

  private func placement(metrics: MenuMetrics) -> MenuPlacement {
    let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: metrics.margin.width, dy: metrics.margin.height)
    return MenuPlacement(
      room: metrics.grid.map { safe.insideGrid($0) } ?? safe, isRightToLeft: isRightToLeft, grid: metrics.grid,
      gap: metrics.gap, minimumHeight: 3 * metrics.rowHeight + 2 * metrics.border.height)
  }

  // MARK: Selection

  private func choose(_ row: MenuRow, in panel: MenuPanel) {
    guard panel === panels.last else { return }
    switch row.row {
    case .action(let action): choose(action)
    case .submenu(let menu): open(menu, of: row)
    case .loading: break
    }
  }

  private func choose(_ action: UIAction) {
    let keepsOpen = action.attributes.contains(.keepsMenuPresented)
    let changes = menu.choose(action, isPopUp: purpose.isPopUp)
    if !keepsOpen { close() }
    purpose.perform(action)
    if changes { purpose.selectionDidChange() }
    if keepsOpen { for panel in panels { reload(panel) } }
  }

  private func open(_ menu: UIMenu, of row: MenuRow) {
    let hadFocus = row.isFocused
    row.isOpen = true
    show(menu)
    if hadFocus { focusFirstRow() }
  }

  private func focusFirstRow() {
    guard let panel = panels.last else { return }
    let rows = panel.rows.filter(\.canBecomeFocused)
    guard let row = rows.first(where: \.isChosen) ?? rows.first else { return }
    engine?.focus(on: row)
  }

  // MARK: Closing

  /// Closes the menu and restores the focus.
  func close() {
    guard host?.menuOverlay === self else { return }
    let hadFocus = engine?.focusedView?.isDescendant(of: self) ?? false
    host?.menuOverlay = nil
    removeFromSuperview()
    panels = []
    for element in loadedElements { element.menuDidClose() }
    loadedElements = []
    if hadFocus { focusBefore?.perform() }
    purpose.presentationDidChange()
  }

  /// Closes the foremost panel, or the menu if it is the last one.
  private func closeForemost() {
    guard panels.count > 1 else { return close() }
    closePanels(after: panels.count - 2)
  }

  private func closePanels(after index: Int) {
    let hadFocus = engine?.focusedView?.isDescendant(of: self) ?? false
    for panel in panels[(index + 1)...] { panel.removeFromSuperview() }
    panels.removeSubrange((index + 1)...)
    let row = panels[index].rows.first(where: \.isOpen)
    row?.isOpen = false
    if hadFocus, let row { engine?.focus(on: row) }
  }

  /// Closes the menu if the overlay or the source has left the window.
  func subtreeDidLeave(_ view: UIView) {
    if view === self || source?.isDescendant(of: view) ?? true { close() }
  }

  // MARK: Keys

  /// The action of the left or right key: forwards opens a row's submenu, backwards closes the foremost one.
  private func horizontalKeyAction(of row: MenuRow, _ direction: FocusDirection) -> KeyAction? {
    guard !direction.isVertical else { return nil }
    if (direction == .right) != isRightToLeft {
      guard case .submenu(let menu) = row.row else { return nil }
      return KeyAction("open the submenu") { [weak self] in self?.open(menu, of: row) }
    }
    guard panels.count > 1 else { return nil }
    return KeyAction("close the menu") { [weak self] in self?.closeForemost() }
  }

  // MARK: Touches

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let panel = panels.last, let hit = panel.hitTest(convert(point, to: panel), with: event) else { return self }
    return hit
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    // A touch in a gap of a panel does nothing.
    if panels.last?.frame.contains(point) ?? false { return }
    if let index = panels.lastIndex(where: { $0.frame.contains(point) }) { closePanels(after: index) } else { close() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension MenuRow {
  /// True if the row's action is selected.
  fileprivate var isChosen: Bool {
    if case .action(let action) = row { return action.state == .on }
    return false
  }
}

extension CGRect {
  /// The largest rectangle inside this one that is aligned to a grid of cells.
  fileprivate func insideGrid(_ cell: CGSize) -> CGRect {
    let left = (minX / cell.width).rounded(.up) * cell.width
    let top = (minY / cell.height).rounded(.up) * cell.height
    let right = (maxX / cell.width).rounded(.down) * cell.width
    let bottom = (maxY / cell.height).rounded(.down) * cell.height
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
