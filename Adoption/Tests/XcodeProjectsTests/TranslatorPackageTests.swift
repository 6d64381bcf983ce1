import Foundation
import Testing

@testable import XcodeProjects

@Suite("The translator inside of adopted packages")
struct TranslatorPackageTests {
  private let folder: TemporaryFolder
  private let translator: TranslatorPackage

  init() throws {
    folder = try TemporaryFolder([
      "Checkout/Adoption/Plugins/PergolaSources/Plugin.swift": "// The plugin.",
      "Checkout/Adoption/Plugins/PergolaSources/README.md": "",
      "Checkout/Adoption/Sources/Shared/Files.swift": "// What is shared.",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Checkout/Adoption/Plugins/PergolaSources/Shared").path,
      withDestinationPath: "../../Sources/Shared")
    try folder.writeProgram("#!/bin/sh\necho translates", to: "Programs/translate-sources")
    try folder.writeProgram("#!/bin/sh\n", to: "Programs/prepare-resources")
    translator = TranslatorPackage(
      in: folder.url.appending(path: "App"), checkout: folder.url.appending(path: "Checkout"),
      programs: folder.url.appending(path: "Programs"))
  }

  private static let root = "App/.pergola/translator"

  private var file: URL {
    folder.url.appending(path: "\(Self.root)/Programs.artifactbundle/bin/translate-sources")
  }

  private var fileNumber: UInt64? {
    try? FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? UInt64
  }

  @Test("the package has the plugin's sources, those of linked folders too, and the programs, and Git ignores it")
  func contents() throws {
    try translator.write()
    #expect(try folder.text(of: "\(Self.root)/Plugins/PergolaSources/Plugin.swift") == "// The plugin.")
    #expect(try folder.text(of: "\(Self.root)/Plugins/PergolaSources/Shared/Files.swift") == "// What is shared.")
    #expect(!folder.paths.contains("\(Self.root)/Plugins/PergolaSources/README.md"))
    #expect(try folder.text(of: "App/.pergola/.gitignore") == "*\n")
    let run = Command.run(file.path, [], timeout: 10)
    #expect(run.text == "translates\n")
  }

  @Test("the package is one for SwiftPM, whose plugin runs the programs of its bundle")
  func manifest() throws {
    try translator.write()
    let package = folder.url.appending(path: Self.root)
    let run = Command.run(
      "swift", ["package", "--package-path", package.path, "describe", "--type", "json"], timeout: 300)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("\"buildTool\""))
    let list = try JSONSerialization.jsonObject(
      with: Data(folder.text(of: "\(Self.root)/Programs.artifactbundle/info.json").utf8))
    let artifacts = try #require((list as? [String: Any])?["artifacts"] as? [String: Any])
    #expect(Set(artifacts.keys) == ["translate-sources", "prepare-resources"])
  }

  @Test("a program that is another one now takes the place of the old one, and what is the same stays")
  func update() throws {
    try translator.write()
    let first = fileNumber
    try translator.write()
    #expect(fileNumber == first)
    // As a linker writes it: into a new file.
    try FileManager.default.removeItem(at: folder.url.appending(path: "Programs/translate-sources"))
    try folder.writeProgram("#!/bin/sh\necho translates better", to: "Programs/translate-sources")
    try translator.write()
    #expect(fileNumber != first)
    #expect(Command.run(file.path, [], timeout: 10).text == "translates better\n")
  }

  @Test("a program that is not beside pergola is named, with the command that makes it")
  func missing() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "Programs/prepare-resources"))
    #expect {
      try translator.write()
    } throws: { "\($0)".contains("prepare-resources: is not there") && "\($0)".contains("swift build") }
  }

  @Test("packages without a translator have none after a refresh")
  func others() throws {
    try folder.write("let package = Package(name: \"Own\")", to: "Own/Package.swift")
    try TranslatorPackage.refresh(in: folder.url.appending(path: "Own"))
    #expect(!folder.paths.contains("Own/.pergola"))
  }
}
