import Foundation
import Testing

@testable import XcodeProjects

@Suite("Pods of projects") struct PodTests {
  static let lock = """
    PODS:
      - Charms/Core (2.1.0)
      - Charms/Lists (2.1.0):
        - Charms/Core
        - Pebble (~> 1.0)
      - "Moss+Stone (0.3)"
      - Pebble (1.4.0)
      - Tracker (3.0)

    DEPENDENCIES:
      - Charms/Lists
      - Moss+Stone (from `Local Pods/Moss`)

    EXTERNAL SOURCES:
      Moss+Stone:
        :path: Local Pods/Moss

    SPEC CHECKSUMS:
      Pebble: 0123

    COCOAPODS: 1.12.0
    """

  static let files = [
    "Podfile.lock": lock,
    "Pods/Charms/Source/Charm.swift": "import Pebble\npublic class Charm {}",
    "Pods/Charms/Source/Lists/List.swift": "import UIKit",
    "Pods/Target Support Files/Charms-iOS/Charms-iOS.modulemap": "framework module CharmKit {\n}",
    "Pods/Pebble/Pebble.swift": "public struct Pebble {}",
    "Pods/Tracker/Tracker.m": "", "Pods/Tracker/Tracker.h": "",
    "Pods/Local Podspecs/Moss+Stone.podspec.json": """
    { "name": "Moss+Stone", "version": "0.3", "module_name": "Moss", "source": { "git": "https://example.org/moss.git" },
      "source_files": "Code/**/*.{h,swift}", "exclude_files": ["Code/Tests"] }
    """,
    "Local Pods/Moss/Code/Green/Moss.swift": "import Charms", "Local Pods/Moss/Code/Tests/Spec.swift": "",
    "Local Pods/Moss/Example/App.swift": "",
  ]

  func graph(_ folder: TemporaryFolder, specifications: URL? = nil) throws -> (PackageGraph, [String: String]) {
    let package = folder.url.appending(path: "Out")
    let store = PackageStore(of: package, project: folder.url, takesNearest: false)
    var graph = PackageGraph(of: folder.url, lock: PackageLock(), store: store)
    let lock = try #require(try PodLock(in: folder.url))
    let missing = graph.add(lock, PodSources(project: folder.url, specifications: specifications))
    return (graph, Dictionary(uniqueKeysWithValues: missing))
  }

  @Test("a lock file names pods, their parts, their dependencies and their places")
  func lockFile() throws {
    let folder = try TemporaryFolder(["Podfile.lock": Self.lock])
    let pods = try #require(try PodLock(in: folder.url)).pods
    #expect(pods.map(\.name) == ["Charms", "Moss+Stone", "Pebble", "Tracker"])
    #expect(pods[0].version == "2.1.0" && pods[0].parts == ["Core", "Lists"] && pods[0].dependencies == ["Pebble"])
    #expect(pods[1].source == .folder("Local Pods/Moss") && pods[2].source == nil)
    #expect(try PodLock(in: folder.url.appending(path: "Elsewhere")) == nil)
  }

  @Test("a pod from a repository has the revision that was checked out, otherwise its tag or branch")
  func repositories() throws {
    let text = """
      PODS:
        - A (1.0)
        - B (1.0)
        - C (1.0)
      EXTERNAL SOURCES:
        A: { ":git": "https://example.org/a.git", ":branch": next }
        B: { ":git": "https://example.org/b.git", ":tag": 1.5 }
        C: { ":git": "https://example.org/c.git" }
      CHECKOUT OPTIONS:
        A: { ":git": "https://example.org/a.git", ":commit": abc }
      """
    let folder = try TemporaryFolder(["Podfile.lock": text])
    let pods = try #require(try PodLock(in: folder.url)).pods
    #expect(pods[0].source == .repository(url: "https://example.org/a.git", .revision("abc")))
    #expect(pods[1].source == .repository(url: "https://example.org/b.git", .version("1.5")))
    #expect(pods[2].source == .repository(url: "https://example.org/c.git", .branch("master")))
  }

  @Test("a lock file with conflicts, and one of another form, are errors that name it")
  func badLocks() throws {
    let conflict = try TemporaryFolder(["Podfile.lock": "PODS:\n<<<<<<< HEAD\n  - A (1.0)\n"])
    #expect { try PodLock(in: conflict.url) } throws: { "\($0)".contains("Podfile.lock:2") }
    let other = try TemporaryFolder(["Podfile.lock": "- A\n- B\n"])
    #expect { try PodLock(in: other.url) } throws: { "\($0)".contains("is no lock file of CocoaPods") }
  }

  @Test("installed pods are translated, under the name that their module has, with what they need")
  func installed() throws {
    let folder = try TemporaryFolder(Self.files)
    let (graph, missing) = try graph(folder)
    let parts = graph.parts(tests: [])
    #expect(missing.isEmpty)
    #expect(parts.targets.map(\.name).sorted() == ["CharmKit", "Moss", "Pebble"])
    let charms = try #require(parts.targets.first { $0.name == "CharmKit" })
    #expect(charms.sources.map(\.path) == ["Pods/Charms"] && charms.dependencies == ["Pebble"])
    #expect(
      parts.report == [
        "Charms 2.1.0, translated: is a pod", "Moss+Stone 0.3, translated: is a pod",
        "Pebble 1.4.0, translated: is a pod",
      ])
    #expect(parts.missing.map(\.name) == ["Tracker"])
    #expect(parts.missing.first?.reason.contains("Objective-C") == true)
  }

  @Test("a pod in a folder of the project has the source files of its podspec")
  func folders() throws {
    let folder = try TemporaryFolder(Self.files)
    let (graph, _) = try graph(folder)
    let moss = try #require(graph.parts(tests: []).targets.first { $0.name == "Moss" })
    #expect(moss.sources == [FileTree("Local Pods/Moss/Code/Green/Moss.swift")])
  }

  @Test("the parts of a pod that are not used, and files for other systems, are left out")
  func parts() throws {
    let folder = try TemporaryFolder([
      "Moya.podspec.json": """
      { "name": "Moya", "source_files": "Shared.swift", "subspecs": [
        { "name": "Core", "source_files": ["Sources/Core/", "Sources/*.swift"], "exclude_files": "Sources/Mac.swift" },
        { "name": "Rx", "ios": { "source_files": "Sources/Rx/**/*.swift" },
          "subspecs": [{ "name": "Extra", "source_files": "Extra" }] },
        { "name": "Combine", "source_files": "Sources/Combine/*" }] }
      """
    ])
    let specification = try PodSpecification(at: folder.url.appending(path: "Moya.podspec.json"))
    let files = [
      "Shared.swift", "Sources/A.swift", "Sources/Mac.swift", "Sources/Core/B.swift", "Sources/Core/Deep/C.swift",
      "Sources/Rx/D.swift", "Sources/Rx/Deep/E.swift", "Sources/Combine/F.swift", "Extra/G.swift",
    ]
    #expect(
      specification.sources(of: files, parts: ["Core", "Rx"]) == [
        "Shared.swift", "Sources/A.swift", "Sources/Core/B.swift", "Sources/Rx/D.swift", "Sources/Rx/Deep/E.swift",
      ])
    #expect(specification.sources(of: files, parts: ["Rx/Extra"]).contains("Extra/G.swift"))
    #expect(specification.sources(of: files, parts: []) == ["Shared.swift"])
  }

  @Test("what one part of a pod excludes may belong to another part")
  func exclusions() throws {
    let folder = try TemporaryFolder([
      "Moya.podspec.json": """
      { "name": "Moya", "subspecs": [
        { "name": "Core", "source_files": "S/*.swift", "exclude_files": "S/Rx.swift" },
        { "name": "Rx", "source_files": "S/Rx.swift" }] }
      """
    ])
    let specification = try PodSpecification(at: folder.url.appending(path: "Moya.podspec.json"))
    let files = ["S/A.swift", "S/Rx.swift"]
    #expect(specification.sources(of: files, parts: ["Core", "Rx"]) == files)
    #expect(specification.sources(of: files, parts: ["Core"]) == ["S/A.swift"])
  }

  @Test("a lock file that is no text is an error")
  func unreadableLock() throws {
    let folder = try TemporaryFolder()
    for name in ["Podfile.lock", "Cartfile.resolved"] {
      try Data([0xFF, 0xFE, 0x41]).write(to: folder.url.appending(path: name))
    }
    #expect { try PodLock(in: folder.url) } throws: { "\($0)".contains("cannot be read as UTF-8") }
    #expect { try CarthageLock(in: folder.url) } throws: { "\($0)".contains("cannot be read as UTF-8") }
  }

  @Test("a pod that is not installed and has no podspec is missing, and so is what a script makes")
  func missing() throws {
    let lock = "PODS:\n  - A (1.0):\n    - B\n  - B (1.0)\n  - C (1.0)\n"
    let folder = try TemporaryFolder([
      "Podfile.lock": lock, "Pods/A/A.swift": "import B", "Specs/C/1.0/C.podspec.json": "{ \"name\": \"C\" }",
      "Specs/B.podspec.json": "[",
    ])
    #expect(try graph(folder).1["B"]?.contains("--podspecs") == true)
    let (graph, missing) = try graph(folder, specifications: folder.url.appending(path: "Specs"))
    #expect(missing["B"]?.contains("is no podspec in JSON") == true)
    #expect(missing["C"]?.contains("names no git repository") == true)
    #expect(graph.parts(tests: []).targets.map(\.name) == ["A"])
    #expect(graph.parts(tests: []).missing.map(\.name) == ["B"])
  }
}
