import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UISwitchTests {
  @Test("a switch is 51 by 31 points whatever frame it is given")
  func size() {
    let view = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 51, height: 31))
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    expectEqual(view.bounds.size, CGSize(width: 51, height: 31))
    expectEqual(view.intrinsicContentSize, CGSize(width: 51, height: 31))
  }

  @Test("in a terminal a switch is four cells wide and one high")
  func sizeInCells() {
    let screen = InputScene(size: CGSize(width: 80, height: 32), pointGrid: CGSize(width: 8, height: 16))
    let view = UISwitch(frame: .zero)
    screen.window.addSubview(view)
    screen.window.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 32, height: 16))
    expectEqual(view.intrinsicContentSize, CGSize(width: 32, height: 16))
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    expectEqual(view.bounds.size, CGSize(width: 32, height: 16))
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
    expectEqual(values, [false])
    screen.press(.down)
    screen.press(.space)
    expectEqual(values, [false, true])
  }

  @Test("a switch is a toggle with the value 1 or 0")
  func semantics() throws {
    let view = UISwitch(frame: .zero)
    try expectEqual(#require(view.makeSemantics()).value, "0")
    view.isOn = true
    let semantics = try #require(view.makeSemantics())
    expectEqual(semantics.value, "1")
    expectEqual(semantics.role, .toggle)
  }

  @Test("in cells a switch that is on has a disc at the end of its track, one that is off a ring at the start")
  func cells() {
    let screen = InputScene(size: CGSize(width: 80, height: 32))
    let view = UISwitch(frame: .zero)
    screen.window.addSubview(view)
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), " ○")
    view.isOn = true
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), "    ●")
  }

  @Test("from right to left a switch that is on has its disc on the left")
  func cellsFromRightToLeft() {
    let screen = InputScene(size: CGSize(width: 80, height: 32), layoutDirection: .rightToLeft)
    let view = UISwitch(frame: .zero)
    screen.window.addSubview(view)
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), "    ○")
    view.isOn = true
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), " ●")
  }

  @Test("the mark of a switch in cells has another colour than the thumb behind it")
  func markColors() {
    let screen = InputScene(size: CGSize(width: 80, height: 32))
    let view = UISwitch(frame: .zero)
    screen.window.addSubview(view)
    let off = CellPainter().paint(screen.connection.frame())[1, 0]
    #expect(off.foreground != off.background)
    view.isOn = true
    let on = CellPainter().paint(screen.connection.frame())[4, 0]
    #expect(on.foreground != on.background)
    #expect(on.foreground != off.foreground)
  }

  @Test("a picture of a switch shows its thumb without a mark")
  func pictures() throws {
    let thumb = SwitchThumb(frame: CGRect(x: 0, y: 0, width: 27, height: 27))
    guard case .symbol(let mark) = try #require(thumb.renderContent(with: thumb.traitCollection)) else {
      Issue.record("The thumb has no mark.")
      return
    }
    expectEqual(mark.drawing, Drawing([]))
  }
}
