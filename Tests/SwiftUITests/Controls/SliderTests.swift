import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Sliders")
struct SliderTests {
  private final class Level: ObservableObject {
    @Published var number: Double
    var written: [Double] = []
    var isContinuous: [Bool] = []
    var edits: [Bool] = []

    init(_ number: Double) { self.number = number }

    var binding: Binding<Double> {
      Binding {
        self.number
      } set: { number, transaction in
        self.written.append(number)
        self.isContinuous.append(transaction.isContinuous)
        self.number = number
      }
    }
  }

  private struct Stepped: View {
    @ObservedObject var level: Level
    var step = 1.0

    var body: some View {
      Slider(value: level.binding, in: 0...10, step: step) { level.edits.append($0) }.frame(width: 200)
    }
  }

  private struct First: View {
    @ObservedObject var level: Level

    var body: some View {
      Slider(value: level.binding, in: 0...10, step: 5, onEditingChanged: { level.edits.append($0) }) {
        Text(verbatim: "Level")
      }
      Slider(
        value: level.binding, in: 0...10, minimumValueLabel: Text(verbatim: "low"),
        maximumValueLabel: Text(verbatim: "high")
      ) {
        Text(verbatim: "Ends")
      }
    }
  }

  @Test("the label comes last in the original's first spellings")
  func labelLast() async throws {
    let level = Level(0)
    let showing = await Showing(First(level: level))
    let sliders = showing.views(UISlider.self)
    expectEqual(sliders.map(\.accessibilityLabel), ["Level", "Ends"])
    await drag(sliders[0], to: 5, showing.driver)
    expectEqual(level.number, 5)
    expectEqual(level.edits, [true, false])
    sliders[1].accessibilityIncrement()
    await showing.driver.settle()
    expectEqual(level.number, 6)
    #expect(showing.driver.labels.contains("low") && showing.driver.labels.contains("high"))
  }

  private struct Smooth: View {
    @ObservedObject var level: Level
    var bounds = 0.0...1.0

    var body: some View {
      Slider(value: level.binding, in: bounds) { level.edits.append($0) }.frame(width: 200)
    }
  }

  private func show(_ view: some View) async throws -> (Driver, UISlider) {
    let showing = await Showing(view)
    return (showing.driver, try #require(showing.views(UISlider.self).first))
  }

  /// The middle of the thumb at a value, in the window.
  private func place(of value: Float, on slider: UISlider) -> CGPoint {
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: value)
    return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
  }

  private func drag(_ slider: UISlider, to value: Float, _ driver: Driver) async {
    await driver.drag(from: place(of: slider.value, on: slider), to: place(of: value, on: slider), holds: false)
    await driver.settle()
  }

  @Test("the thumb shows the value")
  func shows() async throws {
    let level = Level(0.25)
    let (driver, slider) = try await show(Smooth(level: level))
    expectEqual(slider.value, 0.25)
    level.number = 0.5
    await driver.settle()
    expectEqual(slider.value, 0.5)
    #expect(level.written.isEmpty)
  }

  @Test("a drag writes the binding")
  func drag() async throws {
    let level = Level(0)
    let (driver, slider) = try await show(Smooth(level: level))
    await drag(slider, to: 0.75, driver)
    #expect(abs(level.number - 0.75) < 0.01)
    expectEqual(Double(slider.value), Double(Float(level.number)))
  }

  @Test("a slider with steps writes each step on its way once")
  func steps() async throws {
    let level = Level(0)
    let (driver, slider) = try await show(Stepped(level: level))
    await drag(slider, to: 4.2, driver)
    expectEqual(level.written, [1, 2, 3, 4])
    expectEqual(slider.value, 4)
  }

  @Test("editing lasts as long as the finger is down")
  func editing() async throws {
    let level = Level(0)
    let (driver, slider) = try await show(Stepped(level: level))
    await drag(slider, to: 5, driver)
    expectEqual(level.edits, [true, false])
  }

  @Test("the changes of a drag are continuous, those of a key are not")
  func transactions() async throws {
    let level = Level(0)
    let (driver, slider) = try await show(Stepped(level: level))
    await drag(slider, to: 2, driver)
    expectEqual(level.isContinuous, [true, true])
    slider.accessibilityIncrement()
    expectEqual(level.isContinuous, [true, true, false])
  }

  @Test("an assistive technology moves the thumb by a step at the least")
  func increment() async throws {
    let level = Level(5)
    let (driver, slider) = try await show(Stepped(level: level, step: 5))
    slider.accessibilityIncrement()
    await driver.settle()
    expectEqual(level.number, 10)
    slider.accessibilityDecrement()
    await driver.settle()
    expectEqual(level.number, 5)
  }

  @Test("a value beyond the bounds is shown at the nearer end, and not written")
  func beyond() async throws {
    let level = Level(7)
    let (_, slider) = try await show(Smooth(level: level, bounds: 2...4))
    expectEqual(slider.value, 4)
    expectEqual(level.number, 7)
    #expect(level.written.isEmpty)
  }

  @Test("a binding that keeps its value has the last word")
  func constant() async throws {
    let (driver, slider) = try await show(Slider(value: .constant(0.5)).frame(width: 200))
    await drag(slider, to: 1, driver)
    expectEqual(slider.value, 0.5)
  }

  @Test("a disabled slider changes nothing")
  func disabled() async throws {
    let level = Level(0)
    let (driver, slider) = try await show(Smooth(level: level).disabled(true))
    await drag(slider, to: 1, driver)
    expectEqual(level.number, 0)
    #expect(level.edits.isEmpty)
  }

  @Test("the views of the ends stand beside the slider, and the label names it")
  func labels() async throws {
    let (driver, slider) = try await show(
      Slider(value: .constant(0.5)) {
        Text(verbatim: "Volume")
      } minimumValueLabel: {
        Text(verbatim: "low")
      } maximumValueLabel: {
        Text(verbatim: "high")
      })
    let frame = slider.convert(slider.bounds, to: nil)
    #expect(try driver.frame(of: "low").maxX <= frame.minX)
    #expect(try driver.frame(of: "high").minX >= frame.maxX)
    #expect(!driver.labels.contains("Volume"))
    expectEqual(slider.accessibilityLabel, "Volume")
  }
}
