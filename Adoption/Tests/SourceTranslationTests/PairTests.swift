import Foundation
import Testing

@testable import SourceTranslation

/// Each folder of `Pairs` has files before and after the translation. RECORD=1 writes those after it.
@Suite struct PairTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Pairs")

  static let names = try! FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { !$0.hasPrefix(".") && $0 != "Stubs" }.sorted()

  static func files(_ name: String, _ part: String) throws -> [String: String] {
    let folder = folder.appending(path: name).appending(path: part)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
    return try Dictionary(
      uniqueKeysWithValues: FileManager.default.contentsOfDirectory(atPath: folder.path).map {
        ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      })
  }

  @Test("each file before becomes the file after", arguments: names)
  func pairs(name: String) throws {
    let module = TranslatedModule(try Self.files(name, "Before"))
    #expect(module.errors == [])
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try record(module.texts, name) }
    let after = try Self.files(name, "After")
    #expect(Set(module.texts.keys) == Set(after.keys))
    for (file, text) in module.texts { #expect(text == after[file], "\(name)/\(file)") }
  }

  @Test("a translation has the lines of its original", arguments: names)
  func lines(name: String) throws {
    let before = try Self.files(name, "Before")
    for (file, text) in try Self.files(name, "After") {
      let original = try #require(before[file]).split(separator: "\n", omittingEmptySubsequences: false)
      let expected = Set(original.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("let after") })
      for (line, number) in LineDirectives(text).lines where expected.contains(line.drop { $0 == " " }) {
        #expect(original[number - 1] == line, "\(file):\(number)")
      }
      #expect(LineDirectives(text).lines.last?.number == original.count, "\(name)/\(file)")
    }
  }

  private func record(_ texts: [String: String], _ name: String) throws {
    let folder = Self.folder.appending(path: name).appending(path: "After")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (file, text) in texts {
      try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
    }
  }
}

/// The lines of a translated text with the numbers that the compiler gives them.
struct LineDirectives {
  var lines: [(text: Substring, number: Int)] = []

  init(_ text: String) {
    var number = 1
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: /^#sourceLocation\(file: ".*", line: (\d+)\)$/), let next = Int(match.1) {
        number = next
        continue
      }
      lines.append((line, number))
      number += 1
    }
  }
}
