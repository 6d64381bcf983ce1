import Foundation
import Testing

@testable import XcodeProjects

@Suite("New apps")
struct TemplateTests {
  @Test("each template is a package with an app and a test", arguments: AppTemplate.Kind.allCases)
  func package(kind: AppTemplate.Kind) throws {
    let folder = try TemporaryFolder()
    let checkout = try TemporaryFolder.checkout()
    let app = try AppTemplate(name: "Obst", kind: kind).write(in: folder.url, pergola: .folder(checkout.url.path))
    #expect(try PackageManifest(in: app).targets.map(\.name) == ["Obst", "ObstTests"])
    #expect(try folder.text(of: "Obst/Sources/Obst/ObstApp.swift").contains("@main"))
    #expect(folder.paths.contains("Obst/Tests/ObstTests/ObstTests.swift"))
  }

  @Test(
    "a name that can't be a module's is refused with the reason",
    arguments: [
      ("", "is empty"), ("My App", "letters, digits and underscores"), ("2048", "not a digit first"),
      ("../x", "letters, digits"), ("UIKit", "the name of another module"), ("class", "is a keyword"),
    ])
  func names(name: String, reason: String) {
    #expect { try AppTemplate(name: name, kind: .list) } throws: { "\($0)".contains(reason) }
  }

  @Test("an existing folder is refused and stays as it is")
  func existing() throws {
    let folder = try TemporaryFolder(["Obst/mine": "x"])
    let checkout = try TemporaryFolder.checkout()
    #expect {
      try AppTemplate(name: "Obst", kind: .list).write(in: folder.url, pergola: .folder(checkout.url.path))
    } throws: { "\($0)".contains("exists already") }
    #expect(folder.paths == ["Obst", "Obst/mine"])
  }

  @Test("an address that can't be reached is refused, and no folder is made")
  func noNetwork() throws {
    let folder = try TemporaryFolder()
    #expect {
      try AppTemplate(name: "Obst", kind: .list).write(in: folder.url, pergola: PergolaPlace("file:///nowhere/x.git"))
    } throws: { "\($0)".contains("cannot be reached") }
    #expect(folder.paths.isEmpty)
  }
}
