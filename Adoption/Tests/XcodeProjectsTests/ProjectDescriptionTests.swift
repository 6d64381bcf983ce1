import Foundation
import Testing

@testable import XcodeProjects

@Suite("Descriptions for XcodeGen")
struct ProjectDescriptionTests {
  private func project(_ text: String, files: [String: String] = [:]) throws -> (TemporaryFolder, XcodeProject) {
    let folder = try TemporaryFolder(files.merging(["project.yml": text]) { first, _ in first })
    return (folder, try XcodeProject(at: folder.url.appending(path: "project.yml")))
  }

  private let text = """
    name: Garten
    include: [base.yml]
    options: { bundleIdPrefix: de.beispiel }
    packages:
      Algorithms: { url: "https://example.com/swift-algorithms", from: 1.2.0 }
    targets:
      Garten:
        type: application
        platform: iOS
        templates: [Common]
        sources:
          - path: Code
            excludes: ["**/*.md", "Old/*"]
          - { path: gone, optional: true }
        settings: { base: { SWIFT_VERSION: 6.0 }, configs: { debug: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: MOCKS } } }
        info: { path: Info.plist, properties: { UILaunchStoryboardName: Launch } }
        dependencies: [{ package: Algorithms }]
      GartenTests:
        type: bundle.unit-test
        platform: iOS
        sources: Tests
        dependencies: [{ target: Garten }]
      Mac: { type: application, platform: macOS, sources: Code }
    """
  private let files = [
    "base.yml": "targetTemplates: { Common: { settings: { base: { PRODUCT_NAME: \"${target_name}App\" } } } }",
    "Code/App.swift": "", "Code/Old/Old.swift": "", "Code/a.json": "", "Code/Deep/Read.md": "", "Tests/T.swift": "",
  ]

  @Test("targets, templates, included files, settings and dependencies are read")
  func targets() throws {
    let (_, project) = try project(text, files: files)
    let app = try #require(project.target(named: "Garten"))
    #expect(project.targets.map(\.name) == ["Garten", "GartenTests"])
    #expect(app.moduleName == "GartenApp")
    #expect(app.settings["SWIFT_VERSION"] == "6.0")
    #expect(app.settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["MOCKS"])
    #expect(app.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "de.beispiel.Garten")
    #expect(app.sources == [FileTree("Code", excluding: ["Deep/Read.md", "Old/Old.swift"])])
    #expect(app.infoPlist?["UILaunchStoryboardName"] == .string("Launch"))
    #expect(
      app.products == [
        PackageProduct(
          name: "Algorithms",
          source: .remote(url: "https://example.com/swift-algorithms", requirement: "from: \"1.2.0\""))
      ])
    #expect(project.target(named: "GartenTests")?.host == "Garten")
    #expect(project.remarks == ["The target “Mac” is for macOS, not for iOS."])
  }

  @Test(
    "a broken description is named, with the mistake",
    arguments: [
      ("a: [1", "is not YAML"), ("- 1", "expected a map"), ("name: x", "has no targets"),
      ("include: project.yml", "includes itself"),
    ])
  func broken(text: String, reason: String) throws {
    #expect { try project(text) } throws: { "\($0)".contains(reason) }
  }

  @Test(
    "patterns of paths match as in a shell",
    arguments: [
      ("**/*.md", "a/b/c.md", true), ("**/*.md", "c.md", true), ("*.md", "a/c.md", false),
      ("Old/*", "Old/x.swift", true),
      ("a?c", "abc", true), ("a/**", "a/b/c", true), ("a/**/z", "a/z", true), ("b", "a", false),
    ])
  func patterns(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}
