import Expectations
import Foundation
import Testing

@testable import PreviewExpansion

/// The expansion of properties with `@Entry`.
@Suite struct EntryDeclarationTests {
  private func key(_ source: String, in context: String = "extension EnvironmentValues {}") -> String? {
    EntryDeclaration(source, in: context)?.expanded(.peer)
  }

  @Test("a property becomes a computed one over its key")
  func accessor() {
    let entry = EntryDeclaration("@Entry var caption: String = \"none\"", in: "extension EnvironmentValues {}")
    expectEqual(
      entry?.expanded(.accessor),
      "{\n  get { self[__Key_caption.self] }\n  set { self[__Key_caption.self] = newValue }\n}")
  }

  @Test("the key has the type and the initial value of the property")
  func value() {
    expectEqual(
      key("/// The caption = text: x\n@Entry public var caption: String = \"a = b: c\""),
      """
      private struct __Key_caption: EnvironmentKey {
        typealias Value = String
        static var defaultValue: Value {
          "a = b: c"
        }
      }
      """)
    #expect(key("@Entry var map: [String: Int] = [:]")?.contains("typealias Value = [String: Int]\n") == true)
    #expect(
      key("@Entry var action: (_ a: Int) -> Void = { _ in }")?.contains("typealias Value = (_ a: Int) -> Void\n")
        == true)
    #expect(key("@Entry var `default`: Int = 1")?.hasPrefix("private struct __Key_default: ") == true)
  }

  @Test("an optional without an initial value is nil, and a property without a type has that of its value")
  func defaults() {
    #expect(key("@Entry var name: String?")?.contains("{\n    nil\n  }") == true)
    #expect(
      key("@Entry var model = Model()")?.contains("nonisolated(unsafe) static let defaultValue = Model()") == true)
    for (value, type) in [("3", "Int"), ("0.5", "Double"), ("true", "Bool"), ("\"a\"", "String")] {
      #expect(key("@Entry var a = \(value)")?.contains("typealias Value = \(type)\n") == true)
    }
  }

  @Test("the kind of the key is that of the values, and other declarations have none")
  func kinds() {
    #expect(
      key("@Entry var a = 1", in: "public extension SwiftUI.Transaction {}")?.contains(": TransactionKey {") == true)
    #expect(key("@Entry var a = 1", in: "extension Other {}") == nil)
    #expect(key("@Entry func a() {}") == nil)
  }

  @Test("the compiler's message has the declaration and the extension around it")
  func message() throws {
    let text = #"""
      {"expandAttachedMacro":{"discriminator":"$s1A","macro":{"moduleName":"PreviewMacros","name":"Entry","typeName":"Entry"},
      "macroRole":"peer","attributeSyntax":{"kind":"attribute","source":"@Entry"},
      "declSyntax":{"kind":"declaration","source":"@Entry var count: Int = 3"},
      "lexicalContext":[{"kind":"declaration","source":"extension EnvironmentValues {}"}]}}
      """#
    let message = try JSONDecoder().decode(CompilerMessage.self, from: Data(text.utf8))
    let entry = try #require(EntryDeclaration("@Entry var count: Int = 3", in: "extension EnvironmentValues {}"))
    expectEqual(message, .entry(entry, .peer))
    expectEqual(message.reply, .expansion(entry.expanded(.peer)))
  }
}
