import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct UIFontNameTests {
  /// An engine with installed fonts that measures as a terminal does.
  private struct Engine: TextEngine {
    var faces: [FontFace]
    func metrics(of font: FontDescriptor) -> FontMetrics { MonospaceTextEngine().metrics(of: font) }
    func layout(_ text: StyledText, style: ParagraphStyle, in size: CGSize) -> TextLayout {
      MonospaceTextEngine().layout(text, style: style, in: size)
    }
  }

  private let engine = Engine(faces: [
    FontFace(name: "Fruit-Bold", family: "Fruit Sans", weight: 0.4), FontFace(name: "Fruit", family: "Fruit Sans"),
    FontFace(name: "Georgia-Own", family: "Georgia"),
  ])

  private func withEngine<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SceneContext(textEngine: engine, traits: UITraitCollection()).perform(body)
  }

  @Test(
    "the original's fonts are found by their PostScript names",
    arguments: [
      ("Helvetica", "Helvetica", 0, false), ("HelveticaNeue-Bold", "Helvetica Neue", 0.4, false),
      ("HelveticaNeue-UltraLightItalic", "Helvetica Neue", -0.8, true), ("Courier", "Courier", 0, false),
      ("Menlo-Regular", "Menlo", 0, false), ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", 0.4, true),
      ("AvenirNext-DemiBold", "Avenir Next", 0.3, false), ("Helvetica-BoldOblique", "Helvetica", 0.4, true),
    ] as [(String, String, CGFloat, Bool)])
  func originalFonts(name: String, family: String, weight: CGFloat, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 15))
    expectEqual(font.fontName, name)
    expectEqual(font.familyName, family)
    expectEqual(font.pointSize, 15)
    expectEqual(font.descriptor.weight, weight)
    expectEqual(font.descriptor.isItalic, isItalic)
  }

  @Test("a family's name finds its regular font")
  func familyAsName() {
    expectEqual(UIFont(name: "Helvetica Neue", size: 12)?.fontName, "HelveticaNeue")
    expectEqual(UIFont(name: "Gill Sans", size: 12)?.fontName, "GillSans")
  }

  @Test("an unknown name finds no font", arguments: ["", "Comic Fruit", "Helvetica-Fruit", ".SFUI-Fruity"])
  func unknown(name: String) { #expect(UIFont(name: name, size: 12) == nil) }

  @Test("a size of 0 is the system's")
  func zeroSize() { expectEqual(UIFont(name: "Menlo-Bold", size: 0)?.pointSize, UIFont.systemFontSize) }

  @Test("fonts without a host's own are drawn in fonts of their kind")
  func replacements() {
    expectEqual(UIFont(name: "Menlo-Bold", size: 9)?.descriptor.family, .named("Menlo,monospace"))
    expectEqual(UIFont(name: "Georgia", size: 9)?.descriptor.family, .named("Georgia,serif"))
    expectEqual(UIFont(name: "Helvetica", size: 9)?.descriptor.family, .named("Helvetica"))
  }

  @Test("a font of the host is found by its name and by its family")
  func installed() {
    #expect(UIFont(name: "Fruit-Bold", size: 9) == nil)
    withEngine {
      expectEqual(UIFont(name: "Fruit-Bold", size: 9)?.descriptor.weight, 0.4)
      expectEqual(UIFont(name: "Fruit Sans", size: 9)?.fontName, "Fruit")
      expectEqual(UIFont.fontNames(forFamilyName: "Fruit Sans"), ["Fruit", "Fruit-Bold"])
    }
  }

  @Test("an installed family replaces the original's list of its fonts, whose names still work")
  func installedOriginal() {
    withEngine {
      expectEqual(UIFont.fontNames(forFamilyName: "Georgia"), ["Georgia-Own"])
      expectEqual(UIFont(name: "Georgia-Bold", size: 9)?.descriptor.weight, 0.4)
    }
  }

  @Test("the index of a host's fonts is made once, and another host has its own")
  func index() {
    let first = FontCatalogue.index
    #expect(FontCatalogue.index === first)
    withEngine {
      let own = FontCatalogue.index
      #expect(own !== first)
      #expect(own.named["Fruit"] != nil)
      #expect(FontCatalogue.index === own)
    }
    #expect(FontCatalogue.index.named["Fruit"] == nil)
  }

  @Test("threads that look up names at once find the same fonts")
  func threads() async {
    let names = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<20 { group.addTask { UIFont(name: "Menlo", size: 9)?.fontName } }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    expectEqual(names, ["Menlo-Regular"])
  }

  @Test("families are sorted and have fonts")
  func families() {
    let names = UIFont.familyNames
    expectEqual(names, names.sorted())
    #expect(names.contains("Helvetica Neue"))
    for name in names { #expect(!UIFont.fontNames(forFamilyName: name).isEmpty) }
    #expect(UIFont.fontNames(forFamilyName: "Comic Fruit").isEmpty)
    expectEqual(UIFont.fontNames(forFamilyName: "Courier").count, 4)
  }

  @Test("the system's fonts have the original's names, which find them again")
  func systemFonts() {
    let fonts: [(UIFont, String, String)] = [
      (.systemFont(ofSize: 17), ".SFUI-Regular", ".AppleSystemUIFont"),
      (.systemFont(ofSize: 17, weight: .semibold), ".SFUI-Semibold", ".AppleSystemUIFont"),
      (.italicSystemFont(ofSize: 17), ".SFUI-Italic", ".AppleSystemUIFont"),
      (
        .monospacedSystemFont(ofSize: 17, weight: .bold), ".AppleSystemUIFontMonospaced-Bold",
        ".AppleSystemUIFontMonospaced"
      ),
      (.monospacedDigitSystemFont(ofSize: 17, weight: .light), ".SFUINumeric-Light", ".AppleSystemUIFont"),
    ]
    for (font, name, family) in fonts {
      expectEqual(font.fontName, name)
      expectEqual(font.familyName, family)
      expectEqual(UIFont(name: name, size: 17), font)
    }
  }
}
