import Foundation
import Testing

@testable import XcodeProjects

@Suite("Resources")
struct ResourceTests {
  private func bundle(_ files: [String: String], resources: [FileTree]) throws -> (TemporaryFolder, [String]) {
    let folder = try TemporaryFolder(files)
    let configuration = SourceConfiguration(
      module: "App", kind: .app, sources: [], resources: resources, developmentRegion: "en")
    try folder.write(
      String(decoding: JSONEncoder().encode(configuration), as: UTF8.self), to: "PergolaSources.json")
    let bundle = try ResourceBundle(
      configuration: folder.url.appending(path: "PergolaSources.json"), package: folder.url)
    let warnings = try bundle.write(to: folder.url.appending(path: "App.bundle"))
    return (folder, warnings)
  }

  private func table(_ folder: TemporaryFolder, _ path: String) throws -> [String: String] {
    try PropertyListFile.read(folder.url.appending(path: "App.bundle/" + path)).dictionary?.compactMapValues(\.string)
      ?? [:]
  }

  @Test("files stand beside each other, languages in their folders, catalogues and folder references whole")
  func layout() throws {
    let (folder, _) = try bundle(
      [
        "App/Deep/a.json": "", "App/de.lproj/Main.strings": "", "App/Assets.xcassets/x/Contents.json": "",
        "App/Code.swift": "", "App/Data/one/two.txt": "", "App/Info.plist": "",
      ], resources: [FileTree("App", excluding: ["Data"]), FileTree("App/Data", whole: true)])
    let paths = folder.paths.filter { $0.hasPrefix("App.bundle/") }.map { String($0.dropFirst(11)) }
    #expect(
      paths == [
        "Assets.xcassets", "Assets.xcassets/x", "Assets.xcassets/x/Contents.json", "Data", "Data/one",
        "Data/one/two.txt", "a.json", "de.lproj", "de.lproj/Main.strings",
      ])
  }

  @Test("a configuration that names only a bundle and an Info.plist has a bundle with that file")
  func bundleOfInfoPlist() throws {
    let folder = try TemporaryFolder([
      "PergolaSources.json":
        "{\"module\": \"App\", \"kind\": \"app\", \"sources\": [], \"bundle\": \"App.bundle\", \"infoPlist\": \"Info.plist\"}",
      "Info.plist": "<plist version=\"1.0\"><dict/></plist>",
    ])
    let bundle = try ResourceBundle(
      configuration: folder.url.appending(path: "PergolaSources.json"), package: folder.url)
    #expect(try bundle.write(to: folder.url.appending(path: "App.bundle")).isEmpty)
    #expect(folder.paths.filter { $0.hasPrefix("App.bundle/") } == ["App.bundle/Info.plist"])
  }

  @Test("a catalogue of strings becomes a table for each language, with plurals and variants of devices")
  func catalog() throws {
    let text = #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hallo" } } } },
        "untranslated": { },
        "%lld apples": { "localizations": { "en": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld apple" } }, "other": { "stringUnit": { "value": "%lld apples" } } } } } } },
        "Tap": { "localizations": { "en": { "variations": { "device": {
          "iphone": { "stringUnit": { "value": "Tap here" } }, "mac": { "stringUnit": { "value": "Click" } } } } } } },
        "%lld of %lld": { "localizations": { "en": {
          "stringUnit": { "value": "%#@a@ of %#@b@" }, "substitutions": {
            "a": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "value": "%arg file" } }, "other": { "stringUnit": { "value": "%arg files" } } } } },
            "b": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "other": { "stringUnit": { "value": "%arg" } } } } } } } } },
        "broken": { "localizations": { "en": { } } } } }
      """#
    let (folder, warnings) = try bundle(
      ["Localizable.xcstrings": text], resources: [FileTree("Localizable.xcstrings")])
    #expect(try table(folder, "de.lproj/Localizable.strings") == ["Hello": "Hallo"])
    #expect(
      try table(folder, "en.lproj/Localizable.strings") == [
        "%lld apples": "%lld apples", "Tap": "Tap here", "%lld of %lld": "%1$lld files of %2$lld",
      ])
    let plurals = try PropertyListFile.read(folder.url.appending(path: "App.bundle/en.lproj/Localizable.plurals"))
    #expect(plurals["%lld apples"]?["NSStringLocalizedFormatKey"] == .string("%#@value@"))
    #expect(plurals["%lld apples"]?["value"]?["one"] == .string("%lld apple"))
    #expect(plurals["%lld of %lld"]?["a"]?["one"] == .string("%1$lld file"))
    #expect(warnings.count == 1 && warnings[0].contains("“broken” has no form in the language en"))
  }

  @Test("a .stringsdict is joined with the table beside it, since Foundation can't read it")
  func pluralRules() throws {
    let (folder, _) = try bundle(
      [
        "en.lproj/L.strings": "\"plain\" = \"Plain\";",
        "en.lproj/L.stringsdict": """
        <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@!</string>
        <key>n</key><dict><key>one</key><string>one</string><key>other</key><string>%d of them</string></dict></dict></dict>
        </plist>
        """,
      ], resources: [FileTree("en.lproj/L.stringsdict"), FileTree("en.lproj/L.strings")])
    #expect(try table(folder, "en.lproj/L.strings") == ["plain": "Plain", "k": "%d of them!"])
    #expect(!folder.paths.contains("App.bundle/en.lproj/L.stringsdict"))
    #expect(folder.paths.contains("App.bundle/en.lproj/L.plurals"))
  }
}
