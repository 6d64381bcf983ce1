import Foundation
import Testing

@testable import SourceTranslation

@Suite struct ProjectTranslationTests {
  /// A folder with originals, and one for translations.
  private struct Project: ~Copyable {
    let folder: URL
    let names: [String]

    init(_ files: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "Gärten und \(UUID().uuidString)")
      names = files.keys.sorted()
      try FileManager.default.createDirectory(at: folder.appending(path: "Out"), withIntermediateDirectories: true)
      for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to name: String) throws {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }

    func translation(of name: String) throws -> String {
      try String(contentsOf: folder.appending(path: "Out").appending(path: name), encoding: .utf8)
    }

    func run() -> (translated: [String], errors: [TranslationError]) {
      let items = names.map {
        ProjectTranslation.Item(
          source: folder.appending(path: $0).path, output: folder.appending(path: "Out").appending(path: $0).path)
      }
      let record = folder.appending(path: "declarations.json").path
      let report = ProjectTranslation(module: "App", items: items, record: record).run()
      return (report.translated.map { URL(fileURLWithPath: $0).lastPathComponent }, report.errors)
    }
  }

  private static let files = [
    "A.swift": "import UIKit\nclass A: UIView { @objc func a() {} }\n",
    "B ä.swift": "import UIKit\nclass B: A { func plain() {} }\n",
  ]

  @Test("a second run translates nothing")
  func unchanged() throws {
    let project = try Project(Self.files)
    #expect(project.run().translated == ["A.swift", "B ä.swift"])
    #expect(project.run().translated == [])
  }

  @Test("a change that alters no declaration translates its file alone")
  func body() throws {
    let project = try Project(Self.files)
    _ = project.run()
    try project.write("import UIKit\n\nclass B: A { func plain() { print() }; func other() {} }\n", to: "B ä.swift")
    #expect(project.run().translated == ["B ä.swift"])
    #expect(try project.translation(of: "B ä.swift").contains("func other() {}"))
  }

  @Test("the index of declarations is written again only where it differs")
  func index() throws {
    let project = try Project(Self.files)
    _ = project.run()
    let path = project.folder.appending(path: "declarations.json").path
    let before = FileStamp(of: path)
    _ = project.run()
    #expect(FileStamp(of: path) == before)
    try project.write("import UIKit\nclass B: A { @objc func other() {} }\n", to: "B ä.swift")
    _ = project.run()
    #expect(FileStamp(of: path) != before)
  }

  @Test("a change that alters no declaration leaves the translations of a hundred other files as they are")
  func manyFiles() throws {
    let files = (0..<100).map { ("\($0).swift", "import UIKit\nclass C\($0): UIView { @objc func a() {} }\n") }
    let project = try Project(Dictionary(uniqueKeysWithValues: files))
    #expect(project.run().translated.count == 100)
    try project.write("import UIKit\nclass C7: UIView { @objc func a() { print() } }\n", to: "7.swift")
    #expect(project.run().translated == ["7.swift"])
  }

  @Test("a change of a declaration translates the files that depend on it")
  func declaration() throws {
    let project = try Project(Self.files)
    _ = project.run()
    try project.write("import UIKit\nclass A: UIView {}\nextension A { @objc func c() {} }\n", to: "A.swift")
    #expect(project.run().translated == ["A.swift", "B ä.swift"])
  }

  @Test("a translation that stays the same is not written again")
  func untouched() throws {
    let project = try Project(Self.files)
    _ = project.run()
    let path = project.folder.appending(path: "Out/B ä.swift").path
    let before = FileStamp(of: path)
    try project.write("import UIKit\nclass A: UIView { @objc func a() {}; @objc func b() {} }\n", to: "A.swift")
    _ = project.run()
    #expect(FileStamp(of: path) == before)
  }

  @Test("an error is reported again until it is corrected")
  func errors() throws {
    let project = try Project(["A.swift": "class A: NSObject { @NSManaged var a: Int }"])
    #expect(project.run().errors.count == 1)
    #expect(project.run().errors.count == 1)
    try project.write("class A: NSObject { var a = 0 }", to: "A.swift")
    #expect(project.run().errors == [])
    #expect(project.run().translated == [])
  }

  @Test("a link names the lines of the file that it leads to")
  func link() throws {
    let project = try Project(["A.swift": "let a = 1"])
    let original = project.folder.appending(path: "Original.swift")
    try FileManager.default.moveItem(at: project.folder.appending(path: "A.swift"), to: original)
    try FileManager.default.createSymbolicLink(
      at: project.folder.appending(path: "A.swift"), withDestinationURL: original)
    #expect(project.run().errors == [])
    #expect(try project.translation(of: "A.swift").contains("/Original.swift\", line: 1)\nlet a = 1"))
  }

  @Test("a file that is missing or not in UTF-8 is an error")
  func unreadable() throws {
    let project = try Project(Self.files)
    try FileManager.default.removeItem(at: project.folder.appending(path: "A.swift"))
    try Data([0xFF, 0xFE, 0x20]).write(to: project.folder.appending(path: "B ä.swift"))
    let messages = project.run().errors.map(\.message)
    #expect(messages == ["the file cannot be read", "the file is not in UTF-8: convert it"])
  }

  @Test("an unreadable file has the same error in the next run")
  func unreadableAgain() throws {
    let project = try Project(Self.files)
    try Data([0xFF, 0xFE, 0x20]).write(to: project.folder.appending(path: "A.swift"))
    let errors = project.run().errors
    #expect(errors.map(\.message) == ["the file is not in UTF-8: convert it"])
    #expect(project.run().errors == errors)
  }

  @Test("a byte order mark is left out")
  func byteOrderMark() throws {
    let project = try Project(["A.swift": "\u{FEFF}let a = 1"])
    _ = project.run()
    #expect(try project.translation(of: "A.swift").hasSuffix("line: 1)\nlet a = 1"))
  }
}
