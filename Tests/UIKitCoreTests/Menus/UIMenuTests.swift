import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIMenuTests {
  private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { _ in }
  }

  private func on(_ menu: UIMenu) -> [String] { menu.selectedElements.map(\.title) }

  @Test("a menu is empty by default and has a unique identifier")
  func defaults() {
    let menu = UIMenu()
    expectEqual(menu.title, "")
    #expect(menu.subtitle == nil)
    #expect(menu.image == nil)
    expectEqual(menu.options, [])
    expectEqual(menu.children, [])
    expectEqual(menu.selectedElements, [])
    #expect(menu.identifier != UIMenu().identifier)
  }

  @Test("replacingChildren copies the menu with other children")
  func replacing() {
    let menu = UIMenu(
      title: "a", subtitle: "b", image: UIImage(systemName: "star"), identifier: .init("c"), options: .singleSelection,
      children: [action("x")])
    let child = action("y")
    let other = menu.replacingChildren([child])
    #expect(other !== menu)
    expectEqual(menu.children.map(\.title), ["x"])
    expectEqual(other.children, [child])
    expectEqual(other.title, "a")
    expectEqual(other.subtitle, "b")
    expectEqual(other.image, menu.image)
    expectEqual(other.identifier, UIMenu.Identifier("c"))
    expectEqual(other.options, .singleSelection)
  }

  @Test("selected elements include those of submenus, in order")
  func selected() {
    let menu = UIMenu(children: [
      action("a", .on), UIMenu(children: [action("b"), action("c", .on)]),
      UIMenu(options: .displayInline, children: [action("d", .mixed), action("e", .on)]),
    ])
    expectEqual(on(menu), ["a", "c", "e"])
  }

  @Test("selected elements include key commands")
  func selectedCommands() {
    let command = UIKeyCommand(title: "b", input: "b", state: .on) { _ in }
    expectEqual(on(UIMenu(children: [action("a"), UIMenu(children: [command])])), ["b"])
  }

  @Test("single selection turns off other elements, submenus included")
  func singleSelection() {
    let (a, b, c, d) = (action("a", .on), action("b"), action("c", .mixed), action("d", .on))
    let single = UIMenu(options: .singleSelection, children: [a, UIMenu(children: [b]), c])
    let menu = UIMenu(children: [single, d])
    #expect(menu.choose(b, isPopUp: false))
    expectEqual(on(menu), ["b", "d"])
    expectEqual(c.state, .off)
    #expect(!menu.choose(b, isPopUp: false))
    #expect(!menu.choose(d, isPopUp: false))
    expectEqual(on(menu), ["b", "d"])
  }

  @Test("the outermost of nested single-selection menus applies")
  func nestedSelection() {
    let (a, b) = (action("a", .on), action("b"))
    let inner = UIMenu(options: .singleSelection, children: [b])
    let menu = UIMenu(children: [UIMenu(options: .singleSelection, children: [a, inner])])
    #expect(menu.choose(b, isPopUp: false))
    expectEqual(on(menu), ["b"])
  }

  @Test("a pop-up menu selects the first action that is on, or else the first that can be chosen")
  func popUp() {
    let hidden = UIAction(title: "hidden", attributes: .hidden) { _ in }
    let disabled = UIAction(title: "disabled", attributes: .disabled) { _ in }
    let (a, b) = (action("a"), action("b"))
    let menu = UIMenu(children: [hidden, disabled, UIMenu(children: [a]), b])
    menu.selectOne()
    expectEqual(on(menu), ["a"])
    #expect(menu.choose(b, isPopUp: true))
    expectEqual(on(menu), ["b"])
    menu.selectOne()
    expectEqual(on(menu), ["b"])
    for action in [a, b, disabled] { action.state = .on }
    menu.selectOne()
    expectEqual(on(menu), ["disabled"])
    let none = UIMenu(children: [hidden])
    none.selectOne()
    expectEqual(on(none), [])
  }

  @Test("a menu's content is its visible elements in sections")
  func content() {
    let menu = UIMenu(
      title: "top",
      children: [
        UIMenu(options: .displayInline, children: []), action("a"),
        UIMenu(
          title: "section", options: .displayInline,
          children: [action("b"), UIMenu(options: .displayInline, children: [action("c")])]),
        UIAction(title: "hidden", attributes: .hidden) { _ in }, UIMenu(title: "empty"),
        UIMenu(title: "sub", children: [action("e")]),
      ])
    let content = MenuContent(menu)
    expectEqual(content.title, "top")
    expectEqual(content.sections.map(\.title), [nil, "section", nil, nil])
    expectEqual(content.sections.map { $0.rows.map { $0.element?.title } }, [["a"], ["b"], ["c"], ["sub"]])
    #expect(MenuContent(UIMenu(title: "x", children: [UIMenu(children: [UIMenu()])])).isEmpty)
  }

  @Test("deferred elements load once, uncached ones each time")
  func deferred() {
    var calls = 0
    let kept = UIDeferredMenuElement { completion in
      calls += 1
      completion([self.action("a", .on)])
    }
    let fresh = UIDeferredMenuElement.uncached { completion in
      calls += 1
      completion([self.action("b", .on)])
    }
    let menu = UIMenu(children: [kept, fresh])
    var arrivals = 0
    for _ in 0..<2 {
      for element in [kept, fresh] { element.load { arrivals += 1 } }
      expectEqual(on(menu), ["a", "b"])
      for element in [kept, fresh] { element.menuDidClose() }
      expectEqual(on(menu), ["a"])
    }
    expectEqual(calls, 3)
    expectEqual(arrivals, 3)
  }

  @Test("elements that are being loaded are not requested again")
  func loadingTwice() {
    var answers: [@MainActor ([UIMenuElement]) -> Void] = []
    let element = UIDeferredMenuElement.uncached { answers.append($0) }
    var arrivals: [String] = []
    element.load { arrivals.append("first") }
    element.load { arrivals.append("second") }
    expectEqual(answers.count, 1)
    answers[0]([action("a")])
    expectEqual(element.elements?.map(\.title), ["a"])
    expectEqual(arrivals, ["second"])
  }

  @Test("a second answer and an answer after closing are ignored")
  func lateAnswers() {
    var answers: [@MainActor ([UIMenuElement]) -> Void] = []
    let element = UIDeferredMenuElement.uncached { answers.append($0) }
    var arrivals = 0
    element.load { arrivals += 1 }
    element.menuDidClose()
    answers[0]([action("late")])
    #expect(element.elements == nil)
    expectEqual(arrivals, 0)
    element.load { arrivals += 1 }
    answers[1]([action("a")])
    answers[1]([action("b")])
    expectEqual(element.elements?.map(\.title), ["a"])
    expectEqual(arrivals, 1)
  }
}
