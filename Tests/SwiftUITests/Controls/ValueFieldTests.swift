import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Fields for values")
struct ValueFieldTests {
  @MainActor final class Handle {
    var setAge: (Int) -> Void = { _ in }
    var editing: [Bool] = []
  }

  private static let locale = Locale(identifier: "en_US")

  private struct Form: View {
    let handle: Handle
    @State private var age = 1234
    @State private var height: Double? = 1.5
    @State private var submitted = 0

    var body: some View {
      let _ = handle.setAge = { age = $0 }
      VStack {
        TextField("Age", value: $age, format: .number.locale(ValueFieldTests.locale))
          .onSubmit { submitted += 1 }
        TextField(
          "Height" as String, value: $height, format: .number.locale(ValueFieldTests.locale),
          prompt: Text(verbatim: "How high?"))
        Text(verbatim: "age \(age), height \(height.map { "\($0)" } ?? "none"), submitted \(submitted)")
      }
    }
  }

  private struct FormatterForm: View {
    let handle: Handle
    @State private var age = 1234
    @State private var count: Int? = 5

    private static var formatter: NumberFormatter {
      let formatter = NumberFormatter()
      formatter.locale = ValueFieldTests.locale
      formatter.numberStyle = .decimal
      return formatter
    }

    var body: some View {
      VStack {
        TextField("Age", value: $age, formatter: Self.formatter, onEditingChanged: { handle.editing.append($0) })
        TextField("Count" as String, value: $count, formatter: Self.formatter)
        Text(verbatim: "age \(age), count \(count.map { "\($0)" } ?? "none")")
      }
    }
  }

  private struct LabelForm: View {
    @State private var age = 7
    @State private var text = ""
    @State private var secret = ""

    var body: some View {
      VStack {
        TextField(value: $age, format: .number) { Text(verbatim: "Age") }
        TextField(text: $text) { Label("Name", systemImage: "person") }
        TextField(text: $text, prompt: Text(verbatim: "Nickname"), axis: .vertical) { Text(verbatim: "Name") }
        SecureField(text: $secret) { Text(verbatim: "Secret") }
      }
    }
  }

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view))
    await driver.settle()
    return driver
  }

  /// The texts on screen. A field and the text inside it count once.
  private func texts(_ driver: Driver) -> [String] {
    driver.labels.reduce(into: []) { texts, label in if texts.last != label { texts.append(label) } }
  }

  /// Replaces the text of the field that shows a text.
  private func replace(_ text: String, by new: String, in driver: Driver) async throws {
    try await driver.tap(.text(text))
    await driver.settle()
    for _ in text { await driver.press(.backspace) }
    for character in new { await driver.press(.character(character)) }
    await driver.settle()
  }

  @Test("the value is shown as the style formats it")
  func formatting() async {
    let driver = await show(Form(handle: Handle()))
    expectEqual(texts(driver), ["1,234", "1.5", "age 1234, height 1.5, submitted 0"])
  }

  @Test("valid input writes the binding while the text stays as it is typed, and is formatted at the end of editing")
  func validInput() async throws {
    let driver = await show(Form(handle: Handle()))
    try await replace("1,234", by: "5678", in: driver)
    expectEqual(texts(driver), ["5678", "1.5", "age 5678, height 1.5, submitted 0"])
    await driver.press(.enter)
    await driver.settle()
    expectEqual(texts(driver), ["5,678", "1.5", "age 5678, height 1.5, submitted 1"])
  }

  @Test("a text that cannot be parsed returns to the last value at the end of editing")
  func invalidInput() async throws {
    let driver = await show(Form(handle: Handle()))
    try await replace("1,234", by: "x", in: driver)
    expectEqual(driver.labels.first, "x")
    await driver.press(.enter)
    await driver.settle()
    // The deletions passed by 1,23 and 1,2 to 1.
    expectEqual(texts(driver), ["1", "1.5", "age 1, height 1.5, submitted 1"])
  }

  @Test("an optional value is nil while its text is empty or cannot be parsed")
  func optionalValue() async throws {
    let driver = await show(Form(handle: Handle()))
    try await replace("1.5", by: "", in: driver)
    expectEqual(driver.labels.last, "age 1234, height none, submitted 0")
    #expect(driver.contains("How high?"))
    await driver.press(.character("2"))
    await driver.settle()
    expectEqual(driver.labels.last, "age 1234, height 2.0, submitted 0")
  }

  @Test("a value that is set from outside is shown, also during editing")
  func outside() async throws {
    let handle = Handle()
    let driver = await show(Form(handle: handle))
    try await replace("1,234", by: "12", in: driver)
    handle.setAge(4321)
    await driver.settle()
    expectEqual(driver.labels.first, "4,321")
  }

  @Test("a formatter formats and parses; an empty text sets an optional value to nil, and others without a value none")
  func formatter() async throws {
    let handle = Handle()
    let driver = await show(FormatterForm(handle: handle))
    expectEqual(texts(driver), ["1,234", "5", "age 1234, count 5"])
    try await replace("1,234", by: "77", in: driver)
    expectEqual(driver.labels.last, "age 77, count 5")
    expectEqual(handle.editing, [true])
    try await replace("5", by: "", in: driver)
    expectEqual(handle.editing, [true, false])
    expectEqual(driver.labels.last, "age 77, count none")
    await driver.press(.character("x"))
    await driver.press(.enter)
    await driver.settle()
    expectEqual(driver.labels.first, "77")
    expectEqual(driver.labels.last, "age 77, count none")
    #expect(!driver.contains("x"))
  }

  @Test("a label that is a view names the field and is shown while it is empty, unless there is a prompt")
  func labels() async {
    let driver = await show(LabelForm())
    #expect(driver.labels.contains("7"))
    #expect(driver.contains("Name"))
    #expect(driver.contains("Nickname"))
    #expect(driver.contains("Secret"))
  }
}
