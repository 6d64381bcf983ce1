import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct MenuPresentationTests {
  let menu = MenuStage()

  @Test("a tap opens the menu, and a tap on a row performs it")
  func choosing() async {
    var wasOpen: Bool?
    menu.show(
      UIMenu(children: [
        menu.action("A"), UIAction(title: "B") { [menu] _ in wasOpen = menu.overlay != nil },
      ]))
    await menu.open()
    expectEqual(menu.titles, ["A", "B"])
    await menu.choose("B")
    expectEqual(wasOpen, false)
    #expect(menu.overlay == nil)
    expectEqual(menu.shown.window.subviews.count, 1)
    await menu.open()
    await menu.choose("A")
    expectEqual(menu.chosen, ["A"])
  }

  @Test("a tap outside closes the menu and is not delivered")
  func elsewhere() async {
    let other = TouchRecorder(frame: CGRect(x: 0, y: 300, width: 400, height: 300))
    menu.shown.window.addSubview(other)
    menu.show(UIMenu(children: menu.actions("A")))
    await menu.open()
    menu.shown.tap(200, 550)
    await menu.settle()
    #expect(menu.overlay == nil)
    expectEqual(other.calls, [])
    expectEqual(menu.chosen, [])
    menu.shown.tap(200, 550)
    expectEqual(other.calls, ["began 1", "ended"])
    await menu.open()
    await menu.tap(menu.button)
    #expect(menu.overlay == nil)
  }

  @Test("an empty menu does not open")
  func nothing() async {
    menu.show(UIMenu(title: "x", children: [menu.action("A", attributes: .hidden), UIMenu()]))
    await menu.open()
    #expect(menu.overlay == nil)
  }

  @Test("disabled rows cannot be chosen, and keepsMenuPresented keeps the menu open")
  func attributes() async throws {
    let switched = UIAction(title: "Keep", attributes: .keepsMenuPresented) { $0.state = $0.state == .on ? .off : .on }
    menu.show(
      UIMenu(children: [
        menu.action("No", attributes: .disabled), switched, menu.action("Gone", attributes: .hidden),
        menu.action("Delete", attributes: .destructive),
      ]))
    await menu.open()
    expectEqual(menu.titles, ["No", "Keep", "Delete"])
    await menu.choose("No")
    expectEqual(menu.chosen, [])
    #expect(menu.overlay != nil)
    expectEqual(menu.semantics("No")?.state, .disabled)
    expectEqual(menu.semantics("No")?.actions, [])
    expectEqual(menu.row("No")?.canBecomeFocused, false)
    await menu.choose("Keep")
    #expect(menu.overlay != nil)
    expectEqual(menu.semantics("Keep")?.state, .checked)
    await menu.choose("Keep")
    expectEqual(menu.semantics("Keep")?.state, [])
    let labels = try #require(menu.row("Delete")).subviews.compactMap { $0 as? UILabel }
    expectEqual(labels.first?.textColor, .systemRed)
  }

  @Test("arrows move within the menu, enter chooses, and the focus returns")
  func keyboard() async {
    let other = UIButton(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
    menu.shown.window.addSubview(other)
    menu.show(UIMenu(children: [menu.action("A"), menu.action("-", attributes: .disabled), menu.action("B")]))
    await menu.openByKey()
    expectEqual(menu.focused, "A")
    await menu.press(.up)
    expectEqual(menu.focused, "A")
    await menu.press(.down)
    expectEqual(menu.focused, "B")
    await menu.press(.down)
    await menu.press(.tab)
    #expect(menu.focused == "A" || menu.focused == "B")
    #expect(!other.isFocused)
    #expect(!menu.button.isFocused)
    await menu.press(.home)
    await menu.press(.enter)
    expectEqual(menu.chosen, ["A"])
    #expect(menu.overlay == nil)
    #expect(menu.button.isFocused)
    await menu.press(.enter)
    await menu.press(.escape)
    #expect(menu.overlay == nil)
    #expect(menu.button.isFocused)
    expectEqual(menu.chosen, ["A"])
  }

  @Test("the focus starts at the selected row, and letters move it")
  func firstFocus() async {
    menu.show(UIMenu(children: [menu.action("Red"), menu.action("Green", state: .on), menu.action("Blue")]))
    await menu.openByKey()
    expectEqual(menu.focused, "Green")
    menu.shown.connection.send(.text("b"))
    expectEqual(menu.focused, "Blue")
  }

  @Test("a touch sets no focus, the next key does")
  func fingerThenKey() async {
    menu.show(UIMenu(children: menu.actions("A", "B")))
    await menu.open()
    #expect(menu.focused == nil)
    await menu.press(.down)
    expectEqual(menu.focused, "A")
  }

  @Test("text goes to the menu while it is open, afterwards to the field")
  func textField() async {
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
    menu.shown.window.addSubview(field)
    menu.show(UIMenu(children: menu.actions("A", "B")))
    field.becomeFirstResponder()
    await menu.open()
    menu.shown.connection.send(.text("b"))
    expectEqual(field.text, "")
    expectEqual(menu.focused, "B")
    await menu.press(.escape)
    #expect(menu.overlay == nil)
    #expect(field.isFirstResponder)
    menu.shown.connection.send(.text("b"))
    expectEqual(field.text, "b")
  }

  // MARK: Menus in menus

  private func showNested() {
    menu.show(
      UIMenu(children: [
        menu.action("A"),
        UIMenu(title: "More", children: [menu.action("B"), UIMenu(title: "Most", children: menu.actions("C"))]),
      ]))
  }

  @Test("a submenu opens beside its row and closes one level at a time")
  func nested() async {
    showNested()
    await menu.open()
    await menu.choose("More")
    expectEqual(menu.panels.count, 2)
    expectEqual(menu.titles, ["B", "Most"])
    expectEqual(menu.panels[0].rows[1].makeSemantics()?.state, .expanded)
    await menu.choose("Most")
    expectEqual(menu.panels.count, 3)
    expectEqual(menu.titles, ["C"])
    await menu.press(.escape)
    expectEqual(menu.panels.count, 2)
    await menu.tap(menu.panels[0].rows[0])
    expectEqual(menu.panels.count, 1)
    expectEqual(menu.chosen, [])
    await menu.choose("More")
    await menu.choose("B")
    expectEqual(menu.chosen, ["B"])
    #expect(menu.overlay == nil)
  }

  @Test("forward opens a submenu, backward closes it and restores the focus", arguments: [false, true])
  func sideways(isRightToLeft: Bool) async {
    if isRightToLeft { menu.button.semanticContentAttribute = .forceRightToLeft }
    let (forwards, backwards): (KeyEvent.Key, KeyEvent.Key) = isRightToLeft ? (.left, .right) : (.right, .left)
    showNested()
    await menu.openByKey()
    await menu.press(forwards)
    expectEqual(menu.panels.count, 1)
    expectEqual(menu.focused, "A")
    await menu.press(.down)
    await menu.press(forwards)
    expectEqual(menu.panels.count, 2)
    expectEqual(menu.panels.last?.rows.first?.isFocused, true)
    await menu.press(backwards)
    expectEqual(menu.panels.count, 1)
    expectEqual(menu.focused, "More")
    await menu.press(backwards)
    expectEqual(menu.panels.count, 1)
    await menu.press(.enter)
    expectEqual(menu.panels.count, 2)
    await menu.press(.escape)
    await menu.press(.escape)
    #expect(menu.overlay == nil)
    #expect(menu.button.isFocused)
  }

  @Test("in right-to-left layout marks are at the right, submenus at the left")
  func mirrored() async throws {
    let menu = MenuStage(size: CGSize(width: 800, height: 600), frame: CGRect(x: 380, y: 40, width: 40, height: 40))
    menu.button.semanticContentAttribute = .forceRightToLeft
    menu.show(UIMenu(children: [menu.action("A", state: .on), UIMenu(title: "More", children: menu.actions("B"))]))
    await menu.open()
    let row = try #require(menu.row("A"))
    let label = try #require(row.subviews.lazy.compactMap { $0 as? UILabel }.first)
    let mark = try #require(row.subviews.lazy.compactMap { $0 as? UIImageView }.first { !$0.isHidden })
    #expect(mark.frame.minX > label.frame.maxX - 1)
    await menu.choose("More")
    expectEqual(menu.panels[1].frame.maxX, menu.panels[0].frame.minX)
  }

  // MARK: Appearance

  @Test("sections have gaps and titles, and a check mark indents all titles")
  func sections() async throws {
    menu.show(
      UIMenu(
        title: "Top",
        children: [menu.action("A"), UIMenu(title: "Inner", options: .displayInline, children: menu.actions("B"))]))
    await menu.open()
    let (a, b) = (try #require(menu.row("A")), try #require(menu.row("B")))
    #expect(b.frame.minY - a.frame.maxY > 8 + 30)
    let labels = try #require(a.superview).subviews.compactMap { ($0 as? UILabel)?.text }
    expectEqual(labels, ["Top", "Inner"])
    let x = a.subviews.lazy.compactMap { $0 as? UILabel }.first?.frame.minX
    expectEqual(x, 16)
    menu.overlay?.close()
    menu.show(UIMenu(children: [menu.action("A"), menu.action("B", state: .mixed)]))
    await menu.open()
    let moved = menu.row("A")?.subviews.lazy.compactMap { $0 as? UILabel }.first?.frame.minX
    expectEqual(moved, 40)
  }

  @Test("a panel is as wide as its titles, within limits")
  func width() async throws {
    menu.show(UIMenu(children: menu.actions("A")))
    await menu.open()
    expectEqual(menu.panels[0].frame.width, 160)
    menu.overlay?.close()
    menu.show(UIMenu(children: menu.actions("A title of some length")))
    await menu.open()
    #expect(menu.panels[0].frame.width > 160)
    #expect(menu.panels[0].frame.width < 300)
    menu.overlay?.close()
    menu.show(UIMenu(children: menu.actions(String(repeating: "long ", count: 20))))
    await menu.open()
    expectEqual(menu.panels[0].frame.width, 300)
    #expect(try #require(menu.panels[0].rows.first).frame.height > 44)
  }

  @Test("a long menu scrolls to the focused row")
  func scrolling() async throws {
    menu.show(UIMenu(children: (0..<30).map { menu.action("\($0)") }))
    await menu.openByKey()
    let panel = menu.panels[0]
    expectEqual(panel.frame.maxY, 592)
    for _ in 0..<29 { await menu.press(.down) }
    expectEqual(menu.focused, "29")
    let row = try #require(menu.row("29"))
    #expect(panel.bounds.contains(row.convert(row.bounds, to: panel)))
    await menu.press(.enter)
    expectEqual(menu.chosen, ["29"])
  }

  @Test("a menu has the appearance of its anchor")
  func appearance() async {
    menu.button.overrideUserInterfaceStyle = .dark
    menu.show(UIMenu(children: menu.actions("A")))
    await menu.open()
    expectEqual(menu.row("A")?.traitCollection.userInterfaceStyle, .dark)
  }

  @Test("in a terminal a menu uses whole cells and has a border")
  func cells() async {
    let menu = MenuStage(
      size: CGSize(width: 400, height: 240), frame: CGRect(x: 21, y: 9, width: 100, height: 16),
      pointGrid: CGSize(width: 8, height: 16))
    menu.show(
      UIMenu(
        title: "Sort",
        children: [
          menu.action("Newest first", state: .on), menu.action("Oldest first"),
          UIMenu(options: .displayInline, children: [menu.action("Off", attributes: .disabled)]),
        ]))
    await menu.openByKey()
    let frame = menu.shown.connection.frame()
    let painter = CellPainter(decorations: CellDecorations(focusedNode: frame.focusedNode))
    let lines = painter.paint(frame).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    expectEqual(
      lines.dropFirst(2).prefix(7),
      [
        "   ╭────────────────╮",
        "   │ Sort           │",
        "   │▌✓ Newest first │",
        "   │   Oldest first │",
        "   │────────────────│",
        "   │   Off          │",
        "   ╰────────────────╯",
      ])
  }

  // MARK: Dismissal

  @Test("a menu closes when its anchor is removed or the scene resized")
  func ended() async {
    menu.show(UIMenu(children: menu.actions("A")))
    await menu.open()
    menu.button.removeFromSuperview()
    #expect(menu.overlay == nil)
    #expect(menu.shown.window.subviews.isEmpty)
    menu.shown.window.addSubview(menu.button)
    menu.shown.layOut()
    await menu.open()
    #expect(menu.overlay != nil)
    menu.shown.connection.send(.resized(CGSize(width: 500, height: 500)))
    #expect(menu.overlay == nil)
    await menu.open()
    menu.overlay?.removeFromSuperview()
    #expect(menu.overlay == nil)
    await menu.open()
    expectEqual(menu.titles, ["A"])
  }

  // MARK: Deferred elements

  @Test("deferred elements replace their loading row and keep the focus")
  func deferred() async throws {
    var answer: (@MainActor ([UIMenuElement]) -> Void)?
    menu.show(
      UIMenu(children: [menu.action("A"), UIDeferredMenuElement { answer = $0 }, menu.action("Z")]))
    await menu.openByKey()
    expectEqual(menu.titles, ["A", "Loading", "Z"])
    expectEqual(menu.row("Loading")?.canBecomeFocused, false)
    await menu.press(.down)
    expectEqual(menu.focused, "Z")
    let height = menu.panels[0].frame.height
    answer?(menu.actions("B", "C"))
    expectEqual(menu.titles, ["A", "B", "C", "Z"])
    expectEqual(menu.focused, "Z")
    #expect(menu.panels[0].frame.height > height)
    await menu.press(.up)
    await menu.press(.enter)
    expectEqual(menu.chosen, ["C"])
    answer = nil
    await menu.open()
    expectEqual(menu.titles, ["A", "B", "C", "Z"])
    #expect(answer == nil)
  }

  @Test("deferred elements are requested once, though other ones arrive before them")
  func severalDeferred() async {
    var answers: [@MainActor ([UIMenuElement]) -> Void] = []
    menu.show(
      UIMenu(children: [UIDeferredMenuElement { answers.append($0) }, UIDeferredMenuElement { answers.append($0) }]))
    await menu.open()
    expectEqual(answers.count, 2)
    answers[0](menu.actions("A"))
    expectEqual(menu.titles, ["A", "Loading"])
    expectEqual(answers.count, 2)
    answers[1](menu.actions("B"))
    expectEqual(menu.titles, ["A", "B"])
  }

  @Test("a focused key command keeps the focus when deferred elements arrive")
  func focusedCommand() async {
    var answer: (@MainActor ([UIMenuElement]) -> Void)?
    let command = UIKeyCommand(title: "Save", input: "s") { _ in }
    menu.show(UIMenu(children: [menu.action("A"), command, UIDeferredMenuElement { answer = $0 }]))
    await menu.openByKey()
    await menu.press(.down)
    expectEqual(menu.focused, "Save")
    answer?(menu.actions("B"))
    expectEqual(menu.titles, ["A", "Save", "B"])
    expectEqual(menu.focused, "Save")
  }

  @Test("a submenu's deferred elements load on opening, uncached ones each time")
  func deferredInside() async {
    var loadCount = 0
    menu.show(
      UIMenu(children: [
        menu.action("A"),
        UIMenu(
          title: "More",
          children: [
            UIDeferredMenuElement.uncached { [menu] completion in
              loadCount += 1
              completion(menu.actions("\(loadCount)"))
            }
          ]),
      ]))
    for round in 1...2 {
      await menu.open()
      expectEqual(loadCount, round - 1)
      await menu.choose("More")
      expectEqual(menu.titles, ["\(round)"])
      await menu.choose("\(round)")
    }
    expectEqual(menu.chosen, ["1", "2"])
  }

  // MARK: Semantics

  @Test("panels are menus, rows are items, and only the foremost is usable")
  func semantics() async throws {
    menu.show(
      UIMenu(
        title: "Top",
        children: [
          menu.action("On", state: .on), menu.action("Some", state: .mixed),
          UIMenu(title: "More", children: menu.actions("B")),
        ]))
    await menu.open()
    await menu.choose("More")
    let root = menu.shown.connection.frame().root
    let panels = root.nodes(.menu)
    expectEqual(panels.map { $0.semantics?.label }, ["Top", "More"])
    #expect(panels.allSatisfy { $0.semantics?.isModal == true && $0.semantics?.actions == [.dismiss] })
    let items = panels[0].nodes(.menuItem)
    expectEqual(items.map { $0.semantics?.label }, ["On", "Some", "More"])
    expectEqual(items.map { $0.semantics?.state }, [.checked, .mixed, .expanded])
    #expect(items.allSatisfy { $0.semantics?.actions == [.activate] })
    menu.shown.connection.send(.action(.dismiss, panels[1].id))
    expectEqual(menu.panels.count, 1)
    let row = try #require(root.nodes(.menuItem).first { $0.semantics?.label == "Some" })
    menu.shown.connection.send(.action(.activate, row.id))
    expectEqual(menu.chosen, ["Some"])
  }

  @Test("the key hints describe the keys of a menu")
  func hints() async {
    showNested()
    await menu.openByKey()
    await menu.press(.down)
    let hints = menu.shown.connection.keyHints()
    func meaning(_ key: KeyEvent.Key) -> String? {
      hints.first { $0.triggers.contains(.key(KeyEvent(key))) }?.meaning
    }
    expectEqual(meaning(.enter), "open the submenu")
    expectEqual(meaning(.right), "open the submenu")
    expectEqual(meaning(.escape), "close the menu")
  }
}
