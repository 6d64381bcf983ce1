import Foundation
import Testing

@testable import XcodeProjects

@Suite("Dependencies of Carthage") struct CarthageTests {
  @Test("a lock file names repositories with tags or revisions, and binaries")
  func lockFile() throws {
    let revision = String(repeating: "0a", count: 20)
    let folder = try TemporaryFolder([
      "Cartfile.resolved": """
      # The garden's tools
      github "garden/Spade" "2.1.0"
      github "https://example.org/garden/Rake" "v1.0"
      git "https://example.org/hoe.git" "\(revision)" # not released
      binary "https://example.org/Fountain.json" "3.0"

      """
    ])
    let lock = try #require(try CarthageLock(in: folder.url))
    #expect(
      lock.repositories.map(\.package) == [
        .remote(url: "https://github.com/garden/Spade", requirement: "exact: \"2.1.0\""),
        .remote(url: "https://example.org/garden/Rake", requirement: "exact: \"v1.0\""),
        .remote(url: "https://example.org/hoe.git", requirement: "revision: \"\(revision)\""),
      ])
    #expect(lock.binaries == ["Fountain"])
    #expect(try CarthageLock(in: folder.url.appending(path: "Elsewhere")) == nil)
  }

  @Test("a line of another form is an error that names it")
  func badLine() throws {
    let folder = try TemporaryFolder(["Cartfile.resolved": "github \"a/b\" \"1\"\n<<<<<<< HEAD\n"])
    #expect { try CarthageLock(in: folder.url) } throws: { "\($0)".contains("Cartfile.resolved:2") }
  }
}
