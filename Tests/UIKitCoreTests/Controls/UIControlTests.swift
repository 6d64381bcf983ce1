import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIControlTests {
  let screen = InputScene()
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let record = Record()

  final class Record { var calls: [String] = [] }

  init() {
    screen.window.addSubview(control)
    let record = record
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names { control.addAction(UIAction { _ in record.calls.append(name) }, for: event) }
  }

  @Test("a tap sends down and up inside, and highlights in between")
  func tap() {
    screen.touch(.began, 150, 150)
    #expect(control.isTracking)
    #expect(control.isHighlighted)
    expectEqual(control.state, .highlighted)
    screen.touch(.ended, 150, 150)
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    expectEqual(record.calls, ["down", "up inside"])
  }

  @Test("a finger is inside up to 70 points from the control")
  func tolerance() {
    screen.touch(.began, 150, 150)
    screen.touch(.moved, 269, 150)
    #expect(control.isTouchInside)
    screen.touch(.moved, 271, 150)
    #expect(!control.isTouchInside)
    #expect(!control.isHighlighted)
    screen.touch(.moved, 250, 150)
    screen.touch(.moved, 300, 150)
    screen.touch(.ended, 300, 150)
    expectEqual(record.calls, ["down", "exit", "enter", "exit", "up outside"])
  }

  @Test("a disabled control swallows touches and does nothing")
  func disabled() {
    let parent = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    screen.window.addSubview(parent)
    parent.addSubview(control)
    parent.addGestureRecognizer(UITapGestureRecognizer { _ in Issue.record("tapped") })
    control.isEnabled = false
    screen.tap(150, 150)
    #expect(record.calls.isEmpty)
    #expect(parent.calls.isEmpty)
  }

  @Test("a control overrides its ancestors' taps, but not its own recognisers")
  func beatsTaps() {
    let record = record
    screen.window.addGestureRecognizer(UITapGestureRecognizer { _ in record.calls.append("ancestor") })
    screen.tap(150, 150)
    expectEqual(record.calls, ["down", "up inside"])
    control.addGestureRecognizer(UITapGestureRecognizer { _ in record.calls.append("own") })
    screen.tap(150, 150)
    expectEqual(record.calls, ["down", "up inside", "down", "own", "cancel"])
  }

  @Test("an action replaces one of the same identifier and event")
  func identifiers() {
    let identifier = UIAction.Identifier("one")
    let record = record
    let control = UIControl(frame: .zero)
    control.addAction(
      UIAction(identifier: identifier) { _ in record.calls.append("old") }, for: [.valueChanged, .touchDown])
    control.addAction(UIAction(identifier: identifier) { _ in record.calls.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    expectEqual(record.calls, ["new", "old"])
    var events: [UIControl.Event] = []
    control.enumerateEventHandlers { action, _, event, stop in
      expectEqual(action?.identifier, identifier)
      events.append(event)
      stop = true
    }
    expectEqual(events, [.touchDown])
    control.removeAction(identifiedBy: identifier, for: .allEvents)
    expectEqual(control.allControlEvents, [])
  }

  @Test("an action has its sender again after its handler has performed it with another one")
  func senderOfNestedCall() {
    var senders: [String] = []
    let action = UIAction { action in
      let name = action.sender as? String ?? ""
      if name == "outer" { action.performWithSender("inner", target: nil) }
      senders.append(action.sender as? String ?? "none")
    }
    action.performWithSender("outer", target: nil)
    expectEqual(senders, ["inner", "outer"])
  }

  @Test("an action has its sender only while it runs")
  func sender() {
    var senders: [Bool] = []
    let control = control
    let action = UIAction { senders.append($0.sender as? UIControl === control) }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(senders, [true])
    #expect(action.sender == nil)
  }

  @Test("a tracking control prevents scrolling, but a quick drag scrolls")
  func inScrollView() {
    let scrollView = UIScrollView(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    screen.window.addSubview(scrollView)
    scrollView.addSubview(control)
    screen.touch(.began, 150, 150)
    screen.advance(by: 0.2)
    screen.touch(.moved, 150, 110)
    screen.touch(.ended, 150, 110)
    expectEqual(scrollView.contentOffset.y, 0)
    expectEqual(record.calls, ["down", "up inside"])
    screen.advance(by: 1)
    screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 110), lifting: false)
    expectEqual(scrollView.contentOffset.y, 40)
    expectEqual(record.calls, ["down", "up inside"])
  }

  @Test("enter activates a focused control like a tap")
  func keyboard() {
    screen.press(.down)
    screen.press(.enter)
    expectEqual(record.calls, ["down", "up inside"])
    #expect(control.isFocused)
  }
}
