import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIStepperTests {
  private final class Record { var values: [Double] = [] }

  private func makeStepper(on screen: InputScene) -> (UIStepper, Record) {
    let stepper = UIStepper(frame: .zero)
    let record = Record()
    stepper.addAction(UIAction { [unowned stepper] _ in record.values.append(stepper.value) }, for: .valueChanged)
    screen.window.addSubview(stepper)
    screen.layOut()
    return (stepper, record)
  }

  @Test("a stepper is 94 by 32 points whatever frame it is given")
  func size() {
    let stepper = UIStepper(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    expectEqual(stepper.frame, CGRect(x: 10, y: 20, width: 94, height: 32))
    stepper.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    expectEqual(stepper.bounds.size, CGSize(width: 94, height: 32))
  }

  @Test("a tap on the plus increases the value by a step, one on the minus decreases it")
  func tap() {
    let screen = InputScene()
    let (stepper, record) = makeStepper(on: screen)
    stepper.stepValue = 5
    stepper.value = 10
    expectEqual(record.values, [])
    screen.tap(70, 16)
    screen.tap(20, 16)
    screen.tap(20, 16)
    expectEqual(record.values, [15, 10, 5])
  }

  @Test("at an end of the range a step has no effect and sends nothing")
  func ends() {
    let screen = InputScene()
    let (stepper, record) = makeStepper(on: screen)
    screen.tap(20, 16)
    expectEqual(record.values, [])
    stepper.maximumValue = 1
    screen.tap(70, 16)
    screen.tap(70, 16)
    expectEqual(record.values, [1])
  }

  @Test("a stepper that wraps goes from one end of the range to the other")
  func wraps() {
    let screen = InputScene()
    let (stepper, record) = makeStepper(on: screen)
    stepper.wraps = true
    screen.tap(20, 16)
    screen.tap(70, 16)
    expectEqual(record.values, [100, 0])
  }

  @Test("a touch that is held changes the value again and again")
  func autorepeat() {
    let screen = InputScene()
    let (_, record) = makeStepper(on: screen)
    screen.touch(.began, 70, 16)
    expectEqual(record.values, [])
    screen.advance(by: 0.55)
    expectEqual(record.values, [1])
    screen.advance(by: 0.1)
    expectEqual(record.values, [1, 2])
    screen.touch(.ended, 70, 16)
    screen.advance(by: 1)
    expectEqual(record.values, [1, 2])
  }

  @Test("a stepper without autorepeat changes the value once, at the end of the touch")
  func once() {
    let screen = InputScene()
    let (stepper, record) = makeStepper(on: screen)
    stepper.autorepeat = false
    screen.touch(.began, 70, 16)
    screen.advance(by: 2)
    expectEqual(record.values, [])
    screen.touch(.ended, 70, 16)
    expectEqual(record.values, [1])
  }

  @Test("a stepper that is not continuous sends valueChanged at the end of the touch")
  func notContinuous() {
    let screen = InputScene()
    let (stepper, record) = makeStepper(on: screen)
    stepper.isContinuous = false
    screen.touch(.began, 70, 16)
    screen.advance(by: 0.65)
    expectEqual(stepper.value, 2)
    expectEqual(record.values, [])
    screen.touch(.ended, 70, 16)
    expectEqual(record.values, [2])
  }

  @Test("the left and right arrow keys change the value")
  func keys() {
    let screen = InputScene()
    let (_, record) = makeStepper(on: screen)
    screen.press(.down)
    screen.press(.right)
    screen.press(.right)
    screen.press(.left)
    expectEqual(record.values, [1, 2, 1])
  }

  @Test("from right to left the plus is at the left")
  func rightToLeft() {
    let screen = InputScene(layoutDirection: .rightToLeft)
    let (_, record) = makeStepper(on: screen)
    screen.tap(20, 16)
    expectEqual(record.values, [1])
    screen.press(.down)
    screen.press(.left)
    expectEqual(record.values, [1, 2])
  }

  @Test("a step value of 0 is an exception")
  func noStep() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStepper().stepValue = 0 }
    }
    #expect(words(of: result).contains("Invalid step value 0.0 of a UIStepper"))
  }

  @Test("a minimum value that is not less than the maximum value is an exception")
  func emptyRange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStepper().minimumValue = 100 }
    }
    #expect(words(of: result).contains("Invalid range of a UIStepper"))
  }

  @Test("a stepper is adjustable, with its range and its step")
  func semantics() throws {
    let stepper = UIStepper()
    stepper.value = 3
    let semantics = try #require(stepper.makeSemantics())
    expectEqual(semantics.role, .adjustable)
    expectEqual(semantics.value, "3")
    expectEqual(semantics.range, Semantics.Range(3, in: 0...100, step: 1))
    stepper.stepValue = 0.5
    stepper.value = 2.5
    expectEqual(stepper.accessibilityValue, "2.5")
  }
}
