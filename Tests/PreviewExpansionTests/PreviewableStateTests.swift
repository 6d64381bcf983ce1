import Expectations
import Testing

@testable import PreviewExpansion

/// The properties of previews with `@Previewable`.
@Suite struct PreviewableStateTests {
  @Test("properties move into a view around the rest of the closure")
  func division() throws {
    let state = try #require(
      PreviewableState(
        """
        ("On {", traits: .sizeThatFitsLayout) {
          @Previewable @State var isOn = true
          Toggle("Sound", isOn: $isOn)
        }
        """))
    expectEqual(state.head, "(\"On {\", traits: .sizeThatFitsLayout) ")
    expectEqual(state.declarations, [" @State var isOn = true"])
    expectEqual(state.body.split(separator: "\n").map(String.init), ["  ", "  Toggle(\"Sound\", isOn: $isOn)"])
    expectEqual(state.expanded(as: "Stateful").arguments, "(\"On {\", traits: .sizeThatFitsLayout) { Stateful() }")
  }

  @Test("a declaration goes on over lines that belong to its value")
  func lines() throws {
    let state = try #require(
      PreviewableState(
        """
        {
          @Previewable
          @State var items = [
            "a",
          ]
          .map { $0 }
          @Previewable @State var text: String =
            "}"
          @Previewable @FocusState var isFocused: Bool; Text(text)
          List(items) { Text($0) }
        }
        """))
    expectEqual(state.declarations.count, 3)
    #expect(state.declarations[0].hasSuffix(".map { $0 }"))
    #expect(state.declarations[1].hasSuffix("\"}\""))
    expectEqual(state.declarations[2], " @FocusState var isFocused: Bool")
    #expect(state.body.contains(" Text(text)"))
    #expect(!state.body.contains(";"))
  }

  @Test("a value goes on over lines with operators, branches and comments")
  func operators() throws {
    let state = try #require(
      PreviewableState(
        """
        {
          @Previewable @State var sum = 1 +
            2
            + 3 // and no more
          @Previewable @State var text = isOn
            ? "a"
            : "b"
          @Previewable @State var list: Array<Int> = // none
            []
          @Previewable @State var name: String?
          Text(text)
        }
        """))
    expectEqual(state.declarations.count, 4)
    #expect(state.declarations[0].contains("+ 3"))
    #expect(state.declarations[1].contains(": \"b\""))
    #expect(state.declarations[2].hasSuffix("[]"))
    #expect(state.declarations[3].hasSuffix("String?"))
    #expect(state.body.contains("Text(text)"))
  }

  @Test("a closure without such properties stays as it is, and words in strings and comments are none")
  func none() {
    #expect(PreviewableState("{ Text(\"@Previewable @State var a = 1\") }") == nil)
    #expect(PreviewableState("{\n// @Previewable @State var a = 1\nText(\"a\") }") == nil)
    #expect(PreviewableState("(\"name\")") == nil)
  }
}
