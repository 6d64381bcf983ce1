import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UISwitchTests {
  @Test("a switch is 51 by 31 points whatever frame it is given")
  func size() {
    let view = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(view.bounds.size == CGSize(width: 51, height: 31))
    #expect(view.intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test("a user's tap sends valueChanged, a programmatic change does not")
  func valueChanged() {
    let screen = InputScene()
    let view = UISwitch(frame: .zero)
    var values: [Bool] = []
    view.addAction(UIAction { _ in values.append(view.isOn) }, for: .valueChanged)
    screen.window.addSubview(view)
    view.isOn = true
    #expect(values.isEmpty)
    screen.tap(20, 15)
    #expect(values == [false])
    screen.press(.down)
    screen.press(.space)
    #expect(values == [false, true])
  }

  @Test("a switch is a toggle with the value 1 or 0")
  func semantics() throws {
    let view = UISwitch(frame: .zero)
    #expect(try #require(view.makeSemantics()).value == "0")
    view.isOn = true
    let semantics = try #require(view.makeSemantics())
    #expect(semantics.value == "1")
    #expect(semantics.role == .toggle)
  }
}
