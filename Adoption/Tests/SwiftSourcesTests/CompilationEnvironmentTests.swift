import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftSources

/// The conditions of `#if`, with what each part of Adoption once answered by itself.
@Suite struct CompilationEnvironmentTests {
  static let iOS = CompilationEnvironment(CompilationSettings(conditions: ["GARDEN"])) {
    ["UIKit", "Kit"].contains($0)
  }
  static let linux = CompilationEnvironment(system: "Linux", CompilationSettings(languageMode: "6")) { $0 == "Glibc" }

  static func condition(_ text: String) throws -> ExprSyntax {
    let file = Parser.parse(source: "#if \(text)\n#endif")
    let clause = file.statements.first?.item.as(IfConfigDeclSyntax.self)?.clauses.first
    return try #require(clause?.condition)
  }

  /// A condition, its value on iOS and on Linux, and for the translation, which leaves the rest to the compiler.
  static let table: [(String, Bool?, Bool?, Bool?)] = [
    ("os(iOS)", true, false, true),
    ("os(Linux)", false, true, false),
    ("os(macOS) || os(OSX)", false, false, false),
    ("!os(macOS)", true, true, true),
    ("targetEnvironment(simulator)", true, false, true),
    ("targetEnvironment(macCatalyst)", false, false, false),
    ("DEBUG", true, true, nil),
    ("GARDEN", true, false, nil),
    ("canImport(UIKit)", true, false, nil),
    ("canImport(Kit.Part)", true, false, nil),
    ("canImport(Kit, _version: 2.1)", true, false, nil),
    ("canImport(Glibc)", false, true, nil),
    ("swift(>=5.9)", true, true, nil),
    ("swift(>=6)", false, true, nil),
    ("swift(<4.2)", false, false, nil),
    ("compiler(>=5.7.1)", true, true, nil),
    ("compiler(<6)", false, false, nil),
    ("true", true, true, true),
    ("false", false, false, false),
    ("os(iOS) && DEBUG", true, false, nil),
    ("os(macOS) && DEBUG", false, false, false),
    ("os(iOS) || DEBUG", true, true, true),
    ("false || true && false", false, false, false),
    ("(false || true) && !(false)", true, true, true),
    ("GARDEN && os(iOS) || os(Linux) && !GARDEN", true, true, nil),
    ("os(iOS) /* a phone */ && GARDEN // and a garden", true, false, nil),
    ("(os(iOS) || os(macOS)) && !targetEnvironment(macCatalyst)", true, false, true),
    ("_runtime(_ObjC)", false, false, false),
    ("_endian(little)", true, true, true),
    ("hasFeature(Embedded)", nil, nil, nil),
    ("hasAttribute(retroactive) || true", true, true, true),
  ]

  @Test("a condition has the value of its environment", arguments: table.indices)
  func values(index: Int) throws {
    let (text, iOS, linux, translation) = Self.table[index]
    let condition = try Self.condition(text)
    #expect(Self.iOS.value(of: condition) == iOS, "\(text) on iOS")
    #expect(Self.linux.value(of: condition) == linux, "\(text) on Linux")
    #expect(CompilationEnvironment.translation.value(of: condition) == translation, "\(text) for the translation")
  }

  @Test("a file of several targets has the conditions of all, and the latest mode")
  func merging() {
    var settings = CompilationSettings(conditions: ["A"], languageMode: "5")
    settings.merge(CompilationSettings(conditions: ["B"], languageMode: "6"))
    settings.merge(CompilationSettings(languageMode: "4.2"))
    #expect(settings == CompilationSettings(conditions: ["A", "B"], languageMode: "6"))
  }

  @Test("the processor is that of this machine")
  func processor() throws {
    let values = try ["arm64", "x86_64"].map { Self.iOS.value(of: try Self.condition("arch(\($0))")) }
    #expect(values.count { $0 == true } == 1)
    #expect(CompilationEnvironment.translation.value(of: try Self.condition("arch(arm64)")) == nil)
  }

  @Test("the first clause that holds is compiled; without one, nothing is")
  func clauses() throws {
    func clause(_ text: String) throws -> String? {
      let node = try #require(Parser.parse(source: text).statements.first?.item.as(IfConfigDeclSyntax.self))
      return Self.iOS.clause(of: node)?.elements?.trimmedDescription
    }
    #expect(try clause("#if os(macOS)\na()\n#elseif GARDEN\nb()\n#elseif DEBUG\nc()\n#else\nd()\n#endif") == "b()")
    #expect(try clause("#if os(macOS)\na()\n#else\nd()\n#endif") == "d()")
    #expect(try clause("#if os(macOS)\na()\n#endif") == nil)
    #expect(try clause("#if hasFeature(Unheard)\na()\n#else\nd()\n#endif") == "d()")
  }
}
