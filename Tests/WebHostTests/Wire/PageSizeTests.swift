import Expectations
import Foundation
import RenderTree
import Testing

@testable import WebHost

@Suite struct PageSizeTests {
  /// The length of a text after gzip with its default level.
  private func compressed(_ text: String) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/gzip")
    process.arguments = ["-c"]
    let output = Pipe()
    process.standardOutput = output
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data.count
  }

  private let rows = (0..<20).map { PageNotation.row($0) }

  @Test("a change of one row's text takes at most 150 bytes")
  func change() throws {
    var encoder = PageNotation.encoder()
    _ = encoder.tree(for: PageNotation.frame(PageNotation.list(rows)))
    var changed = rows
    changed[7] = PageNotation.row(7, "Another title of row 7")
    let frame = PageNotation.frame(PageNotation.list(changed), number: 1234)
    let message = encoder.patches(to: frame)
    let line = try #require(message).line(handled: 567)
    expectEqual(line, "{\"f\":1234,\"a\":567,\"p\":[[6,\"ts\",\"Another title of row 7\"]]}")
    #expect(line.utf8.count <= 150)
  }

  @Test("20 appended rows take at most 2 KB, compressed")
  func append() throws {
    var encoder = PageNotation.encoder()
    _ = encoder.tree(for: PageNotation.frame(PageNotation.list(rows)))
    let more = rows + (20..<40).map { PageNotation.row($0) }
    let message = encoder.patches(to: PageNotation.frame(PageNotation.list(more), number: 2))
    let line = try #require(message).line(handled: 1)
    let length = try compressed(line)
    print("20 appended rows: \(line.utf8.count) bytes, \(length) compressed")
    #expect(length <= 2048)
  }

  @Test("the first page of 20 rows takes at most 12 KB and its files 20 KB, compressed")
  func firstPage() throws {
    var encoder = PageNotation.encoder()
    let html = encoder.document(
      for: PageNotation.frame(PageNotation.list(rows)), scene: "x7", description: "Rows", nonce: "abc")
    let files = try PageScript.all.map { try compressed(String(decoding: $0.bytes, as: UTF8.self)) }
    let length = try compressed(html)
    print("first page: \(html.utf8.count) bytes, \(length) compressed; files \(files)")
    #expect(length <= 12 * 1024)
    #expect(files.reduce(0, +) <= 20 * 1024)
  }

  @Test("scripts are served without comments, types and indentation, and with all their code")
  func comments() {
    let source = """
      /**
       * A link: https://example.org/*
       */
      (() => {
        // The first.
        const first = /** @type {any} */ (pergola).first; /* kept: the line has code */
        /** @param {string} text */
        const second = "// no comment";
      })();

      """
    let code = PageScript.withoutComments(source)
    expectEqual(
      code,
      """
      (() => {
      const first = (pergola).first; /* kept: the line has code */
      const second = "// no comment";
      })();

      """)
    for file in PageScript.all {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("/**"))
      expectEqual(text.filter { $0 == "{" }.count, text.filter { $0 == "}" }.count, "\(file.name)")
    }
  }
}
