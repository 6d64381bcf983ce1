import Expectations
import Testing

@testable import PreviewExpansion

/// The declaration that `#Preview` becomes.
@Suite struct PreviewExpressionTests {
  private func expression(_ source: String, line: Int = 1) -> PreviewExpression {
    PreviewExpression(source: source, fileID: "Stand/FruitView.swift", line: line, discriminator: "$s5StandfMf_")
  }

  @Test("a preview of a translated file has the name of the original's")
  func translated() throws {
    func expanded(_ file: String, in folder: String) throws -> String {
      try #require(
        PreviewExpression(
          source: "#Preview { Text(\"x\") }", fileID: "Stand/\(file)", path: "\(folder)/\(file)", line: 1,
          discriminator: "$s5StandfMf_"
        ).expanded)
    }
    #expect(try expanded("_Pear.swift", in: "/a/outputs/Stand/destination/PergolaSources").contains("{ \"Pear\" }"))
    #expect(try expanded("_Pear.swift", in: "/a/Sources").contains("{ \"_Pear\" }"))
    #expect(try expanded("main.swift", in: "/a/outputs/Stand/destination/PergolaSources").contains("{ \"main\" }"))
  }

  @Test("a preview becomes a source of previews with a unique name, its file, its line and its arguments")
  func expansion() {
    expectEqual(
      expression(#"#Preview("Pear", traits: .defaultLayout) { Text("x") }"#, line: 7).expanded,
      #"""
      @MainActor struct $s5StandfMf_7PreviewfMu_: _PreviewSource {
        static var _sourceName: String { "FruitView" }
        static var _line: Int { 7 }
        static var _previews: [_DeclaredPreview] { [_DeclaredPreview("Pear", traits: .defaultLayout) { Text("x") }] }
      }
      """#)
  }

  @Test("a preview without arguments keeps its closure")
  func closureOnly() throws {
    let expanded = try #require(expression("\n\n#Preview {\n  Text(verbatim: \"x\")\n}").expanded)
    #expect(expanded.contains("[_DeclaredPreview {\n  Text(verbatim: \"x\")\n}]"))
  }

  @Test("the line is that of the preview, after what stands before it")
  func line() throws {
    let expanded = try #require(
      expression("\n// A comment.\n@available(iOS 17, *)\n#Preview { Text(\"x\") }", line: 3).expanded)
    #expect(expanded.contains("_line: Int { 6 }"))
  }

  @Test(
    "comments and attributes before the preview are left out, also with the word in them",
    arguments: [
      "// #Preview(\"old\")\n", "/* #Preview /* #Preview */ #Preview */ ",
      "@available(*, deprecated, message: \"#Preview\") ",
      "@available(*, deprecated, message: \"\\\"#Preview\") ",
    ])
  func leading(text: String) throws {
    let expanded = try #require(expression(text + "#Preview(\"new\") { Text(\"x\") }").expanded)
    #expect(expanded.contains("[_DeclaredPreview(\"new\") { Text(\"x\") }]"))
  }

  @Test("text without a preview has no expansion", arguments: ["", "// #Preview", "\"#Preview", "/* #Preview"])
  func nothing(text: String) {
    #expect(expression(text).expanded == nil)
  }
}
