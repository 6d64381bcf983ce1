import Expectations
import Foundation
import PergolaDiagnostics
import RenderTree
import Stage
import Synchronization
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// A font file with names and a style, and without characters.
private struct SampleFont {
  var family = "Garden Serif"
  var name = "GardenSerif-Bold"
  var weight = 700
  var isItalic = false

  var data: Data {
    let tables: [(tag: String, content: Data)] = [("OS/2", styles), ("name", names)]
    var header = Self.long(0x0001_0000) + Self.short(tables.count) + Data(count: 6)
    var content = Data()
    for (tag, table) in tables {
      let place = 12 + 16 * tables.count + content.count
      header += Data(tag.utf8) + Self.long(0) + Self.long(place) + Self.long(table.count)
      content += table
    }
    return header + content
  }

  private var styles: Data {
    Self.short(4) + Self.short(0) + Self.short(weight) + Data(count: 56) + Self.short(isItalic ? 1 : 0)
  }

  private var names: Data {
    let texts = [(1, family), (6, name)].map { ($0, $1.data(using: .utf16BigEndian) ?? Data()) }
    var records = Data()
    var strings = Data()
    for (id, text) in texts {
      records += Self.short(3) + Self.short(1) + Self.short(0x409) + Self.short(id)
      records += Self.short(text.count) + Self.short(strings.count)
      strings += text
    }
    return Self.short(0) + Self.short(texts.count) + Self.short(6 + records.count) + records + strings
  }

  static func short(_ value: Int) -> Data { Data([UInt8(value >> 8 & 255), UInt8(value & 255)]) }
  static func long(_ value: Int) -> Data { short(value >> 16) + short(value) }
}

/// The fonts that an app's Info.plist names.
@MainActor @Suite("Fonts of the app's bundle", .serialized)
struct AppFontTests {
  /// An engine that notes the files which are added to it.
  private final class Engine: TextEngine {
    let files = Mutex<[URL]>([])
    func add(fontFiles: [URL]) { files.withLock { $0 = fontFiles } }
    func metrics(of font: FontDescriptor) -> FontMetrics { MonospaceTextEngine().metrics(of: font) }
    func layout(_ text: StyledText, style: ParagraphStyle, in size: CGSize) -> TextLayout {
      MonospaceTextEngine().layout(text, style: style, in: size)
    }
  }

  private let engine = Engine()

  /// Calls a closure while the app's bundle has font files and an Info.plist that names some.
  private func withBundle<Result>(
    _ files: [String: Data], fonts: [String], _ body: () throws -> Result
  ) throws -> Result {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "fonts-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let plist = ["UIAppFonts": fonts, "CFBundleIdentifier": "example.fonts"] as [String: Any]
    try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
      .write(to: folder.appending(path: "Info.plist"))
    let former = _TargetBundles.main
    _TargetBundles.main = try #require(Bundle(url: folder))
    defer { _TargetBundles.main = former }
    return try SceneContext(textEngine: engine, traits: UITraitCollection()).perform(body)
  }

  @Test("a font of the Info.plist is found by its PostScript name and by its family, on each host")
  func names() throws {
    try withBundle(["Garden.ttf": SampleFont().data], fonts: ["Garden.ttf"]) {
      let font = try #require(UIFont(name: "GardenSerif-Bold", size: 20))
      expectEqual(font.familyName, "Garden Serif")
      expectEqual(font.fontName, "GardenSerif-Bold")
      expectEqual(font.descriptor.weight, 0.4)
      #expect(UIFont(name: "Garden Serif", size: 20) != nil)
      #expect(UIFont.familyNames.contains("Garden Serif"))
      expectEqual(UIFont.fontNames(forFamilyName: "Garden Serif"), ["GardenSerif-Bold"])
    }
    #expect(UIFont(name: "GardenSerif-Bold", size: 20) == nil)
  }

  @Test("a file without its folder in the bundle is found by its name")
  func folders() throws {
    try withBundle(["Garden.ttf": SampleFont().data], fonts: ["Fonts/Garden.ttf"]) {
      #expect(UIFont(name: "GardenSerif-Bold", size: 20) != nil)
    }
  }

  @Test("the text engine of the scene gets the files")
  func files() throws {
    try withBundle(["Garden.ttf": SampleFont().data], fonts: ["Garden.ttf"]) {
      _ = UIFont(name: "GardenSerif-Bold", size: 20)
      expectEqual(engine.files.withLock { $0.map(\.lastPathComponent) }, ["Garden.ttf"])
      expectEqual(AppFonts.files.map(\.lastPathComponent), ["Garden.ttf"])
    }
  }

  @Test("a missing file and one that is not a font are logged")
  func faults() throws {
    let messages = try withBundle(["Text.ttf": Data("no font".utf8)], fonts: ["Gone.ttf", "Text.ttf"]) {
      warnings { _ = UIFont(name: "GardenSerif-Bold", size: 20) }
    }
    expectEqual(messages.count, 2)
    #expect(messages.contains { $0.contains("names the font file Gone.ttf in UIAppFonts") })
    #expect(messages.contains { $0.contains("Text.ttf is not a font") })
  }

  // MARK: Files

  private func read(_ data: Data) throws -> FontFile? {
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: "\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    return FontFile(file)
  }

  @Test("weight and slant of a file are read")
  func styles() throws {
    let font = SampleFont(family: "A", name: "A-LightItalic", weight: 300, isItalic: true)
    try expectEqual(
      read(font.data)?.faces, [FontFace(name: "A-LightItalic", family: "A", weight: -0.4, isItalic: true)])
  }

  @Test("a collection has several fonts")
  func collection() throws {
    let first = SampleFont().data
    let header = Data("ttcf".utf8) + SampleFont.long(0x10000) + SampleFont.long(1) + SampleFont.long(16)
    // The places of tables count from the beginning of the file.
    var moved = first
    for index in 0..<2 {
      let place = 12 + 16 * index + 8
      let offset = moved[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      moved.replaceSubrange(place..<place + 4, with: SampleFont.long(offset + header.count))
    }
    try expectEqual(read(header + moved)?.faces.map(\.name), ["GardenSerif-Bold"])
  }

  @Test("a file that was cut at any place is read without a trap")
  func cutFiles() throws {
    let data = SampleFont().data
    for length in stride(from: 0, to: data.count, by: 7) { #expect(try read(data.prefix(length)) == nil) }
  }
}
