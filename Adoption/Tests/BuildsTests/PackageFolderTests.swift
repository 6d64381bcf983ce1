import Foundation
import Testing

@testable import Builds
@testable import XcodeProjects

@Suite("The package around a folder") struct PackageFolderTests {
  private static let ours = "let pergola: Target.Dependency = .product(name: \"Pergola\", package: \"pergola\")"

  @Test("the nearest package upward is found", arguments: ["", "App", "App/Views/Rows"])
  func upward(path: String) throws {
    let folder = try TemporaryFolder(["Package.swift": Self.ours, "App/Views/Rows/Row.swift": ""])
    let found = try PackageFolder.find(from: folder.url.appending(path: path))
    #expect(found.path == folder.url.path)
  }

  @Test("a package inside that does not use Pergola is passed over")
  func packageInside() throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.ours, "Core/Package.swift": "let package = Package(name: \"Core\")",
    ])
    let found = try PackageFolder.find(from: folder.url.appending(path: "Core"))
    #expect(found.path == folder.url.path)
  }

  @Test("without any that uses Pergola, the nearest package is found")
  func plainPackage() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Core/Package.swift": ""])
    #expect(try PackageFolder.find(from: folder.url.appending(path: "Core")).lastPathComponent == "Core")
  }

  @Test("a folder without a package says what was looked for, and which commands make one")
  func nothing() throws {
    let folder = try TemporaryFolder(["Empty/x": ""])
    let error = try #require(throws: ProjectError.self) {
      try PackageFolder.find(from: folder.url.appending(path: "Empty"))
    }
    #expect(error.description.contains("Empty: is in no package: neither it nor a folder above it has a Package.swift"))
    #expect(error.description.contains("pergola new NAME"))
  }

  @Test(
    "a project that could be adopted is named",
    arguments: ["App.xcodeproj/project.pbxproj", "App.xcworkspace/contents.xcworkspacedata", "project.yml"])
  func project(path: String) throws {
    let folder = try TemporaryFolder([path: "", "App/App.swift": ""])
    let error = try #require(throws: ProjectError.self) {
      try PackageFolder.find(from: folder.url.appending(path: "App"))
    }
    let name = String(path.split(separator: "/")[0])
    #expect(error.description.contains("pergola adopt \(folder.url.path)/\(name)"))
  }
}
