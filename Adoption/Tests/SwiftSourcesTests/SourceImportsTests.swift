import Testing

@testable import SwiftSources

@Suite struct SourceImportsTests {
  let environment = CompilationEnvironment(CompilationSettings(conditions: ["GARDEN"])) { $0 == "UIKit" }

  func lines(_ text: String) -> [String: Int] { SourceImports(text, in: environment).lines }

  @Test("imports of every form are read, each with its first line")
  func forms() {
    #expect(lines("import A; import B") == ["A": 1, "B": 1])
    #expect(lines("\n\nimport A\nimport A.Part") == ["A": 3])
    #expect(lines("@testable import A\n@preconcurrency\nimport B\nimport struct C.Plot") == ["A": 1, "B": 3, "C": 4])
    #expect(lines("private import `A`\n@_exported public import B") == ["A": 1, "B": 2])
    #expect(lines("// Gärten 🌱\nimport A") == ["A": 2])
  }

  @Test("UIKit shows UserNotifications to sources that name its types")
  func notifications() {
    #expect(
      lines("import A\nimport UIKit\nlet center = UNUserNotificationCenter.current()")
        == ["A": 1, "UIKit": 2, "UserNotifications": 2])
    #expect(lines("import UIKit\nlet a = 1") == ["UIKit": 1])
    #expect(lines("import A\nlet center = UNUserNotificationCenter.current()") == ["A": 1])
  }

  @Test("comments and texts are no imports")
  func texts() {
    #expect(lines("// import A\n/* import B\n/* import C */\nimport D */ import E") == ["E": 4])
    #expect(lines("let text = \"\"\"\n  import A\n  #if false\n  \"\"\"\nimport B") == ["B": 5])
  }

  @Test("imports in the parts of a condition that are not compiled are left out")
  func conditions() {
    #expect(lines("#if os(macOS)\nimport AppKit\n#elseif GARDEN\nimport A\n#else\nimport B\n#endif") == ["A": 4])
    #expect(lines("#if canImport(UIKit) // a phone\nimport UIKit\n#endif") == ["UIKit": 2])
    #expect(lines("#if DEBUG\n#if os(Linux)\nimport A\n#endif\nimport B\n#endif\nimport C") == ["B": 5, "C": 7])
  }

  @Test("a source that does not end, or is no Swift, has the imports that can be read")
  func unfinished() {
    #expect(lines("import A\n#if os(iOS)\nimport B") == ["A": 1, "B": 3])
    #expect(lines("") == [:])
    #expect(lines("import") == [:])
    #expect(lines("%%% ###\nimport A")["A"] == 2)
  }
}
