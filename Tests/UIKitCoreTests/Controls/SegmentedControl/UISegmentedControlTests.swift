import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UISegmentedControlTests {
  private final class Record { var events: [String] = [] }

  /// Three segments of 100 points.
  private func makeControl(on screen: InputScene) -> (UISegmentedControl, Record) {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    let record = Record()
    control.addAction(
      UIAction { [unowned control] _ in record.events.append("\(control.selectedSegmentIndex)") }, for: .valueChanged)
    screen.window.addSubview(control)
    screen.layOut()
    return (control, record)
  }

  @Test("a segmented control begins without a selection")
  func beginning() {
    let control = UISegmentedControl(items: ["One", "Two"])
    expectEqual(control.numberOfSegments, 2)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    expectEqual(control.titleForSegment(at: 1), "Two")
    #expect(control.isEnabledForSegment(at: 0))
  }

  @Test("a tap selects a segment and sends valueChanged, a programmatic selection does not")
  func tap() {
    let screen = InputScene()
    let (control, record) = makeControl(on: screen)
    control.selectedSegmentIndex = 0
    expectEqual(record.events, [])
    screen.tap(150, 16)
    expectEqual(control.selectedSegmentIndex, 1)
    screen.tap(150, 16)
    expectEqual(record.events, ["1"])
  }

  @Test("the segment under the end of a touch is selected")
  func slide() {
    let screen = InputScene()
    let (_, record) = makeControl(on: screen)
    screen.touch(.began, 50, 16)
    screen.touch(.moved, 250, 16)
    screen.touch(.ended, 250, 16)
    expectEqual(record.events, ["2"])
  }

  @Test("a disabled segment is not selected by a tap")
  func disabled() {
    let screen = InputScene()
    let (control, record) = makeControl(on: screen)
    control.setEnabled(false, forSegmentAt: 1)
    screen.tap(150, 16)
    expectEqual(record.events, [])
    #expect(!control.isEnabledForSegment(at: 1))
  }

  @Test("a momentary control has a selection only while its actions are performed")
  func momentary() {
    let screen = InputScene()
    let (control, record) = makeControl(on: screen)
    control.isMomentary = true
    screen.tap(150, 16)
    screen.tap(150, 16)
    expectEqual(record.events, ["1", "1"])
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
  }

  @Test("a segment's action is performed before valueChanged is sent")
  func actions() {
    let screen = InputScene()
    let record = Record()
    let actions = ["One", "Two"].map { title in
      UIAction(title: title, identifier: UIAction.Identifier(title)) { _ in record.events.append(title) }
    }
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
    control.addAction(UIAction { _ in record.events.append("changed") }, for: .valueChanged)
    screen.window.addSubview(control)
    screen.layOut()
    screen.tap(150, 16)
    expectEqual(record.events, ["Two", "changed"])
    expectEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("Two")), 1)
    expectEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("Three")), NSNotFound)
    expectEqual(control.actionForSegment(at: 0)?.title, "One")
  }

  @Test("the selection stays at its segment when others are inserted and removed")
  func insertions() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.removeAllSegments()
    expectEqual(control.numberOfSegments, 0)
  }

  @Test("an index beyond the last segment means the last one")
  func pinnedIndexes() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.insertSegment(withTitle: "Three", at: 99, animated: false)
    expectEqual(control.titleForSegment(at: 2), "Three")
    control.setTitle("Last", forSegmentAt: 99)
    expectEqual(control.titleForSegment(at: 99), "Last")
    expectEqual(control.titleForSegment(at: 2), "Last")
  }

  @Test("the selection of a segment that does not exist is an exception")
  func missingSegment() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UISegmentedControl(items: ["One"]).selectedSegmentIndex = 1 }
    }
    #expect(words(of: result).contains("Invalid parameter not satisfying: selectedSegmentIndex"))
  }

  @Test("an item that is neither a title nor an image is an exception")
  func wrongItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UISegmentedControl(items: [1]) }
    }
    #expect(words(of: result).contains("must be a String or a UIImage, not Int"))
  }

  @Test("segments are equally wide, except those with a width of their own")
  func widths() {
    let screen = InputScene()
    let (control, _) = makeControl(on: screen)
    expectEqual(control.segments.map(\.frame.width), [100, 100, 100])
    control.setWidth(50, forSegmentAt: 1)
    screen.layOut()
    expectEqual(control.segments.map(\.frame.width), [125, 50, 125])
    expectEqual(control.widthForSegment(at: 1), 50)
    expectEqual(control.widthForSegment(at: 0), 0)
  }

  @Test("segments that are apportioned by content get widths that their titles require")
  func widthsByContent() {
    let screen = InputScene()
    let (control, _) = makeControl(on: screen)
    control.apportionsSegmentWidthsByContent = true
    screen.layOut()
    let widths = control.segments.map(\.frame.width)
    expectEqual(widths[0], widths[1])
    #expect(widths[2] > widths[1])
    let total = widths.reduce(0, +)
    #expect(abs(total - 300) < 0.01)
  }

  @Test("enter selects the focused segment, arrows go to its neighbours")
  func keys() {
    let screen = InputScene()
    let (_, record) = makeControl(on: screen)
    screen.press(.down)
    screen.press(.right)
    screen.press(.enter)
    expectEqual(record.events, ["1"])
    screen.press(.left)
    screen.press(.space)
    expectEqual(record.events, ["1", "0"])
  }

  @Test("from right to left the first segment is at the right")
  func rightToLeft() {
    let screen = InputScene(layoutDirection: .rightToLeft)
    let (_, record) = makeControl(on: screen)
    screen.tap(250, 16)
    expectEqual(record.events, ["0"])
  }

  @Test("a segment is a button with its title, selected or disabled as the segment is")
  func semantics() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    let first = try #require(control.segments[0].makeSemantics())
    expectEqual(first.role, .button)
    expectEqual(first.label, "One")
    expectEqual(first.state, .disabled)
    let second = try #require(control.segments[1].makeSemantics())
    expectEqual(second.state, .selected)
  }

  @Test("in a terminal a segmented control is one row high")
  func terminal() {
    let screen = InputScene(size: CGSize(width: 160, height: 32), pointGrid: CGSize(width: 8, height: 16))
    let control = UISegmentedControl(items: ["One", "Two"])
    screen.window.addSubview(control)
    expectEqual(control.intrinsicContentSize, CGSize(width: 80, height: 16))
    control.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), " One  Two")
  }

  @Test("the title attributes of a state replace those of the normal state")
  func titleAttributes() {
    let control = UISegmentedControl(items: ["One"])
    #expect(control.titleTextAttributes(for: .normal) == nil)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let label = control.segments[0].subviews.lazy.compactMap { $0 as? UILabel }.first
    expectEqual(label?.textColor, .red)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    control.selectedSegmentIndex = 0
    expectEqual(label?.textColor, .green)
  }
}
