import Expectations
import Foundation
import PergolaUIKit
import Testing

@testable import PergolaTesting

@MainActor @Suite struct SnapshotReportTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString)")

  func failure(_ name: String, expected: String?, actual: String, as pathExtension: String = "txt") -> SnapshotFailure {
    let reference = SnapshotReference(
      filePath: "/package/Tests/SomeTests.swift", function: "shows()", name: name, pathExtension: pathExtension)
    return SnapshotFailure(
      reference, finding: "- a < b", expected: expected.map { Data($0.utf8) }, actual: Data(actual.utf8),
      pictures: pathExtension == "png" ? .init(difference: Data("difference".utf8)) { Data("all of \($0)".utf8) } : nil)
  }

  @Test("the page shows all failures of a run with their files")
  func page() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = SnapshotReport(folder: folder)
    try report.add(failure("one", expected: "old", actual: "new", as: "png"))
    #expect(try String(contentsOf: report.page, encoding: .utf8).contains("1 snapshot differs"))
    try report.add(failure("two", expected: "<old>", actual: "new"))
    let page = try String(contentsOf: report.page, encoding: .utf8)
    #expect(page.contains("2 snapshots differ"))
    for role in ["expected", "actual", "difference"] {
      #expect(page.contains("<img src=\"SomeTests.shows.one.\(role).png\" alt=\"\(role)\">"))
    }
    #expect(!page.contains("comparison"), "the page has the three beside each other")
    #expect(page.contains("<pre>&lt;old&gt;</pre>"))
    #expect(page.contains("- a &lt; b"))
    try expectEqual(
      FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
      [
        "SomeTests.shows.one.actual.png", "SomeTests.shows.one.comparison.png", "SomeTests.shows.one.difference.png",
        "SomeTests.shows.one.expected.png",
        "SomeTests.shows.two.actual.txt", "SomeTests.shows.two.expected.txt", "index.html",
      ])
    try expectEqual(Data(contentsOf: folder.appendingPathComponent("SomeTests.shows.one.actual.png")), Data("new".utf8))
  }

  @Test("special characters in file names are escaped in the page")
  func addresses() {
    let page = SnapshotPage(failures: [failure("50% & \"more\"?", expected: nil, actual: "new", as: "png")]).html
    #expect(page.contains("src=\"SomeTests.shows.50%25%20%26%20%22more%22%3F.actual.png\""))
  }

  @Test("a report removes the results of an earlier run")
  func anew() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try SnapshotReport(folder: folder).add(failure("one", expected: nil, actual: "new"))
    _ = SnapshotReport(folder: folder)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("the report is in the build folder of the tested package")
  func place() {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    expectEqual(SnapshotReport.ofRun(testing: #filePath).folder.path, root.path + "/.build/snapshot-failures")
    #expect(SnapshotReport.ofRun(testing: #filePath) === SnapshotReport.ofRun(testing: #filePath))
  }

  @Test("each combination of chosen variants has a distinct name")
  func variants() {
    let all = SnapshotVariant.all(
      sizes: [CGSize(width: 390, height: 844), CGSize(width: 320.5, height: 568)], appearances: [.light, .dark],
      contentSizes: [.accessibilityLarge])
    expectEqual(
      all.map { $0.names.joined(separator: ".") },
      [
        "390x844.light.accessibilityLarge", "390x844.dark.accessibilityLarge", "320.5x568.light.accessibilityLarge",
        "320.5x568.dark.accessibilityLarge",
      ])
    let none = SnapshotVariant.all(sizes: [], appearances: [], contentSizes: [])
    expectEqual(none.map(\.names), [[]])
  }
}
