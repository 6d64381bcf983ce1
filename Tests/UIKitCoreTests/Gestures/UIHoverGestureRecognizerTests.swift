import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIHoverGestureRecognizerTests {
  private let screen = InputScene()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let record = Record()

  private final class Record { var calls: [String] = [] }

  init() {
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    screen.layOut()
  }

  private func addHover(to view: UIView, name: String) -> UIHoverGestureRecognizer {
    let record = record
    let hover = UIHoverGestureRecognizer { record.calls.append("\(name) \($0.state)") }
    view.addGestureRecognizer(hover)
    return hover
  }

  private func move(to point: CGPoint?) { screen.connection.send(.hover(point)) }

  @Test("a hover begins when the pointer enters the view, changes inside, and ends when it leaves")
  func states() {
    let hover = addHover(to: inner, name: "inner")
    move(to: CGPoint(x: 50, y: 50))
    expectEqual(record.calls, [])
    move(to: CGPoint(x: 150, y: 150))
    move(to: CGPoint(x: 160, y: 170))
    expectEqual(hover.location(in: inner), CGPoint(x: 60, y: 70))
    move(to: CGPoint(x: 50, y: 50))
    expectEqual(record.calls, ["inner began", "inner changed", "inner ended"])
    expectEqual(hover.state, .possible)
    move(to: CGPoint(x: 150, y: 150))
    expectEqual(record.calls.last, "inner began")
  }

  @Test("the pointer hovers over the superviews as well")
  func nested() {
    _ = addHover(to: inner, name: "inner")
    _ = addHover(to: outer, name: "outer")
    move(to: CGPoint(x: 150, y: 150))
    expectEqual(record.calls, ["inner began", "outer began"])
    record.calls = []
    move(to: CGPoint(x: 50, y: 50))
    expectEqual(record.calls, ["inner ended", "outer changed"])
  }

  @Test("a hover ends when the pointer leaves the scene")
  func leaving() {
    _ = addHover(to: outer, name: "outer")
    move(to: CGPoint(x: 50, y: 50))
    move(to: nil)
    expectEqual(record.calls, ["outer began", "outer ended"])
  }

  @Test("a tap is recognised in a view that the pointer hovers over")
  func tap() {
    let record = record
    let hover = addHover(to: outer, name: "outer")
    outer.addGestureRecognizer(UITapGestureRecognizer { _ in record.calls.append("tap") })
    move(to: CGPoint(x: 50, y: 50))
    screen.tap(50, 50)
    expectEqual(record.calls, ["outer began", "tap"])
    expectEqual(hover.state, .began)
  }

  @Test("a hover that was disabled begins again after the pointer has moved")
  func disabled() {
    let hover = addHover(to: outer, name: "outer")
    move(to: CGPoint(x: 50, y: 50))
    hover.isEnabled = false
    move(to: CGPoint(x: 60, y: 60))
    hover.isEnabled = true
    move(to: CGPoint(x: 70, y: 70))
    expectEqual(record.calls, ["outer began", "outer cancelled", "outer began"])
  }

  @Test("touches do not begin a hover")
  func touches() {
    _ = addHover(to: outer, name: "outer")
    screen.tap(50, 50)
    expectEqual(record.calls, [])
  }
}
