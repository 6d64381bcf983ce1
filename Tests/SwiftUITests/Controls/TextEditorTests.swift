import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Text editors")
struct TextEditorTests {
  private final class Note: ObservableObject {
    @Published var text = "Dear"
    var setFocus: (Bool) -> Void = { _ in }
  }

  private struct Page: View {
    @ObservedObject var note: Note
    @FocusState private var isFocused: Bool

    var body: some View {
      let _ = note.setFocus = { isFocused = $0 }
      VStack {
        TextEditor(text: $note.text).focused($isFocused)
        Text(verbatim: isFocused ? "editing" : "reading")
      }
    }
  }

  private func show(_ view: some View) async throws -> (Driver, UITextView) {
    let showing = await Showing(view)
    return (showing.driver, try #require(showing.views(UITextView.self).first))
  }

  @Test("the editor shows the binding, also when it is set from outside")
  func shows() async throws {
    let note = Note()
    let (driver, view) = try await show(Page(note: note))
    expectEqual(view.text, "Dear")
    note.text = "Hello"
    await driver.settle()
    expectEqual(view.text, "Hello")
  }

  @Test("each edit writes the binding")
  func edits() async throws {
    let note = Note()
    let (driver, view) = try await show(Page(note: note))
    note.setFocus(true)
    await driver.settle()
    view.selectedRange = NSRange(location: 4, length: 0)
    await driver.type("est")
    await driver.settle()
    expectEqual(note.text, "Dearest")
  }

  @Test("a state of focus moves the focus to the editor, and takes it away")
  func focus() async throws {
    let note = Note()
    let (driver, view) = try await show(Page(note: note))
    #expect(driver.contains("reading"))
    note.setFocus(true)
    await driver.settle()
    #expect(view.isFirstResponder)
    #expect(driver.contains("editing"))
    note.setFocus(false)
    await driver.settle()
    #expect(!view.isFirstResponder)
    #expect(driver.contains("reading"))
  }

  @Test("the editor takes the place that is left")
  func size() async throws {
    let (_, view) = try await show(TextEditor(text: .constant("")).frame(width: 200, height: 160))
    expectEqual(view.bounds.size, CGSize(width: 200, height: 160))
  }

  @Test("a disabled editor cannot be edited")
  func disabled() async throws {
    let (_, view) = try await show(TextEditor(text: .constant("")).disabled(true))
    #expect(!view.isEditable)
  }
}
