import Foundation
import Testing

@testable import XcodeProjects

/// Packages in repositories that the tests make.
@Suite("Packages of projects that are fetched", .serialized)
struct PackageGraphTests {
  private let folder: TemporaryFolder
  private let checkout: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    checkout = try TemporaryFolder.checkout()
  }

  /// The manifest of a package with a library of its name.
  private func manifest(
    _ name: String, dependencies: [String] = [], uses: String = "", others: String = "", version: String = "5.9"
  ) -> String {
    """
    // swift-tools-version:\(version)
    import PackageDescription
    let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependencies.map { ".package(url: \"\(address(of: $0))\", from: \"1.0.0\")" }.joined(separator: ", "))],
      targets: [.target(name: "\(name)", dependencies: [\(uses)])\(others)])
    """
  }

  private func address(of name: String) -> String { "file://\(folder.url.path)/Remote/\(name)" }

  /// Makes a repository with a tag.
  private func makeRepository(_ name: String, _ files: [String: String], tags: [String] = ["1.0.0"]) throws {
    for (path, text) in files { try folder.write(text, to: "Remote/\(name)/\(path)") }
    let path = folder.url.appending(path: "Remote/\(name)").path
    let user = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let commands =
      [["init", "--quiet"], ["add", "."], user + ["commit", "--quiet", "--allow-empty", "-m", "All"]]
      + tags.map { ["tag", $0] }
    for arguments in commands {
      #expect(Command.run("git", ["-C", path] + arguments, timeout: 60).status == 0)
    }
  }

  /// Writes an app that uses packages, and adopts it.
  private func adopt(
    _ packages: [String], source: String = "", lock: String? = nil, takesNearest: Bool = false
  ) throws -> AdoptionReport {
    let uses = packages.map { "{ package: \($0), product: \($0) }" }.joined(separator: ", ")
    let places = packages.map { "  \($0): { url: \"\(address(of: $0))\", from: 1.0.0 }\n" }.joined()
    try folder.write(
      """
      name: App
      packages:
      \(places)targets:
        App: { type: application, platform: iOS, sources: Code, dependencies: [\(uses)] }
      """, to: "App/project.yml")
    try folder.write(source + packages.map { "import \($0)\n" }.joined(), to: "App/Code/App.swift")
    if let lock { try folder.write(lock, to: "App/App.xcworkspace/xcshareddata/swiftpm/Package.resolved") }
    let project = try XcodeProject(at: folder.url.appending(path: "App/project.yml"))
    return try PackageWriter(project, takesNearest: takesNearest).write(pergola: .folder(checkout.url.path))
  }

  private func lock(_ name: String, _ state: String) -> String {
    """
    { "version": 2, "pins": [{ "identity": "\(name.lowercased())", "kind": "remoteSourceControl",
      "location": "\(address(of: name))", "state": { \(state) } }] }
    """
  }

  private var text: String { get throws { try folder.text(of: "App/Package.swift") } }

  @Test("a package that compiles on Linux is built as it is, from the folder that it was fetched to")
  func asItIs() throws {
    try makeRepository(
      "Plain",
      [
        "Package.swift": manifest("Plain"),
        "Sources/Plain/Plain.swift": "#if os(Linux)\nimport Glibc\n#else\nimport Darwin\n#endif\n",
      ])
    let report = try adopt(["Plain"])
    #expect(report.packages == ["Plain 1.0.0, as it is"])
    #expect(report.targets.map(\.name) == ["App"])
    #expect(report.missing.isEmpty)
    #expect(try text.contains(".package(path: \".pergola/packages/Plain\")"))
    #expect(try text.contains(".product(name: \"Plain\", package: \"Plain\")"))
    #expect(try folder.text(of: "App/.pergola/.gitignore") == "*\n")
  }

  @Test(
    "a package that uses UIKit on a phone, or that imports what Linux lacks, is translated",
    arguments: [
      ("#if os(iOS)\nimport UIKit\n#endif\n", "Views.swift imports UIKit"),
      ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n", "Views.swift imports SwiftUI"),
      ("import Security\n", "Views.swift imports Security, which Linux lacks"),
    ])
  func translated(source: String, reason: String) throws {
    try makeRepository("Views", ["Package.swift": manifest("Views"), "Sources/Views/Views.swift": source])
    let report = try adopt(["Views"])
    #expect(report.packages == ["Views 1.0.0, translated: \(reason)"])
    #expect(report.targets.map(\.name) == ["App", "Views"])
    let configuration = try folder.text(of: "App/Pergola/Views/PergolaSources.json")
    #expect(configuration.contains("\"path\" : \".pergola/packages/Views/Sources/Views\""))
    #expect(try !text.contains(".package(path: \".pergola/packages"))
  }

  @Test("a dependency of Carthage is a package with the products that are imported; one without a manifest is missing")
  func carthage() throws {
    let others = ", .target(name: \"SpadeTesting\")"
    try makeRepository(
      "Spade",
      [
        "Package.swift": manifest("Spade", others: others), "Sources/Spade/Spade.swift": "import UIKit\n",
        "Sources/SpadeTesting/Testing.swift": "",
      ], tags: ["v2.0"])
    try makeRepository("Old", ["Old.swift": ""], tags: ["1.0"])
    try folder.write(
      "git \"\(address(of: "Spade"))\" \"v2.0\"\ngit \"\(address(of: "Old"))\" \"1.0\"\nbinary \"https://x.org/Bin.json\" \"1\"\n",
      to: "App/Cartfile.resolved")
    let report = try adopt([], source: "import Spade\nimport Old\n")
    #expect(report.packages == ["Spade v2.0, translated: Spade.swift imports UIKit"])
    #expect(report.targets.map(\.name) == ["App", "Spade"])
    #expect(report.missing.map(\.name) == ["Bin", "Old"])
    #expect(report.missing.last?.reason.contains("contains no Package.swift") == true)
    #expect(report.missing.last?.files == ["Code/App.swift"])
    #expect(try text.contains("\"Spade\""))
  }

  @Test("a place that can be no package is refused, and runs nothing")
  func badPlaces() throws {
    let mark = folder.url.appending(path: "mark").path
    let store = PackageStore(of: folder.url, project: folder.url, takesNearest: true)
    for place in ["--upload-pack=touch '\(mark)'; git-upload-pack", "x/..", "..", "", "-c"] {
      var store = store
      #expect(throws: ProjectError.self) { _ = try store.folder(of: place, at: .version("1.0.0")) }
    }
    #expect(!FileManager.default.fileExists(atPath: mark))
    #expect(PackageLock.name(of: "/gardens/Spade/.git") == "Spade")
    #expect(PackageLock.name(of: "https://example.org/Spade.git") == "Spade")
  }

  @Test("two versions of one package are an error that names both")
  func twoVersions() throws {
    try makeRepository("Spade", ["Package.swift": manifest("Spade")], tags: ["1.0.0", "2.0.0"])
    var store = PackageStore(of: folder.url, project: folder.url, takesNearest: false)
    let first = try store.folder(of: address(of: "Spade"), at: .version("1.0.0"))
    #expect(try store.folder(of: address(of: "Spade"), at: .version("1.0.0")) == first)
    #expect { try store.folder(of: address(of: "Spade"), at: .version("2.0.0")) } throws: {
      "\($0)".contains("1.0.0") && "\($0)".contains("2.0.0")
    }
  }

  @Test("conditions of the language are those of a package's mode")
  func languageMode() throws {
    let source = "#if swift(>=6)\nimport UIKit\n#endif\n"
    try makeRepository(
      "Late", ["Package.swift": manifest("Late", version: "6.0"), "Sources/Late/Late.swift": source])
    try makeRepository("Early", ["Package.swift": manifest("Early"), "Sources/Early/Early.swift": source])
    let report = try adopt(["Early", "Late"])
    #expect(report.packages == ["Early 1.0.0, as it is", "Late 1.0.0, translated: Late.swift imports UIKit"])
  }

  @Test("what depends on a translated package is translated, and what it depends on is not")
  func dependents() throws {
    try makeRepository("Base", ["Package.swift": manifest("Base"), "Sources/Base/Base.swift": "import Foundation\n"])
    try makeRepository(
      "Middle",
      [
        "Package.swift": manifest("Middle", dependencies: ["Base"], uses: "\"Base\""),
        "Sources/Middle/Middle.swift": "import Base\nimport UIKit\n",
      ])
    try makeRepository(
      "Top",
      [
        "Package.swift": manifest(
          "Top", dependencies: ["Middle"], uses: ".product(name: \"Middle\", package: \"Middle\")"),
        "Sources/Top/Top.swift": "import Middle\n",
      ])
    let report = try adopt(["Top"])
    #expect(
      report.packages == [
        "Base 1.0.0, as it is", "Middle 1.0.0, translated: Middle.swift imports UIKit",
        "Top 1.0.0, translated: needs Middle, which is translated",
      ])
    let manifest = try PackageManifest(in: folder.url.appending(path: "App"))
    func uses(_ name: String) -> [String] { manifest.targets.first { $0.name == name }?.uses.map(\.name) ?? [] }
    #expect(uses("App") == ["Top", "Pergola"])
    #expect(uses("Middle") == ["Pergola", "Base"])
  }

  @Test("binaries, sources in Objective-C and packages that are gone are missing, each with its reason")
  func missing() throws {
    try makeRepository(
      "Objects", ["Package.swift": manifest("Objects"), "Sources/Objects/Objects.m": "", "Sources/Objects/a.h": ""])
    try makeRepository(
      "Closed",
      [
        "Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "Closed", products: [.library(name: "Closed", targets: ["Closed"])],
          targets: [.binaryTarget(name: "Closed", path: "Closed.xcframework")])
        """
      ])
    let report = try adopt(["Closed", "Gone", "Objects"])
    let reasons = Dictionary(report.missing.map { ($0.name, $0.reason) }, uniquingKeysWith: { first, _ in first })
    #expect(reasons["Closed"] == "“Closed” is a binary for Apple's platforms.")
    #expect(reasons["Objects"] == "Objects.m of “Objects” is in Objective-C.")
    #expect(reasons["Gone"]?.contains("cannot be fetched") == true)
    #expect(report.missing.map(\.files) == [["Code/App.swift"], ["Code/App.swift"], ["Code/App.swift"]].map { $0 })
  }

  @Test("targets in C, libraries of the system and macros of a translated package are built as they are, beside it")
  func natives() throws {
    let others = """
      , .target(name: "CPart", publicHeadersPath: "inc", cSettings: [.define("A", to: "1"), .headerSearchPath("own")],
          linkerSettings: [.linkedLibrary("m"), .linkedFramework("UIKit", .when(platforms: [.iOS]))]),
        .systemLibrary(name: "CLib", pkgConfig: "zlib")
      """
    try makeRepository(
      "Mixed",
      [
        "Package.swift": manifest("Mixed", uses: "\"CPart\", \"CLib\"", others: others),
        "Sources/Mixed/Mixed.swift": "import CPart\nimport CLib\nimport UIKit\n",
        "Sources/CPart/part.c": "", "Sources/CPart/inc/part.h": "", "Sources/CLib/module.modulemap": "",
      ])
    let report = try adopt(["Mixed"])
    #expect(report.missing.isEmpty)
    let text = try text
    #expect(
      text.contains(
        ".target(name: \"CPart\", path: \".pergola/packages/Mixed/Sources/CPart\", publicHeadersPath: \"inc\", "
          + "cSettings: [.define(\"A\", to: \"1\"), .headerSearchPath(\"own\")], "
          + "linkerSettings: [.linkedLibrary(\"m\")])"))
    #expect(
      text.contains(
        ".systemLibrary(name: \"CLib\", path: \".pergola/packages/Mixed/Sources/CLib\", pkgConfig: \"zlib\")"))
  }

  @Test("the lock file's version is fetched, not the newest")
  func pinned() throws {
    try makeRepository("Plain", ["Package.swift": manifest("Plain"), "Sources/Plain/A.swift": ""])
    try makeRepository("Plain", ["Sources/Plain/B.swift": ""], tags: ["1.2.0"])
    let report = try adopt(["Plain"], lock: lock("Plain", "\"version\": \"1.0.0\", \"revision\": \"x\""))
    #expect(report.packages == ["Plain 1.0.0, as it is"])
    #expect(!folder.paths.contains("App/.pergola/packages/Plain/Sources/Plain/B.swift"))
  }

  @Test("without a lock file the newest version that the requirement allows is fetched")
  func unpinned() throws {
    try makeRepository("Plain", ["Package.swift": manifest("Plain"), "Sources/Plain/A.swift": ""])
    try makeRepository("Plain", [:], tags: ["v1.3.0", "1.4.0-beta.1", "2.0.0"])
    #expect(try adopt(["Plain"]).packages == ["Plain v1.3.0, as it is"])
  }

  @Test("a version that can't be had is named, and --nearest takes the nearest one and says so")
  func nearest() throws {
    try makeRepository(
      "Plain", ["Package.swift": manifest("Plain"), "Sources/Plain/A.swift": ""], tags: ["1.6.0", "2.0.0"])
    let pin = lock("Plain", "\"version\": \"1.5.0\"")
    let report = try adopt(["Plain"], lock: pin)
    #expect(report.missing.map(\.name) == ["Plain"])
    #expect(report.missing[0].reason.contains("has no 1.5.0 that can be had; --nearest takes 1.6.0"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "App"))
    #expect(
      try adopt(["Plain"], lock: pin, takesNearest: true).packages == ["Plain 1.6.0 (nearest to 1.5.0), as it is"])
  }

  @Test("a revision that is pinned is fetched, however old; one that is gone becomes the newest with --nearest")
  func revisions() throws {
    try makeRepository("Plain", ["Package.swift": manifest("Plain"), "Sources/Plain/A.swift": ""])
    let path = folder.url.appending(path: "Remote/Plain").path
    let old = Command.run("git", ["-C", path, "rev-parse", "HEAD"], timeout: 60).text.prefix(40)
    try makeRepository("Plain", ["Sources/Plain/B.swift": ""], tags: ["1.1.0"])
    let report = try adopt(["Plain"], lock: lock("Plain", "\"revision\": \"\(old)\""), takesNearest: true)
    #expect(report.packages == ["Plain \(old), as it is"])
    #expect(!folder.paths.contains("App/.pergola/packages/Plain/Sources/Plain/B.swift"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "App"))
    let gone = lock("Plain", "\"revision\": \"\(String(repeating: "a", count: 40))\"")
    #expect(try adopt(["Plain"], lock: gone).missing.map(\.name) == ["Plain"])
    try FileManager.default.removeItem(at: folder.url.appending(path: "App"))
    #expect(
      try adopt(["Plain"], lock: gone, takesNearest: true).packages
        == ["Plain HEAD (nearest to revision aaaaaaaa), as it is"])
  }

  @Test("the packages that Pergola is built with are known by name")
  func sharedPackages() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    for folder in [root, root.appending(path: "Adoption")] {
      let text = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
      let addresses = text.matches(of: #/\.package\(url: "([^"]+)"/#).map { String($0.1) }
      #expect(!addresses.isEmpty)
      for address in addresses { #expect(AvailableModules.packages.contains(PackageLock.identity(of: address))) }
    }
  }

  @Test("a mirror is asked in a package's place")
  func mirrors() throws {
    try makeRepository("Copy/Plain", ["Package.swift": manifest("Plain"), "Sources/Plain/A.swift": ""])
    try makeRepository(
      "User",
      [
        "Package.swift": manifest("User", dependencies: ["Plain"], uses: "\"Plain\""),
        "Sources/User/User.swift": "import Plain\n",
      ])
    let mirror = #"{ "original": "\#(address(of: "Plain")).git", "mirror": "\#(address(of: "Copy/Plain"))" }"#
    try folder.write("{ \"version\": 1, \"object\": [\(mirror)] }", to: "App/.swiftpm/configuration/mirrors.json")
    #expect(try adopt(["Plain", "User"]).packages == ["Plain 1.0.0, as it is", "User 1.0.0, as it is"])
  }

  @Test("what was fetched is fetched again where it is gone, in the same version")
  func resolve() throws {
    try makeRepository("Plain", ["Package.swift": manifest("Plain"), "Sources/Plain/A.swift": ""])
    _ = try adopt(["Plain"])
    try makeRepository("Plain", ["Sources/Plain/B.swift": ""], tags: ["1.1.0"])
    let package = folder.url.appending(path: "App")
    #expect(try PackageStore.resolve(package).isEmpty)
    try FileManager.default.removeItem(at: package.appending(path: ".pergola"))
    let error = #expect(throws: ProjectError.self) { try PackageStore.checkThatFetched(package) }
    #expect(error?.reason == "lacks the package Plain; `pergola resolve` fetches it")
    #expect(try PackageStore.resolve(package) == ["Plain"])
    #expect(folder.paths.contains("App/.pergola/packages/Plain/Sources/Plain/A.swift"))
    #expect(!folder.paths.contains("App/.pergola/packages/Plain/Sources/Plain/B.swift"))
  }

  @Test("a revision is fetched again after its repository went on")
  func resolvedRevision() throws {
    try makeRepository("Plain", ["Package.swift": manifest("Plain"), "Sources/Plain/A.swift": ""], tags: [])
    _ = try adopt(["Plain"], takesNearest: true)
    try makeRepository("Plain", ["Sources/Plain/B.swift": ""], tags: [])
    let package = folder.url.appending(path: "App")
    try FileManager.default.removeItem(at: package.appending(path: ".pergola"))
    #expect(try PackageStore.resolve(package) == ["Plain"])
    #expect(!folder.paths.contains("App/.pergola/packages/Plain/Sources/Plain/B.swift"))
  }

  @Test("packages that need each other come to an end")
  func cycle() throws {
    try makeRepository(
      "One",
      [
        "Package.swift": manifest("One", dependencies: ["Two"], uses: "\"Two\""),
        "Sources/One/One.swift": "import Two\nimport UIKit\n",
      ])
    try makeRepository(
      "Two",
      [
        "Package.swift": manifest("Two", dependencies: ["One"], uses: "\"One\""),
        "Sources/Two/Two.swift": "import Foundation\n",
      ])
    #expect(try adopt(["One"]).targets.map(\.name) == ["App", "One", "Two"])
  }

  @Test("conditions of a manifest hold as on a Mac, and paths in it lead to the package")
  func manifestOnMac() throws {
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      #if os(macOS) && canImport(Darwin)
      let name = "Mac"
      #elseif os(Linux)
      let name = "Linux"
      #endif
      let package = Package(name: name, dependencies: [.package(path: "../Near")], targets: [.target(name: "A")])
      """, to: "Pack/Package.swift")
    let manifest = try PackageManifest(in: folder.url.appending(path: "Pack"))
    #expect(manifest.name == "Mac")
    #expect(manifest.localPackages.map(\.path) == [folder.url.appending(path: "Near").path])
  }

  @Test("a manifest that doesn't compile is named, and what needs its package is fenced")
  func brokenManifest() throws {
    try makeRepository("Broken", ["Package.swift": "// swift-tools-version:5.9\nlet package = Gone()\n"])
    let report = try adopt(["Broken"])
    #expect(report.missing.map(\.name) == ["Broken"])
    #expect(report.missing[0].reason.contains("has a manifest that cannot be read"))
  }

  @Test("a dependency or a setting for other systems than iOS is left out")
  func otherSystems() throws {
    let uses =
      ".target(name: \"Mac\", condition: .when(platforms: [.macOS])), .target(name: \"Phone\", condition: .when(platforms: [.iOS]))"
    try makeRepository(
      "Parts",
      [
        "Package.swift": manifest("Parts", uses: uses, others: ", .target(name: \"Mac\"), .target(name: \"Phone\")"),
        "Sources/Parts/Parts.swift": "import UIKit\n", "Sources/Mac/Mac.swift": "import AppKit\n",
        "Sources/Phone/Phone.swift": "",
      ])
    #expect(try adopt(["Parts"]).targets.map(\.name) == ["App", "Parts", "Phone"])
  }

  @Test("a package without a project is adopted with its libraries and tests")
  func library() throws {
    try folder.write(
      manifest("Kit", others: ", .testTarget(name: \"KitTests\", dependencies: [\"Kit\"])"), to: "Kit/Package.swift")
    try folder.write("import UIKit\n", to: "Kit/Sources/Kit/Kit.swift")
    try folder.write("import Kit\nimport XCTest\n", to: "Kit/Tests/KitTests/KitTests.swift")
    let project = try XcodeProject(at: folder.url.appending(path: "Kit"))
    let output = folder.url.appending(path: "Out")
    let report = try PackageWriter(project, output: output).write(pergola: .folder(checkout.url.path))
    #expect(report.targets.map(\.name) == ["Kit", "KitTests"])
    #expect(report.targets.map(\.kind) == [.framework, .tests])
  }
}
