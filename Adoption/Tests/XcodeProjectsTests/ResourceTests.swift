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
    let english = [
      "%lld apples": "%#@en{one{%lld apple}other{%lld apples}}@", "Tap": "Tap here",
      "%lld of %lld": "%1$#@en{one{%1$lld file}other{%1$lld files}}@ of %2$#@en{other{%2$lld}}@",
    ]
    #expect(try table(folder, "en.lproj/Localizable.strings") == english)
    // What is not translated has the text of the development language, and its rules.
    #expect(try table(folder, "de.lproj/Localizable.strings") == english.merging(["Hello": "Hallo"]) { $1 })
    #expect(warnings.count == 1 && warnings[0].contains("“broken” has no form in the language en"))
  }

  @Test("a plural with several arguments is chosen by its integer")
  func severalArguments() throws {
    let text = #"""
      { "sourceLanguage": "en", "strings": {
        "%@ has %lld": { "localizations": { "en": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%@ has %lld apple" } },
          "other": { "stringUnit": { "value": "%@ has %lld apples, 100%%" } } } } } } } } }
      """#
    let (folder, _) = try bundle(["L.xcstrings": text], resources: [FileTree("L.xcstrings")])
    #expect(
      try table(folder, "en.lproj/L.strings") == [
        "%@ has %lld": "%2$#@en{one{%1$@ has %2$lld apple}other{%1$@ has %2$lld apples, 100%%}}@"
      ])
  }

  @Test("a .stringsdict is joined with the table beside it, since Foundation can't read it")
  func pluralRules() throws {
    let (folder, _) = try bundle(
      [
        "ru.lproj/L.strings": "\"plain\" = \"Plain\";",
        "ru.lproj/L.stringsdict": """
        <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@!</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>one</key><string>{one} \\</string><key>other</key><string>%d in %#@m@</string></dict>
        <key>m</key><dict><key>other</key><string>%d</string></dict></dict>
        <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Short</string>
        <key>100</key><string>Long text</string></dict></dict>
        <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap</string>
        <key>mac</key><string>Click</string></dict></dict></dict></plist>
        """,
      ], resources: [FileTree("ru.lproj/L.stringsdict"), FileTree("ru.lproj/L.strings")])
    #expect(
      try table(folder, "ru.lproj/L.strings") == [
        "plain": "Plain", "k": #"%#@ru{one{\{one\} \\}other{%d in %#@ru{other{%d}}@}}@!"#, "wide": "Long text",
        "device": "Tap",
      ])
    #expect(!folder.paths.contains("App.bundle/ru.lproj/L.stringsdict"))
  }

  @Test("PDF images become SVG images, which the set then names")
  func pdfImages() throws {
    // One page of 10 x 10 points with a square.
    let pdf = """
      %PDF-1.1
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]/Contents 4 0 R>>endobj
      4 0 obj<</Length 13>>stream
      2 2 6 6 re f
      endstream endobj
      trailer<</Root 1 0 R>>
      """
    let (folder, warnings) = try bundle(
      [
        "A.xcassets/I.imageset/i.pdf": pdf,
        "A.xcassets/I.imageset/Contents.json": #"{"images": [{"filename": "i.pdf"}]}"#,
        "A.xcassets/B.imageset/b.pdf": "no document",
        "A.xcassets/B.imageset/Contents.json": #"{"images": [{"filename": "b.pdf"}]}"#,
        "A.xcassets/C.imageset/c.pdf": pdf,
        "A.xcassets/C.imageset/Contents.json": "no object",
      ], resources: [FileTree("A.xcassets")])
    let contents = try String(
      contentsOf: folder.url.appending(path: "App.bundle/A.xcassets/I.imageset/Contents.json"), encoding: .utf8)
    #expect(contents.contains("i.pdf.svg"))
    #expect(folder.paths.contains("App.bundle/A.xcassets/I.imageset/i.pdf.svg"))
    #expect(!folder.paths.contains("App.bundle/A.xcassets/I.imageset/i.pdf"))
    // A set that cannot name the new file keeps the old one.
    #expect(folder.paths.contains("App.bundle/A.xcassets/C.imageset/c.pdf"))
    #expect(!folder.paths.contains("App.bundle/A.xcassets/C.imageset/c.pdf.svg"))
    #expect(warnings.count == 2 && warnings[0].contains("b.pdf") && warnings[1].contains("C.imageset/Contents.json"))
  }
}
