import Foundation
import Testing

@testable import XcodeProjects

@Suite("Versions of packages")
struct PackageLockTests {
  private static let first = """
    { "object": { "pins": [{ "package": "Nuke", "repositoryURL": "https://github.com/kean/Nuke.git",
      "state": { "branch": null, "revision": "abc", "version": "10.5.1" } }] }, "version": 1 }
    """
  private static let third = """
    { "originHash": "f", "version": 3, "pins": [{ "identity": "nuke", "kind": "remoteSourceControl",
      "location": "https://github.com/kean/Nuke", "state": { "revision": "abc", "version": "10.5.1" } }] }
    """

  @Test("all forms of lock files say the same", arguments: [first, third])
  func forms(text: String) throws {
    let folder = try TemporaryFolder(["Package.resolved": text])
    let lock = try PackageLock(at: folder.url.appending(path: "Package.resolved"))
    #expect(lock.pins.mapValues(\.requirement) == ["nuke": .version("10.5.1")])
  }

  @Test("a pin without a version is its revision")
  func revision() throws {
    let folder = try TemporaryFolder([
      "Package.resolved": Self.third.replacing(
        "\"revision\": \"abc\", \"version\": \"10.5.1\"", with: "\"branch\": \"main\", \"revision\": \"abc\"")
    ])
    let lock = try PackageLock(at: folder.url.appending(path: "Package.resolved"))
    #expect(lock.pins["nuke"]?.requirement == .revision("abc"))
  }

  @Test("a lock file with conflicts of a merge is named with its line")
  func conflicts() throws {
    let folder = try TemporaryFolder(["Package.resolved": "{\n<<<<<<< HEAD\n}"])
    let error = #expect(throws: ProjectError.self) {
      _ = try PackageLock(at: folder.url.appending(path: "Package.resolved"))
    }
    #expect(error?.line == 2)
    #expect(error?.reason == "has conflicts of a merge; settle them first")
  }

  @Test("versions are in the order of Semantic Versioning")
  func order() throws {
    let texts = [
      "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0", "v1.2", "2",
    ]
    let versions = try texts.map { try #require(PackageVersion($0)) }
    #expect(versions.shuffled().sorted().map(\.description) == versions.map(\.description))
    #expect(PackageVersion("release-1") == nil)
    #expect(PackageVersion("1.0.0+5") == PackageVersion("1.0.0"))
  }

  @Test(
    "the nearest version is the next with the same first number, otherwise the last before it, otherwise the next of all",
    arguments: [
      ("1.5.0", ["1.4.0", "1.6.0", "1.7.0", "2.0.0"], "1.6.0"), ("1.5.0", ["1.3.0", "1.4.0", "2.0.0"], "1.4.0"),
      ("1.5.0", ["0.9.0", "2.1.0", "3.0.0"], "2.1.0"), ("1.5.0", ["0.8.0", "0.9.0"], "0.9.0"),
      ("1.5.0", ["1.5.1-beta", "1.9.0"], "1.9.0"),
    ])
  func nearest(wanted: String, tags: [String], expected: String) throws {
    let version = try #require(PackageVersion(wanted))
    #expect(version.nearest(of: tags.compactMap { PackageVersion($0) })?.description == expected)
  }

  @Test(
    "requirements are read as they stand in manifests",
    arguments: [
      ("from: \"1.2.0\"", PackageRequirement.range("1.2.0", "2.0.0")), ("exact: \"1.2.0\"", .version("1.2.0")),
      (".upToNextMinor(from: \"1.2.3\")", .range("1.2.3", "1.3.0")),
      ("\"1.0.0\"..<\"1.4.0\"", .range("1.0.0", "1.4.0")),
      ("branch: \"main\"", .branch("main")), ("revision: \"abc\"", .revision("abc")),
    ])
  func requirements(text: String, expected: PackageRequirement) {
    #expect(PackageRequirement(text) == expected)
  }
}
