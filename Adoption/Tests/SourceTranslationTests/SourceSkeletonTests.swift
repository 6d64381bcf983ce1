import Foundation
import Testing

@testable import SourceTranslation

@Suite struct SourceSkeletonTests {
  @Test("bodies without anything to translate are blank, and lines and offsets stay")
  func bodies() {
    let text = "class A {\n  func a(_ f: () -> Int = { 1 }) {\n    print(\"}\\(f())\") // }\n  }\n  var b: Int { 3 }\n}"
    let skeleton =
      "class A {\n  func a(_ f: () -> Int = { 1 }) {\n                         \n  }\n  var b: Int {   }\n}"
    #expect(SourceSkeleton(of: text).text == skeleton)
  }

  @Test(
    "bodies with something to translate stay",
    arguments: [
      "func a() { b(#selector(c)) }", "func a() { b?.c?(d) }", "func a() { Bundle.main }",
      "func a() { @objc func b() {} }",
      "func a() { NSLocalizedString(\"a\", comment: \"\") }", "func a() { b(bundle: .main) }",
    ])
  func translated(text: String) {
    #expect(SourceSkeleton(of: text).text == nil)
  }

  @Test("accessors stay, and their bodies are blank")
  func accessors() {
    let text = "var a: Int { get { b } set { c = newValue } }; var d = 3 { didSet { e() } }"
    #expect(
      SourceSkeleton(of: text).text == "var a: Int { get {   } set {              } }; var d = 3 { didSet {     } }")
  }

  @Test("strings of all kinds end where they end")
  func strings() {
    let text = #"let z = "{"; func a() { b("{", """ "{" \("{") """, "\(c("}"))") }; class B {}"#
    let skeleton = SourceSkeleton(of: text).text
    #expect(skeleton?.hasPrefix(#"let z = "{"; func a() {   "#) == true)
    #expect(skeleton?.hasSuffix("   }; class B {}") == true)
    let raw = ##"let z = #"{\#("{")"#; func a() { b }"##
    #expect(SourceSkeleton(of: raw).text == ##"let z = #"{\#("{")"#; func a() {   }"##)
  }

  @Test("a file with a regular expression without quotes stays whole")
  func regularExpression() {
    #expect(SourceSkeleton(of: "func a() { b(/{/) }").text == nil)
    #expect(SourceSkeleton(of: "func a() { b / c }").text != nil)
  }

  @Test("this package's own sources are translated the same with and without blank bodies")
  func equal() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders = ["Sources/SourceTranslation", "Tests/SourceTranslationTests"]
    var blank = 0
    for folder in folders {
      let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let url as URL in try #require(files) where url.pathExtension == "swift" {
        let text = try String(contentsOf: url, encoding: .utf8)
        if SourceSkeleton(of: text).text != nil { blank += 1 }
        #expect(Self.translation(of: text, isWhole: false) == Self.translation(of: text, isWhole: true), "\(url.path)")
      }
    }
    #expect(blank > 20)
  }

  private static func translation(of text: String, isWhole: Bool) -> String {
    let file = SourceFile(path: "A.swift", text: text, isWhole: isWhole)
    let collector = DeclarationCollector(file)
    let project = ProjectDeclarations(module: "App", files: ["A.swift": collector.declarations])
    return FileTranslation(of: file, collector, in: project).text
  }
}
