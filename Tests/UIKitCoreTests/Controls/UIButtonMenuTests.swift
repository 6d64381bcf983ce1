import Expectations
import Foundation
import PergolaDiagnostics
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIButtonMenuTests {
  /// Records the events that the button sends; call the result to read them.
  private func events(of button: UIButton) -> () -> [String] {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let named: [(UIControl.Event, String)] = [
      (.touchUpInside, "up inside"), (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
    ]
    for (event, name) in named { button.addAction(UIAction { _ in log.lines.append(name) }, for: event) }
    return { log.lines }
  }

  @Test("a button has no menu by default, and setting one enables opening it")
  func defaults() {
    let button = UIButton(type: .system)
    #expect(button.menu == nil)
    #expect(!button.showsMenuAsPrimaryAction)
    #expect(!button.changesSelectionAsPrimaryAction)
    #expect(!button.isContextMenuInteractionEnabled)
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    #expect(button.isContextMenuInteractionEnabled)
  }

  @Test("a tap opens a primary-action menu and sends only the menu event")
  func primary() async {
    let shown = MenuStage()
    let events = events(of: shown.button)
    shown.show(UIMenu(children: shown.actions("A")))
    await shown.open()
    expectEqual(shown.titles, ["A"])
    expectEqual(events(), ["menu"])
    expectEqual(shown.button.makeSemantics()?.state, .expanded)
    await shown.choose("A")
    expectEqual(shown.button.makeSemantics()?.state, .collapsed)
    expectEqual(events(), ["menu"])
  }

  @Test("a secondary menu opens by long press, key or accessibility action")
  func secondary() async throws {
    let shown = MenuStage(primary: false)
    let events = events(of: shown.button)
    shown.show(UIMenu(children: shown.actions("A")))
    await shown.open()
    #expect(shown.overlay == nil)
    expectEqual(events(), ["up inside", "primary"])
    shown.shown.touch(.began, 60, 60)
    shown.shown.advance(by: 0.6)
    #expect(shown.overlay != nil)
    shown.shown.touch(.ended, 60, 60)
    await shown.settle()
    #expect(shown.overlay != nil)
    expectEqual(events(), ["up inside", "primary", "menu"])
    await shown.press(.escape)
    await shown.press(.down)
    #expect(shown.button.isFocused)
    await shown.press(.character("o"), .control)
    expectEqual(shown.focused, "A")
    await shown.press(.escape)
    let node = try #require(shown.shown.connection.frame().root.nodes(.button).first)
    expectEqual(node.semantics?.actions, [.activate, .custom("Show Menu")])
    shown.shown.connection.send(.action(.custom("Show Menu"), node.id))
    #expect(shown.overlay != nil)
  }

  @Test("a menu that cannot open leaves the button as without one")
  func closed() async {
    let shown = MenuStage()
    let events = events(of: shown.button)
    shown.show(UIMenu(children: shown.actions("A")))
    shown.button.isContextMenuInteractionEnabled = false
    await shown.open()
    #expect(shown.overlay == nil)
    expectEqual(events(), ["up inside", "primary"])
    shown.button.isContextMenuInteractionEnabled = true
    shown.button.isEnabled = false
    await shown.open()
    #expect(shown.overlay == nil)
    shown.button.isEnabled = true
    shown.button.showsMenuAsPrimaryAction = false
    shown.button.menu = nil
    shown.shown.touch(.began, 60, 60)
    shown.shown.advance(by: 0.6)
    #expect(shown.overlay == nil)
    expectEqual(shown.button.makeSemantics()?.actions, [.activate])
  }

  @Test("a chosen action is sent by the button as its sender")
  func sender() async {
    final class Button: UIButton {
      var sent: [String] = []
      override func sendAction(_ action: UIAction) {
        sent.append(action.title)
        super.sendAction(action)
      }
    }
    let shown = InputScene()
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var sender: UIButton?
    button.menu = UIMenu(children: [UIAction(title: "A") { sender = $0.sender as? UIButton }])
    button.showsMenuAsPrimaryAction = true
    shown.window.addSubview(button)
    shown.layOut()
    shown.tap(50, 20)
    shown.press(.down)
    shown.press(.enter)
    expectEqual(button.sent, ["A"])
    #expect(sender === button)
  }

  @Test("a pop-up button shows the selected element's title and image")
  func popUp() async {
    let shown = MenuStage()
    let star = UIImage(systemName: "star")
    shown.button.changesSelectionAsPrimaryAction = true
    shown.show(
      UIMenu(children: [
        shown.action("Red"), UIAction(title: "Green", image: star) { [shown] in shown.chosen.append($0.title) },
      ]))
    expectEqual(shown.button.currentTitle, "Red")
    expectEqual(shown.button.titleLabel?.text, "Red")
    expectEqual(shown.button.menu?.selectedElements.map(\.title), ["Red"])
    await shown.open()
    expectEqual(shown.semantics("Red")?.state, .checked)
    await shown.choose("Green")
    expectEqual(shown.chosen, ["Green"])
    expectEqual(shown.button.titleLabel?.text, "Green")
    expectEqual(shown.button.currentImage, star)
    expectEqual(shown.button.menu?.selectedElements.map(\.title), ["Green"])
    expectEqual(shown.button.makeSemantics()?.label, "Green")
    shown.button.changesSelectionAsPrimaryAction = false
    expectEqual(shown.button.currentTitle, "Menu")
    #expect(shown.button.currentImage == nil)
  }

  @Test("a button that changes its selection toggles before its actions")
  func toggle() async {
    let shown = MenuStage(primary: false)
    shown.button.changesSelectionAsPrimaryAction = true
    var seen: [Bool] = []
    shown.button.addAction(UIAction { [shown] _ in seen.append(shown.button.isSelected) }, for: .touchUpInside)
    shown.button.addAction(UIAction { [shown] _ in seen.append(shown.button.isSelected) }, for: .primaryActionTriggered)
    shown.shown.layOut()
    await shown.open()
    await shown.open()
    expectEqual(seen, [true, true, false, false])
  }

  @Test("a pop-up button has two chevrons unless its configuration differs")
  func indicator() throws {
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "Title"
    let width = button.intrinsicContentSize.width
    #expect(button.indicatorView == nil)
    button.configuration?.indicator = .popup
    expectEqual(button.intrinsicContentSize.width, width + 17)
    button.configuration?.indicator = .automatic
    #expect(button.indicatorView == nil)
    button.menu = UIMenu(children: [UIAction(title: "Title") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    expectEqual(button.intrinsicContentSize.width, width + 17)
    button.frame.size = CGSize(width: 200, height: 40)
    button.layoutIfNeeded()
    let (title, indicator) = (try #require(button.titleLabel).frame, try #require(button.indicatorView).frame)
    expectEqual(indicator.minX, title.maxX + 5)
    #expect(abs(title.minX - (200 - indicator.maxX)) <= 1)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    try expectEqual(#require(button.indicatorView).frame.maxX, (try #require(button.titleLabel).frame.minX) - 5)
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    #expect(button.indicatorView == nil)
  }
}
