import Foundation
import Testing

@testable import XcodeProjects

@Suite("Updates of packages") struct PackageUpdateTests {
  private let folder: TemporaryFolder
  private let checkout: TemporaryFolder
  private var project: XcodeProject

  init() throws {
    folder = try TemporaryFolder(SampleProject.files)
    checkout = try TemporaryFolder.checkout()
    project = try XcodeProject(at: folder.url.appending(path: "App/Sample.xcodeproj"))
    _ = try PackageWriter(project).write(pergola: .folder(checkout.url.path))
  }

  private func update(_ project: XcodeProject) throws -> AdoptionReport {
    try PackageWriter(project).update(pergola: nil).report
  }

  private func text(_ path: String) throws -> String { try folder.text(of: "App/" + path) }

  @Test("an update of an unchanged project writes nothing")
  func nothing() throws {
    #expect(try update(project).written == [])
  }

  @Test("what the project changed is taken in, and targets that are gone leave")
  func changes() throws {
    var changed = project
    changed.targets.removeAll { $0.name == "AppTests" }
    let report = try update(changed)
    #expect(report.written.contains { $0.hasSuffix("App/Package.swift") })
    #expect(try !text("Package.swift").contains("AppTests"))
    #expect(!folder.paths.contains("App/Pergola/AppTests/PergolaSources.json"))
    #expect(try update(changed).written == [])
  }

  @Test("what was changed by hand stays, and is said once")
  func handChanges() throws {
    let mine = try text("Pergola/Kit/Target.swift") + "struct Mine {}\n"
    try folder.write(mine, to: "App/Pergola/Kit/Target.swift")
    try folder.write("{}", to: "App/Pergola/Kit/PergolaSources.json")
    #expect(try update(project).written == [])
    var changed = project
    let index = try #require(changed.targets.firstIndex { $0.name == "Kit" })
    changed.targets[index].sources = [FileTree("Kit/Shared.swift")]
    let report = try update(changed)
    #expect(try text("Pergola/Kit/Target.swift") == mine)
    #expect(try text("Pergola/Kit/PergolaSources.json") == "{}")
    #expect(report.remarks.contains { $0.hasPrefix("Pergola/Kit/PergolaSources.json was changed by hand and stays.") })
    #expect(try !update(changed).remarks.contains { $0.contains("changed by hand") })
    // Moved away, it is written as the project needs it.
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/Pergola/Kit/PergolaSources.json"))
    _ = try update(changed)
    #expect(try text("Pergola/Kit/PergolaSources.json").contains("Kit/Shared.swift"))
  }

  @Test("the modules of placeholders stay in the manifest")
  func placeholders() throws {
    let line = "let placeholders: [String] = [\"Fenced_Maps\"]"
    let manifest = try text("Package.swift").replacing("let placeholders: [String] = []", with: line)
    try folder.write(manifest, to: "App/Package.swift")
    var changed = project
    changed.targets.removeAll { $0.name == "AppTests" }
    _ = try update(changed)
    #expect(try text("Package.swift").contains(line))
    #expect(try !text("Package.swift").contains("AppTests"))
  }

  @Test("a package without a record is not updated, and one with a record is not adopted again")
  func records() throws {
    #expect {
      _ = try PackageWriter(project).write(pergola: .folder(checkout.url.path))
    } throws: { "\($0)".contains("is adopted already: --update takes in") }
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/Pergola/Adopted.json"))
    #expect { _ = try update(project) } throws: { "\($0)".contains("has no record of an adoption") }
  }

  @Test("an update keeps the way in which the package was adopted")
  func options() throws {
    let output = folder.url.appending(path: "Strict")
    _ = try PackageWriter(project, output: output, isStrict: true).write(pergola: .folder(checkout.url.path))
    #expect(!PackageWriter(project, output: output).isUnfinished)
    let (report, isStrict) = try PackageWriter(project, output: output).update(pergola: nil)
    #expect(isStrict && report.isStrict)
    #expect(report.written == [])
  }

  @Test("an adoption is unfinished until its targets were fenced")
  func unfinished() throws {
    #expect(PackageWriter(project).isUnfinished)
    try folder.write("{}", to: "App/Pergola/Kit/Fences.json")
    #expect(!PackageWriter(project).isUnfinished)
  }
}
