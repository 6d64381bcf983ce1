import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Text fields that grow")
struct GrowingFieldTests {
  private final class Note: ObservableObject {
    @Published var text = ""
    var editing: [Bool] = []
  }

  private struct Page: View {
    @ObservedObject var note: Note
    var limit: ClosedRange<Int>?

    var body: some View {
      VStack(spacing: 0) {
        field
        Text(verbatim: "below")
      }
    }

    @ViewBuilder private var field: some View {
      let field = TextField("Note", text: $note.text, axis: .vertical)
      if let limit { field.lineLimit(limit) } else { field }
    }
  }

  private func show(_ note: Note, limit: ClosedRange<Int>? = nil) async throws -> (Driver, UITextView) {
    let showing = await Showing(Page(note: note, limit: limit))
    return (showing.driver, try #require(showing.views(UITextView.self).first))
  }

  @Test("the field grows with its lines")
  func grows() async throws {
    let note = Note()
    let (driver, view) = try await show(note)
    let line = view.bounds.height
    #expect(line > 0)
    note.text = "one\ntwo\nthree"
    await driver.settle()
    expectEqual(view.bounds.height, 3 * line)
    try expectEqual(driver.frame(of: "below").minY, view.convert(view.bounds, to: nil).maxY)
    note.text = "one"
    await driver.settle()
    expectEqual(view.bounds.height, line)
  }

  @Test("the field stays within the limits of its lines")
  func limits() async throws {
    let note = Note()
    let (driver, view) = try await show(note, limit: 2...3)
    let least = view.bounds.height
    note.text = "1\n2\n3\n4\n5"
    await driver.settle()
    expectEqual(view.bounds.height, least / 2 * 3)
  }

  @Test("a long line is broken at the field's width")
  func wraps() async throws {
    let note = Note()
    let (driver, view) = try await show(note)
    let line = view.bounds.height
    note.text = Array(repeating: "words", count: 60).joined(separator: " ")
    await driver.settle()
    #expect(view.bounds.height > line)
  }

  @Test("each edit writes the binding, and the return key begins a new line")
  func typing() async throws {
    let note = Note()
    let (driver, _) = try await show(note)
    try await driver.type("one", into: "Note")
    expectEqual(note.text, "one")
    await driver.press(.enter)
    await driver.settle()
    expectEqual(note.text, "one\n")
  }

  @Test("while the field is empty, it shows its title")
  func placeholder() async throws {
    let note = Note()
    let (driver, _) = try await show(note)
    #expect(driver.text.contains("Note"))
    note.text = "x"
    await driver.settle()
    #expect(!driver.text.contains("Note"))
  }
}
