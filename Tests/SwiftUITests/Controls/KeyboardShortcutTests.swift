import Expectations
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
  private struct Content: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Button("First") { model.note("first") }.keyboardShortcut("n")
        Button("Second") { model.note("second") }.keyboardShortcut("n")
        Button("Shift") { model.note("shift") }.keyboardShortcut("s", modifiers: [.command, .shift])
        VStack {
          Button("Up") { model.note("up") }
          Button("Never") { model.note("never") }
        }
        .keyboardShortcut(.upArrow, modifiers: .control)
        Button("Off") { model.note("off") }.keyboardShortcut("o").disabled(model.isOn)
        Button("Default") { model.note("default") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { model.note("cancel") }.keyboardShortcut(.cancelAction)
        Button("None") { model.note("none") }.keyboardShortcut(nil).keyboardShortcut("x")
      }
    }
  }

  private func entries(_ presses: (Driver) async -> Void, isOn: Bool = false) async -> [String] {
    let model = Model()
    model.isOn = isOn
    let driver = await show(Content(model: model))
    await presses(driver)
    await driver.settle()
    return model.entries
  }

  @Test("a key with its modifier keys performs the action of the first control in document order")
  func firstMatch() async {
    await expectEqual(entries { await $0.press(.character("n"), modifiers: .command) }, ["first"])
    await expectEqual(entries { await $0.press(.character("s"), modifiers: [.command, .shift]) }, ["shift"])
    await expectEqual(entries { await $0.press(.character("n")) }, [])
  }

  @Test("a key of a container is that of each control inside")
  func container() async { await expectEqual(entries { await $0.press(.up, modifiers: .control) }, ["up"]) }

  @Test("a disabled control has no key")
  func disabled() async {
    await expectEqual(entries { await $0.press(.character("o"), modifiers: .command) }, ["off"])
    await expectEqual(entries({ await $0.press(.character("o"), modifiers: .command) }, isOn: true), [])
  }

  @Test("the default action has the return key, the cancel action the escape key")
  func actions() async {
    await expectEqual(entries { await $0.press(.enter) }, ["default"])
    await expectEqual(entries { await $0.press(.escape) }, ["cancel"])
  }

  @Test("no key takes one away")
  func none() async {
    await expectEqual(entries { await $0.press(.character("x"), modifiers: .command) }, [])
  }

  private struct Presenting: View {
    @ObservedObject var model: Model

    var body: some View {
      Button("Below") { model.note("below") }.keyboardShortcut("k")
        .sheet(isPresented: $model.isOn) {
          Button("Above") { model.note("above") }.keyboardShortcut("l")
        }
    }
  }

  @Test("controls behind a sheet have no keys, and those of the sheet have theirs")
  func sheet() async {
    let model = Model()
    let driver = await show(Presenting(model: model))
    model.isOn = true
    await driver.settle()
    await driver.press(.character("k"), modifiers: .command)
    await driver.press(.character("l"), modifiers: .command)
    expectEqual(model.entries, ["above"])
    model.isOn = false
    await driver.settle()
    await driver.press(.character("l"), modifiers: .command)
    await driver.press(.character("k"), modifiers: .command)
    expectEqual(model.entries, ["above", "below"])
  }

  @Test("a page that presents another one has no keys meanwhile")
  func coveredSheet() async {
    struct Nested: View {
      @ObservedObject var model: Model
      var body: some View {
        Text(verbatim: "root").sheet(isPresented: .constant(true)) {
          Button("Save") { model.note("save") }.keyboardShortcut(.defaultAction)
            .sheet(isPresented: $model.isOn) { Text(verbatim: "inner") }
        }
      }
    }
    let model = Model()
    let driver = await show(Nested(model: model))
    model.isOn = true
    await driver.settle()
    #expect(driver.contains("inner"))
    await driver.press(.enter)
    expectEqual(model.entries, [])
  }

  @Test("a key of a toggle switches it")
  func toggle() async {
    struct Content: View {
      @ObservedObject var model: Model
      var body: some View { Toggle("Sound", isOn: $model.isOn).keyboardShortcut("t") }
    }
    let model = Model()
    let driver = await show(Content(model: model))
    await driver.press(.character("t"), modifiers: .command)
    expectEqual(model.isOn, true)
    await driver.press(.character("t"), modifiers: .command)
    expectEqual(model.isOn, false)
  }

  private struct Pushing: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        NavigationLink("Go") { Button("Inner") { model.note("inner") }.keyboardShortcut("p") }
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add") { model.note("add") }.keyboardShortcut("a") }
          }
      }
    }
  }

  @Test("controls in bars have their keys, and those of a covered page don't")
  func pages() async throws {
    let model = Model()
    let driver = await show(Pushing(model: model))
    await driver.press(.character("a"), modifiers: .command)
    try await driver.tap("Go")
    await driver.press(.character("a"), modifiers: .command)
    await driver.press(.character("p"), modifiers: .command)
    expectEqual(model.entries, ["add", "inner"])
  }
}
