import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("Targets and actions of controls")
struct TargetActionTests {
  @MainActor final class Target: NSObject {
    var calls: [String] = []
    var senders: [AnyObject?] = []
    var events: [UIEvent?] = []
    func bare() { calls.append("bare") }
    func tapped(_ sender: UIControl) {
      calls.append("tapped")
      senders.append(sender)
    }
    func tapped(_ sender: Any?, for event: UIEvent?) {
      calls.append("tapped for event")
      senders.append(sender as AnyObject?)
      events.append(event)
    }
  }

  let screen = InputScene()
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let target = Target()
  let bare = Selector("bare", Target.bare)
  let tapped = Selector("tapped:", Target.tapped(_:))
  let tappedForEvent = Selector("tapped:forEvent:", Target.tapped(_:for:))

  init() { screen.window.addSubview(control) }

  @Test("a method gets nothing, the control, or the control and the event")
  func arguments() {
    for action in [bare, tapped, tappedForEvent] { control.addTarget(target, action: action, for: .touchUpInside) }
    screen.tap(150, 150)
    expectEqual(target.calls, ["bare", "tapped", "tapped for event"])
    #expect(target.senders.allSatisfy { $0 === control })
    expectEqual(target.events.map { $0?.allTouches?.count }, [1])
  }

  @Test("a programmatic call has no event")
  func noEvent() {
    control.addTarget(target, action: tappedForEvent, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(target.events, [nil])
  }

  @Test("targets and actions are called in the order in which they were added")
  func order() {
    let target = target
    control.addTarget(target, action: bare, for: .valueChanged)
    control.addAction(UIAction { _ in target.calls.append("action") }, for: .valueChanged)
    control.addTarget(target, action: tapped, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(target.calls, ["bare", "action", "tapped"])
  }

  @Test("a target is added once for an event, and for several events by several calls")
  func merging() {
    control.addTarget(target, action: bare, for: .valueChanged)
    control.addTarget(target, action: bare, for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    expectEqual(target.calls, ["bare", "bare"])
    expectEqual(control.allControlEvents, [.valueChanged, .touchDown])
  }

  @Test("removing takes a method, a target or everything from the given events")
  func removal() {
    let other = Target()
    control.addTarget(target, action: bare, for: [.valueChanged, .touchDown])
    control.addTarget(target, action: tapped, for: .valueChanged)
    control.addTarget(other, action: bare, for: .valueChanged)
    control.removeTarget(target, action: bare, for: .valueChanged)
    expectEqual(control.actions(forTarget: target, forControlEvent: .valueChanged), ["tapped:"])
    expectEqual(control.actions(forTarget: target, forControlEvent: .touchDown), ["bare"])
    control.removeTarget(nil, action: bare, for: .valueChanged)
    #expect(control.actions(forTarget: other, forControlEvent: .valueChanged) == nil)
    control.removeTarget(target, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test("a target is not kept alive, and nothing is called after its release")
  func weakTarget() {
    var short: Target? = Target()
    weak let observed = short
    control.addTarget(short, action: bare, for: .valueChanged)
    expectEqual(control.allTargets.count, 1)
    short = nil
    #expect(observed == nil)
    #expect(control.allTargets.isEmpty)
    control.sendActions(for: .valueChanged)
  }

  @Test("all targets contain NSNull for the responder chain")
  func allTargets() {
    control.addTarget(nil, action: "save", for: .valueChanged)
    control.addTarget(target, action: bare, for: .valueChanged)
    control.addAction(UIAction { _ in }, for: .valueChanged)
    expectEqual(control.allTargets.count, 2)
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(control.allTargets.contains(AnyHashable(target)))
    expectEqual(control.actions(forTarget: nil, forControlEvent: .valueChanged), ["save"])
  }

  @Test("the handlers are enumerated with actions, targets and events")
  func enumeration() {
    control.addTarget(target, action: bare, for: .touchDown)
    control.addAction(UIAction(title: "Act") { _ in }, for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { action, sent, events, _ in
      let name = action?.title ?? sent.map { "\($0.1) \($0.0 as AnyObject === target)" } ?? "?"
      seen.append("\(name) \(events.rawValue)")
    }
    expectEqual(seen, ["bare true 1", "Act 4096"])
  }

  @Test("a subclass can redirect the sending of an action")
  func sending() {
    final class Redirected: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { sent.append("\(action)") }
    }
    let control = Redirected()
    control.addTarget(target, action: bare, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(control.sent, ["bare"])
    #expect(target.calls.isEmpty)
  }

  @Test("a control without a target finds the method in its responder chain")
  func responderChain() {
    final class Page: UIViewController, ObjectMembers {
      var senders: [UIControl] = []
      func save(_ sender: UIControl) { senders.append(sender) }
      class var objectMembers: [ObjectMember] { [.method("save:", Page.save(_:))] }
    }
    let page = Page()
    screen.window.rootViewController = page
    screen.layOut()
    page.view.addSubview(control)
    control.addTarget(nil, action: "save:", for: .touchUpInside)
    screen.tap(150, 150)
    expectEqual(page.senders, [control])
  }

  @Test("a bar button item calls its target, unless it has a primary action")
  func barItem() {
    @MainActor final class Page: NSObject {
      var senders: [UIBarButtonItem] = []
      func done(_ sender: UIBarButtonItem) { senders.append(sender) }
    }
    let page = Page()
    let done = Selector("done:", Page.done(_:))
    let items = [
      UIBarButtonItem(title: "Done", style: .done, target: page, action: done),
      UIBarButtonItem(image: nil, style: .plain, target: page, action: done),
      UIBarButtonItem(barButtonSystemItem: .add, target: page, action: done),
    ]
    for item in items { item.perform() }
    expectEqual(page.senders, items)
    expectEqual(items[0].style, .done)
    #expect(items[0].target === page)
    expectEqual(items[0].action, "done:")
    var performed = 0
    items[0].primaryAction = UIAction { _ in performed += 1 }
    items[0].perform()
    expectEqual(performed, 1)
    expectEqual(page.senders.count, 3)
  }

  @Test("a gesture recognizer calls its targets with itself, mixed with handlers")
  func gesture() {
    @MainActor final class Page: NSObject {
      var calls: [String] = []
      func tapped(_ recognizer: UITapGestureRecognizer) { calls.append("tapped \(recognizer.state == .ended)") }
      func bare() { calls.append("bare") }
    }
    let page = Page()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.window.addSubview(view)
    let recognizer = UITapGestureRecognizer(target: page, action: Selector("tapped:", Page.tapped(_:)))
    recognizer.addHandler { _ in page.calls.append("handler") }
    recognizer.addTarget(page, action: Selector("bare", Page.bare))
    recognizer.addTarget(page, action: Selector("bare", Page.bare))
    view.addGestureRecognizer(recognizer)
    screen.tap(25, 25)
    expectEqual(page.calls, ["tapped true", "handler", "bare"])
    recognizer.removeTarget(page, action: "bare")
    page.calls = []
    screen.tap(25, 25)
    expectEqual(page.calls, ["tapped true", "handler"])
    recognizer.removeTarget(nil, action: nil)
    page.calls = []
    screen.tap(25, 25)
    expectEqual(page.calls, ["handler"])
  }

  @Test("a subclass of a recognizer overrides the initializer with a target")
  func recognizerSubclass() {
    final class Press: UITapGestureRecognizer {
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        numberOfTapsRequired = 2
      }
    }
    expectEqual(Press().numberOfTapsRequired, 2)
    expectEqual(Press(handler: { _ in }).numberOfTapsRequired, 2)
  }

  @Test("a display link keeps its target until it is invalidated")
  func displayLink() {
    @MainActor final class Page: NSObject {
      var links = 0
      func step(_ link: CADisplayLink) { links += 1 }
    }
    var page: Page? = Page()
    weak let observed = page
    let link = screen.scene.context.perform { () -> CADisplayLink? in
      let link = page.map { CADisplayLink(target: $0, selector: Selector("step:", Page.step(_:))) }
      link?.add(to: .main, forMode: .common)
      return link
    }
    page = nil
    screen.advance(by: 0.1)
    #expect((observed?.links ?? 0) > 1)
    link?.invalidate()
    screen.advance(by: 0.1)
    #expect(observed == nil)
  }

  @Test("an undo manager calls a method with its object, and does not keep its target")
  func undo() {
    @MainActor final class Page: NSObject {
      var text = ""
      func setText(_ text: String) { self.text = text }
    }
    let manager = UndoManager()
    var page: Page? = Page()
    page?.text = "new"
    if let page {
      manager.registerUndo(withTarget: page, selector: Selector("setText:", Page.setText(_:)), object: "old")
    }
    manager.undo()
    expectEqual(page?.text, "old")
    if let page {
      manager.registerUndo(withTarget: page, selector: Selector("setText:", Page.setText(_:)), object: "older")
    }
    weak let observed = page
    page = nil
    #expect(observed == nil)
    manager.undo()
  }
}

@MainActor @Suite("Targets of other objects")
struct OtherTargetTests {
  @MainActor final class Page: NSObject {
    var calls: [String] = []
    func speak(_ action: UIAccessibilityCustomAction) -> Bool {
      calls.append(action.name)
      return true
    }
    func changed(_ view: UIView, _ previous: UITraitCollection) {
      calls.append("\(previous.userInterfaceStyle.rawValue) to \(view.traitCollection.userInterfaceStyle.rawValue)")
    }
  }

  @Test("an accessibility action calls its target")
  func accessibilityAction() {
    let page = Page()
    let view = UIView()
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Speak", target: page, selector: Selector("speak:", Page.speak(_:)))
    ]
    view.namedActions.first?.perform()
    expectEqual(page.calls, ["Speak"])
  }

  @Test("a change of traits calls a target with the object and the former traits")
  func traits() {
    let stage = TestScene()
    let page = Page()
    let view = UIView()
    stage.window.addSubview(view)
    stage.turn()
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: page, action: Selector("changed::", Page.changed(_:_:)))
    view.overrideUserInterfaceStyle = .dark
    stage.turn()
    expectEqual(page.calls, ["1 to 2"])
  }
}
