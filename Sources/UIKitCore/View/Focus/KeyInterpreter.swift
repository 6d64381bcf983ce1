import Foundation
import RenderTree

/// The actions of the keys in the current state of the screen; invalid as soon as the screen changes.
///
/// Interpreting has no side effects: a key takes effect only when its action is performed, so that the key hints can't
/// differ from the effects. The exception is an app's `accessibilityPerformEscape()`, which must be called to find out
/// if it has an effect.
@MainActor
final class KeyInterpreter {
  let engine: FocusEngine
  /// The root of the views that keys can reach, laid out; nil if no window is visible. The layout waits for the first key
  /// that needs it: those of a text that is edited do not.
  private(set) lazy var root: UIView? = {
    let root = engine.root
    root?.layoutIfNeeded()
    return root
  }()
  private let responder: UIResponder?
  /// The key commands of the responder chain.
  private(set) lazy var keyCommands = engine.keyCommands
  private(set) lazy var map = root.map { FocusMap(root: $0) }
  /// The view that has the focus, among those that are laid out. Cached, because it is found by visiting views.
  private lazy var focusedView = root.flatMap { _ in engine.focusedView }

  init(_ engine: FocusEngine) {
    self.engine = engine
    responder = engine.window?.reachableResponder
  }

  /// The view in which text is edited.
  private var editedView: UIView? { responder.flatMap { $0.acceptsText ? $0 as? UIView : nil } }

  /// The view that keys act on.
  private var current: UIView? { editedView ?? focusedView }

  /// The action of a key; nil if it has none now.
  func action(for event: KeyEvent) -> KeyAction? {
    commandAction(for: event) ?? usualAction(for: event) ?? command(for: event)
  }

  /// The action of a key command that precedes the usual meaning of its key; nil if there is none.
  ///
  /// A command with control, alternate or command precedes it, and a character that would only search for an item, as a
  /// search is no behaviour of the original.
  func commandAction(for event: KeyEvent) -> KeyAction? {
    guard let command = engine.command(for: event, in: keyCommands) else { return nil }
    var precedes = command.wantsPriorityOverSystemBehavior
    if !event.modifiers.isDisjoint(with: [.control, .alternate, .command]) { precedes = true }
    if case .character = event.key, !takesText { precedes = true }
    return precedes ? KeyAction(command) : nil
  }

  private func command(for event: KeyEvent) -> KeyAction? {
    engine.command(for: event, in: keyCommands).map(KeyAction.init)
  }

  /// True if typed characters are inserted into a view.
  private var takesText: Bool {
    if responder?.acceptsText ?? false { return true }
    return focusedView.map { $0 is any UIKeyInput && $0.canBecomeFirstResponder } ?? false
  }

  /// The action that a key has without key commands; nil if it has none now.
  func usualAction(for event: KeyEvent) -> KeyAction? {
    if let action = responder?.action(for: event) { return action }
    let shifts = event.modifiers.contains(.shift)
    if event.modifiers.contains(.alternate), let action = moveItem(by: event.key) { return action }
    switch event.key {
    case .up: return move(.up, extendsSelection: shifts)
    case .down: return move(.down, extendsSelection: shifts)
    case .left: return move(.left, extendsSelection: shifts)
    case .right: return move(.right, extendsSelection: shifts)
    case .tab: return moveToNextGroup(backwards: shifts)
    case .space where engine.isTypingAhead: return write(" ")
    case .enter: return activate() ?? (focusedView == nil ? frontController?.defaultKeyAction : nil)
    case .space: return activate()
    case .escape: return responder?.escapeAction ?? escape()
    case .pageUp, .pageDown, .home, .end: return focusedView?.pageAction(event.key) ?? scroll(event.key)
    case .character("r") where event.modifiers == .control: return refresh()
    case .character("o") where event.modifiers == .control: return focusedView?.menuAction
    case .character(let character):
      return event.modifiers.isDisjoint(with: [.control, .alternate, .command]) ? write(String(character)) : nil
    case .backspace, .delete: return nil
    }
  }

  // MARK: Use

  private func write(_ text: String) -> KeyAction? {
    guard let meaning = meaningOfText else { return nil }
    return KeyAction(meaning) { [engine] in engine.scene.insert(text) }
  }

  /// The meaning of typing; nil if it has no effect.
  var meaningOfText: String? {
    if responder?.acceptsText ?? false { return "type" }
    if let view = focusedView, view is any UIKeyInput, view.canBecomeFirstResponder { return "type" }
    return (map?.items.count ?? 0) > 1 ? "go to a match" : nil
  }

  private func activate() -> KeyAction? {
    guard let view = focusedView, view.canBeActivated else { return nil }
    return KeyAction(view.activationTitle) { [engine] in engine.scene.activate(view) }
  }

  private var frontController: UIViewController? { engine.frontController }

  /// The first escape action in this order: the views of the screen, innermost and foremost first; a controller that is
  /// being edited; the dismissal of the presented screen; the other controllers: those that the foremost one shows,
  /// innermost first, and from there outwards.
  private func escape() -> KeyAction? {
    guard let root else { return nil }
    if let action = root.escapeActionInSubtree { return action }
    let front = frontController
    var responders: [UIResponder] = front?.foremostController.shownDescendants ?? []
    var next: UIResponder? = front?.foremostController ?? root
    while let current = next {
      if !(current is UIView) { responders.append(current) }
      // Keys do not reach the screens behind a modal one.
      next = current === front && !(root is UIWindow) ? nil : current.next
    }
    if let edited = responders.lazy.compactMap({ $0 as? UIViewController }).first(where: \.isEditing) {
      return edited.escapeAction
    }
    let presented = front?.presentingViewController == nil ? nil : front
    if let presented, !presented.isModalInPresentation, let action = presented.userDismissal { return action }
    for responder in responders where responder !== presented {
      if let action = responder.escapeAction { return action }
    }
    return presented?.escapeAction
  }

  // MARK: Moving

  private func move(_ direction: FocusDirection, extendsSelection: Bool) -> KeyAction? {
    guard let current else { return resume(direction, extendsSelection) ?? startFocus() ?? scroll(direction) }
    if let list = current.focusContainer, list.isMovingFocusedItem {
      return list.itemMovement(of: current, direction: direction)
    }
    let extends = extendsSelection && current.focusContainer?.canExtendSelection ?? false
    if current !== editedView, !extends, let action = current.arrowAction(direction) {
      return action
    }
    return moveInContainer(from: current, direction, extendsSelection: extendsSelection)
      ?? moveOnMap(from: current, direction) ?? scroll(direction)
  }

  /// The action of an arrow key with the alternate key, which moves the focused item.
  private func moveItem(by key: KeyEvent.Key) -> KeyAction? {
    guard let direction = FocusDirection(key), let view = focusedView, view !== editedView else { return nil }
    return view.focusContainer?.itemMovement(of: view, direction: direction)
  }

  private func moveInContainer(
    from current: UIView, _ direction: FocusDirection, extendsSelection: Bool
  ) -> KeyAction? {
    var ancestor = current.focusContainer
    while let container = ancestor {
      if let neighbor = neighborInItem(of: container, after: current, direction) {
        return KeyAction("move the focus") { [engine] in engine.moveFocus(from: current, to: neighbor.view) }
      }
      if let viewBetween = viewBetweenItems(of: container, after: current, direction) {
        return KeyAction("move the focus") { [engine] in engine.moveFocus(from: current, to: viewBetween.view) }
      }
      if let show = container.focusItem(after: current, direction: direction) {
        let extends = extendsSelection && container.canExtendSelection
        return KeyAction(extends ? "extend the selection" : "move the focus") { [engine] in
          guard let next = show() else { return }
          engine.moveFocus(from: current, to: next)
          if extends, next !== current { container.extendSelection(from: current, to: next) }
        }
      }
      ancestor = container.focusContainer
    }
    return nil
  }

  /// The next focusable view of the same item, if the item can't have the focus itself.
  private func neighborInItem(
    of container: any FocusContainer, after current: UIView, _ direction: FocusDirection
  ) -> FocusMap.Item? {
    guard let item = container.focusedItemView, item !== current, !item.canBecomeFocused else { return nil }
    return map?.item(after: current, direction: direction) { $0.view.isDescendant(of: item) }
  }

  /// The next focusable view between the items of a list that isn't part of an item, such as a button in a header, if
  /// it is nearer than the next item.
  private func viewBetweenItems(
    of container: UIView, after current: UIView, _ direction: FocusDirection
  ) -> FocusMap.Item? {
    guard direction.isVertical, let map, let currentItem = map.items.first(where: { $0.view === current }) else {
      return nil
    }
    func next(where isItem: Bool) -> FocusMap.Item? {
      map.item(after: current, direction: direction) { item in
        item.outer == nil && item.view.isDescendant(of: container) && (item.view.focusContainer === container) == isItem
      }
    }
    guard let viewBetween = next(where: false) else { return nil }
    guard let item = next(where: true) else { return viewBetween }
    func distance(_ item: FocusMap.Item) -> CGFloat { abs(item.frame.midY - currentItem.frame.midY) }
    return distance(viewBetween) < distance(item) ? viewBetween : nil
  }

  /// The action that moves the focus out of a list, into the descendants of one of its items, or beside the items. The
  /// list itself moves the focus between focusable items.
  private func moveOnMap(from current: UIView, _ direction: FocusDirection) -> KeyAction? {
    let list = current.focusContainer
    let outer = map?.items.first { $0.view === current }?.outer
    // A view in an item that can't be focused itself, such as a reorder control, is adjacent to such views in others.
    let isInUnfocusableRow = outer == nil && list?.focusedItemView !== current
    let next = map?.item(after: current, direction: direction) { item in
      guard let list, item.view.isDescendant(of: list) else { return true }
      if isInUnfocusableRow { return item.outer == nil }
      return item.outer === current || item.view === outer || outer != nil && item.outer === outer
    }
    var target = next?.view
    if let list, let beside = list.viewBesideItems(direction), target?.isDescendant(of: list) != true {
      target = beside
    }
    guard let target else { return nil }
    return KeyAction("move the focus") { [engine] in engine.moveFocus(from: current, to: target) }
  }

  /// The action that resumes from a focused item that was scrolled away.
  private func resume(_ direction: FocusDirection, _ extendsSelection: Bool) -> KeyAction? {
    guard let show = engine.containerOfUnloadedFocus?.focusItemRestoration else { return nil }
    return KeyAction("move the focus") { [engine] in
      guard let item = show() else { return }
      engine.focus(on: item)
      let interpreter = KeyInterpreter(engine)
      // The layout may have removed the item's view again; then there is no item to continue from.
      guard interpreter.current != nil else { return }
      interpreter.move(direction, extendsSelection: extendsSelection)?.perform()
    }
  }

  /// The action that starts the focus: at the item nearest to its last frame, or at the first item of the content.
  private func startFocus() -> KeyAction? {
    guard let map else { return nil }
    if engine.lastFrame == nil, let item = engine.preferredItemOfScreen {
      return KeyAction("focus an item") { [engine] in engine.moveFocus(to: item, byArrow: false) }
    }
    if let item = nearestItem { return KeyAction("focus an item") { [engine] in engine.focus(on: item) } }
    guard let item = map.items.first(where: { $0.group.part == .content }) ?? map.items.first else { return nil }
    return KeyAction("focus an item") { [engine] in engine.moveFocus(to: item.view, byArrow: false) }
  }

  /// The item nearest to the last frame of the focus; nil if there isn't one.
  var nearestItem: UIView? { engine.lastFrame.flatMap { map?.item(nearestTo: $0)?.view } }

  private func moveToNextGroup(backwards: Bool) -> KeyAction? {
    guard let map else { return nil }
    let step = backwards ? -1 : 1
    // In a form, the tab key moves to the next field.
    if let editedView {
      guard let next = map.item(inOrderAfter: editedView, by: step) else { return nil }
      return KeyAction(backwards ? "go to the previous item" : "go to the next item") { [engine] in
        engine.moveEditing(to: next.view)
      }
    }
    if let next = map.firstItem(inGroupAfter: current, by: step) {
      return KeyAction(backwards ? "go to the previous group" : "go to the next group") { [engine] in
        engine.moveFocus(to: next.view, byArrow: false)
      }
    }
    guard let current else { return startFocus() }
    guard let next = map.item(inOrderAfter: current, by: step) else { return nil }
    return KeyAction(backwards ? "go to the previous item" : "go to the next item") { [engine] in
      engine.focus(on: next.view)
    }
  }

  // MARK: Scrolling

  /// The distance that an arrow key scrolls if nothing is focusable, in points.
  private static let scrollStep: CGFloat = 48

  /// The scroll views around the focus, from the innermost outwards; without a focus, the largest on the screen.
  private var scrollViews: [UIScrollView] {
    guard let focused = focusedView else { return largestScrollViews }
    var found: [UIScrollView] = []
    var ancestor: UIView? = focused
    while let current = ancestor {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, scrollView.scrollsByPageKeys {
        found.append(scrollView)
      }
      ancestor = current.superview
    }
    return found.isEmpty ? largestScrollViews : found
  }

  /// The largest scroll view on the screen, and the one inside it if it is a view of pages.
  private var largestScrollViews: [UIScrollView] {
    let largest = root?.largestScrollView
    return [largest, largest?.pageScrollView].compactMap { $0 }
  }

  /// The action that refreshes the content of the first scroll view with an enabled refresh control.
  private func refresh() -> KeyAction? {
    let control = scrollViews.lazy.compactMap(\.refreshControl).first { $0.isEnabled && !$0.isRefreshing }
    return control.map { control in KeyAction("refresh") { control.refreshByUser() } }
  }

  private func scroll(_ direction: FocusDirection) -> KeyAction? {
    let step = Self.scrollStep
    let distance =
      switch direction {
      case .up: CGSize(width: 0, height: -step)
      case .down: CGSize(width: 0, height: step)
      case .left: CGSize(width: -step, height: 0)
      case .right: CGSize(width: step, height: 0)
      }
    return scrollViews.lazy.compactMap { $0.scrollingByArrow(by: distance) }.first.map { scroll in
      KeyAction("scroll") { scroll() }
    }
  }

  /// The action that scrolls by a page or to an end: vertically if any of the scroll views can scroll vertically,
  /// otherwise horizontally.
  private func scroll(_ key: KeyEvent.Key) -> KeyAction? {
    let vertical = scrollViews.filter { $0.offsetRange.height > 0 }
    for scrollView in vertical.isEmpty ? scrollViews : vertical {
      let isHorizontal = vertical.isEmpty && scrollView.offsetRange.width > 0
      if let action = scroll(scrollView, key, isHorizontal: isHorizontal) { return action }
    }
    return nil
  }

  private func scroll(_ scrollView: UIScrollView, _ key: KeyEvent.Key, isHorizontal: Bool) -> KeyAction? {
    let page = scrollView.visibleContentRect.size
    let length = isHorizontal ? page.width : page.height
    let signedLength: CGFloat =
      switch key {
      case .pageUp: -length
      case .home: -.greatestFiniteMagnitude
      case .end: .greatestFiniteMagnitude
      default: length
      }
    let distance = isHorizontal ? CGSize(width: signedLength, height: 0) : CGSize(width: 0, height: signedLength)
    let goesToEnd = key == .home || key == .end
    let moves = scrollView.offset(scrolledBy: distance) != nil
    guard moves || goesToEnd && canFocusEnd(of: scrollView, isLast: key == .end) else { return nil }
    return KeyAction(goesToEnd ? "go to the \(key == .home ? "start" : "end")" : "scroll by a page") { [engine] in
      let hadFocus = engine.focusedView != nil || engine.containerOfUnloadedFocus != nil
      if key == .home, !isHorizontal {
        guard scrollView.scrollToTopByUser() else { return }
      } else {
        _ = scrollView.scrollByUser(by: distance)
      }
      guard hadFocus else { return }
      if goesToEnd {
        engine.focusEnd(of: scrollView, isLast: key == .end)
      } else {
        engine.focusVisibleItem(of: scrollView)
      }
    }
  }

  /// True if the first or last visible item exists and does not have the focus.
  private func canFocusEnd(of scrollView: UIScrollView, isLast: Bool) -> Bool {
    guard let focusedView, let map else { return false }
    let items = engine.items(of: map, visibleIn: scrollView)
    guard let item = isLast ? items.last : items.first else { return false }
    return item.view !== focusedView
  }
}

extension KeyAction {
  /// The action of a key command.
  @MainActor
  fileprivate init(_ command: UIKeyCommand) {
    self.init(command.listedTitle ?? "perform a command") { command.perform() }
  }
}
