import Foundation
import Testing

@testable import TestRuns

@Suite("References of snapshots that no test uses") struct UnusedSnapshotsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "pergola-unused-\(UUID().uuidString)")

  private func make(_ paths: String...) throws {
    for path in paths {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  private func path(_ path: String) -> String { folder.appending(path: path).path }

  @Test("files beside used ones are unused, and those of suites whose file is gone; all others are left alone")
  func found() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make(
      "A/Cart.swift", "A/Other.swift", "A/__Snapshots__/Cart/one.txt", "A/__Snapshots__/Cart/two.txt",
      "A/__Snapshots__/Cart/two.png", "A/__Snapshots__/Gone/three.txt", "A/__Snapshots__/Other/test.1.txt",
      "A/__Snapshots__/Kept/five.txt", "A/__Snapshots__/Kept/.gitattributes", "B/__Snapshots__/Other/four.txt",
      "A/other/five.txt")
    var unused = UnusedSnapshots(besides: [path("A/__Snapshots__/Cart/one.txt")])
    #expect(unused.files.map(\.lastPathComponent) == ["two.txt", "three.txt", "five.txt"])
    try unused.remove()
    #expect(unused.areRemoved)
    for kept in [
      "Cart/one.txt", "Cart/two.png", "Other/test.1.txt", "Kept/.gitattributes",
    ] {
      #expect(FileManager.default.fileExists(atPath: path("A/__Snapshots__/\(kept)")), "\(kept)")
    }
    #expect(!FileManager.default.fileExists(atPath: path("A/__Snapshots__/Gone")))
    #expect(FileManager.default.fileExists(atPath: path("B/__Snapshots__/Other/four.txt")))
  }

  @Test("without a used reference nothing is unused")
  func none() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("A/__Snapshots__/Cart/one.txt")
    #expect(UnusedSnapshots(besides: []).files.isEmpty)
  }

  @Test("links lead to the same references")
  func links() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("A/__Snapshots__/Cart/one.txt", "A/__Snapshots__/Cart/two.txt")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Link"), withDestinationURL: folder.appending(path: "A"))
    let unused = UnusedSnapshots(besides: [path("Link/__Snapshots__/Cart/one.txt")])
    #expect(unused.files.map(\.lastPathComponent) == ["two.txt"])
  }

  @Test("a run is whole if all its tests passed")
  func whole() {
    var summary = TestSummary()
    let test = TestName("CartTests.Cart/total", in: .testing)
    summary.add(.ended(TestResult(test: test, outcome: .passed, seconds: 0)))
    #expect(summary.isWhole)
    summary.add(.ended(TestResult(test: test, outcome: .skipped(nil), seconds: 0)))
    #expect(!summary.isWhole && summary.isSuccess)
  }
}
