import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UISliderTests {
  private final class Record { var events: [String] = [] }

  /// A slider, 200 points wide, whose thumb moves by 168 points from x = 16 to x = 184.
  private func makeSlider(on screen: InputScene) -> (UISlider, Record) {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = 0.5
    let record = Record()
    slider.addAction(
      UIAction { [unowned slider] _ in record.events.append(slider.accessibilityValue ?? "") }, for: .valueChanged)
    slider.addAction(UIAction { _ in record.events.append("up") }, for: .touchUpInside)
    screen.window.addSubview(slider)
    screen.layOut()
    return (slider, record)
  }

  @Test("the value of a slider stays in its range, whose ends move each other")
  func range() {
    let slider = UISlider()
    expectEqual(slider.value, 0)
    slider.value = 2
    expectEqual(slider.value, 1)
    slider.minimumValue = 5
    expectEqual(slider.maximumValue, 5)
    expectEqual(slider.value, 5)
    slider.maximumValue = 10
    slider.value = 7
    slider.value = .nan
    expectEqual(slider.value, 5)
    slider.maximumValue = 3
    expectEqual(slider.minimumValue, 3)
    expectEqual(slider.value, 3)
  }

  @Test("a drag of the thumb sends valueChanged at each change, a programmatic change does not")
  func drag() {
    let screen = InputScene()
    let (slider, record) = makeSlider(on: screen)
    slider.value = 0.5
    slider.setValue(0.5, animated: true)
    expectEqual(record.events, [])
    screen.touch(.began, 100, 15)
    screen.touch(.moved, 142, 15)
    expectEqual(slider.value, 0.75)
    expectEqual(record.events, ["75%"])
    screen.touch(.moved, 400, 15)
    screen.touch(.moved, 184, 15)
    screen.touch(.ended, 184, 15)
    expectEqual(slider.value, 1)
    expectEqual(record.events, ["75%", "100%", "up"])
  }

  @Test("a slider that is not continuous sends valueChanged once, at the end of the drag")
  func atTheEnd() {
    let screen = InputScene()
    let (slider, record) = makeSlider(on: screen)
    slider.isContinuous = false
    screen.touch(.began, 100, 15)
    screen.touch(.moved, 142, 15)
    screen.touch(.moved, 121, 15)
    expectEqual(record.events, [])
    screen.touch(.ended, 121, 15)
    expectEqual(record.events, ["63%", "up"])
  }

  @Test("a touch beside the thumb has no effect")
  func besideTheThumb() {
    let screen = InputScene()
    let (slider, record) = makeSlider(on: screen)
    screen.tap(184, 15)
    expectEqual(slider.value, 0.5)
    expectEqual(record.events, [])
  }

  @Test("the left and right arrow keys change the value by a tenth of the range")
  func keys() {
    let screen = InputScene()
    let (_, record) = makeSlider(on: screen)
    screen.press(.down)
    screen.press(.right)
    screen.press(.left)
    screen.press(.left)
    expectEqual(record.events, ["60%", "50%", "40%"])
  }

  @Test("from right to left the lowest value is at the right, and the left arrow key increases the value")
  func rightToLeft() {
    let screen = InputScene(layoutDirection: .rightToLeft)
    let (slider, record) = makeSlider(on: screen)
    let track = slider.trackRect(forBounds: slider.bounds)
    expectEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).midX, 184)
    screen.press(.down)
    screen.press(.left)
    expectEqual(record.events, ["60%"])
    screen.touch(.began, 83, 15)
    screen.touch(.moved, 41, 15)
    expectEqual(slider.accessibilityValue, "85%")
  }

  @Test("a drag of the thumb does not begin the pan of an enclosing view")
  func pan() {
    let screen = InputScene()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    parent.addGestureRecognizer(UIPanGestureRecognizer { _ in Issue.record("The enclosing view was panned.") })
    let (slider, _) = makeSlider(on: screen)
    parent.addSubview(slider)
    screen.window.addSubview(parent)
    screen.layOut()
    screen.touch(.began, 100, 15)
    screen.touch(.moved, 142, 15)
    screen.touch(.ended, 142, 15)
    expectEqual(slider.value, 0.75)
  }

  @Test("the track lies between the images of the ends")
  func images() {
    let screen = InputScene()
    let (slider, _) = makeSlider(on: screen)
    expectEqual(slider.trackRect(forBounds: slider.bounds), CGRect(x: 2, y: 13.5, width: 196, height: 4))
    slider.minimumValueImage = UIImage(systemName: "minus")
    let image = slider.minimumValueImageRect(forBounds: slider.bounds)
    expectEqual(image.minX, 0)
    #expect(image.width > 0)
    expectEqual(slider.trackRect(forBounds: slider.bounds).minX, image.maxX + 8)
    expectEqual(slider.maximumValueImageRect(forBounds: slider.bounds), .zero)
  }

  @Test("a state without an image of its own has that of the normal state")
  func stateImages() {
    let slider = UISlider()
    let (normal, disabled) = (UIImage(systemName: "plus"), UIImage(systemName: "minus"))
    #expect(slider.currentThumbImage == nil)
    slider.setThumbImage(normal, for: .normal)
    slider.setThumbImage(disabled, for: .disabled)
    expectEqual(slider.currentThumbImage, normal)
    #expect(slider.thumbImage(for: .highlighted) == nil)
    slider.isHighlighted = true
    expectEqual(slider.currentThumbImage, normal)
    slider.isHighlighted = false
    slider.isEnabled = false
    expectEqual(slider.currentThumbImage, disabled)
  }

  @Test("in a terminal a slider is a row of characters with a disc as its thumb")
  func terminal() {
    let screen = InputScene(size: CGSize(width: 88, height: 32), pointGrid: CGSize(width: 8, height: 16))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 88, height: 16))
    screen.window.addSubview(slider)
    expectEqual(slider.intrinsicContentSize.height, 16)
    slider.value = 0.5
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), "━━━━━●─────")
    slider.value = 0
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), "●──────────")
    slider.value = 1
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), "━━━━━━━━━━●")
  }

  @Test("a slider is adjustable, its value is a percentage of its range")
  func semantics() throws {
    let slider = UISlider()
    slider.maximumValue = 20
    slider.value = 5
    let semantics = try #require(slider.makeSemantics())
    expectEqual(semantics.role, .adjustable)
    expectEqual(semantics.value, "25%")
    expectEqual(semantics.range, Semantics.Range(5, in: 0...20, step: 2))
    slider.isEnabled = false
    expectEqual(slider.makeSemantics()?.actions, [])
  }
}
