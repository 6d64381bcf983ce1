import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import Catalog

@MainActor @Suite struct SourceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  @Test("the program contains the source of every example as it is in its folder", arguments: Example.all.map(\.id))
  func files(id: Example.ID) throws {
    let folder = Self.folder.appendingPathComponent(id)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    let files = SourceLibrary.embedded.files(of: id)
    #expect(Set(files.map(\.id)) == Set(paths))
    for file in files {
      #expect(try String(contentsOf: folder.appendingPathComponent(file.id), encoding: .utf8) == file.text)
    }
  }

  @Test("the catalogue has every example of the folder")
  func all() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(Example.all.map(\.id)) == Set(folders.filter { !$0.hasSuffix("Tests") && !$0.hasPrefix(".") }))
  }

  @Test("the lines that a file shows are those of its text", arguments: Example.all.map(\.id))
  func lines(id: Example.ID) {
    for file in SourceLibrary.embedded.files(of: id) {
      let lines = CodeLine.lines(of: file.text)
      #expect(lines.map { $0.text + "\n" }.joined() == file.text)
      #expect(lines.count == file.lineCount)
      for line in lines {
        let ends = line.tokens.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
        #expect(ends == ends.sorted() && ends.last ?? 0 <= line.text.utf16.count)
      }
    }
  }

  @Test("only the visible lines of a file have cells, and the end of the file can be reached")
  func scrolling() async throws {
    let app = try await CatalogDriver.launch(
      .phone, opening: "catalog://example/Inbox/source/InboxViewController.swift")
    #expect(app.driver.contains("/// Shows a mailbox."))
    let cells = app.driver.labels.count
    #expect(cells < 120)
    let end = Query.containing("mailbox.mails.indices.contains(indexPath.item)")
    // The end moves while lines that are wrapped take the place of estimates.
    for _ in 0..<20 where !app.driver.contains(end) {
      await app.driver.scroll(by: CGVector(dx: 0, dy: 10_000))
      await app.driver.settle()
    }
    #expect(app.driver.contains(end))
    #expect(!app.driver.contains("/// Shows a mailbox."))
  }

  // MARK: The lexer

  /// The tokens of a text, as the kind and the words.
  private func tokens(_ text: String) -> [[String]] {
    CodeLine.lines(of: text).map { line in
      let units = Array(line.text.utf16)
      return line.tokens.map { "\($0.kind) \(String(decoding: units[$0.range], as: UTF16.self))" }
    }
  }

  @Test("words are keywords, attributes, types, members and names")
  func words() {
    #expect(
      tokens("@MainActor func make() -> UIView { item.default }") == [
        ["attribute @MainActor", "keyword func", "name make", "type UIView", "name item", "member default"]
      ])
    #expect(tokens("#if DEBUG") == [["attribute #if", "type DEBUG"]])
    #expect(tokens("`class`, move(for: a)") == [["name class", "name move", "name for", "name a"]])
  }

  @Test("numbers end before ranges and members")
  func numbers() {
    #expect(tokens("0..<10") == [["number 0", "number 10"]])
    #expect(
      tokens("1.5 0xFF_80 2.description") == [["number 1.5", "number 0xFF_80", "number 2", "member description"]])
  }

  @Test("a string contains its values, and the quotation marks in them")
  func strings() {
    #expect(tokens(#"let a = "x\("y" + f(1))\"z" + b"#).first?[2...] == [#"string "x\("y" + f(1))\"z""#, "name b"])
    #expect(tokens(##"#"a"b"# + c"##) == [[##"string #"a"b"#"##, "name c"]])
  }

  @Test("comments and strings of several lines have a token in each")
  func severalLines() {
    #expect(tokens("a /* b /* c */\nd */ e") == [["name a", "comment /* b /* c */"], ["comment d */", "name e"]])
    #expect(
      tokens("\"\"\"\n\n  é \"x\"\n\"\"\"\nf") == [
        ["string \"\"\""], [], ["string   é \"x\""], ["string \"\"\""], ["name f"],
      ])
  }

  @Test("what is not closed ends with its line, or with the text")
  func unclosed() {
    #expect(tokens("\"a\nb") == [["string \"a"], ["name b"]])
    #expect(tokens("/* a\nb") == [["comment /* a"], ["comment b"]])
    #expect(tokens("\"\\") == [["string \"\\"]])
    #expect(tokens("\"\\(a\nb") == [["string \"\\(a"], ["name b"]])
    #expect(tokens("#") == [[]])
    #expect(tokens("") == [])
  }

  @Test("an example without sources says so")
  func absence() async throws {
    let example = try #require(Example.named("Outline"))
    let controller = ExampleViewController(example, library: SourceLibrary(texts: [:]))
    controller.part = .source
    let driver = Driver(showing: controller)
    await driver.settle()
    #expect(driver.contains("The sources of this example have no file OutlineViewController.swift."))
    try await driver.tap(.role(.button, "Files"))
    await driver.settle()
    #expect(driver.contains("This program was built without the sources of the example."))
  }
}
