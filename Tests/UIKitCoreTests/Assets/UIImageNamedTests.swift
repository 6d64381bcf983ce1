import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct UIImageNamedTests {
  func png(_ side: Int) -> Data { TestPNG.file(width: side, height: side) }

  @Test("files are found by name, at the best scale for the screen")
  func files() throws {
    let resources = try TestResources([
      "plain.png": png(10), "sharp@2x.png": png(20), "all.png": png(30), "all@2x.png": png(60), "all@3x.png": png(90),
      "some.png": png(12), "some@3x.png": png(36),
    ])
    expectEqual(resources.image("plain")?.size, CGSize(width: 10, height: 10))
    expectEqual(resources.image("plain.png"), resources.image("plain"))
    expectEqual(resources.image("sharp")?.size, CGSize(width: 10, height: 10))
    let all = resources.image("all")
    expectEqual(pixelWidth(all, scale: 1), 30)
    expectEqual(pixelWidth(all, scale: 2), 60)
    expectEqual(pixelWidth(all, scale: 3), 90)
    expectEqual(pixelWidth(all, scale: 4), 90)
    expectEqual(all?.size, CGSize(width: 30, height: 30))
    expectEqual(pixelWidth(resources.image("some"), scale: 2), 36)
    #expect(resources.image("none") == nil)
  }

  @Test("an image without variants equals that of its file")
  func plain() throws {
    let resources = try TestResources(["plain.png": png(10)])
    expectEqual(resources.image("plain"), UIImage(data: png(10)))
  }

  @Test("a catalogue image follows the appearance of its view; elsewhere it has that for which it was made")
  func appearances() throws {
    let resources = try TestResources([
      "Media.xcassets/Contents.json": Data("{}".utf8),
      "Media.xcassets/Logo.imageset/light.png": png(10), "Media.xcassets/Logo.imageset/dark.png": png(11),
      "Media.xcassets/Logo.imageset/Contents.json": Data(
        """
        {"images": [
          {"idiom": "universal", "filename": "light.png", "scale": "1x"},
          {"idiom": "universal", "filename": "dark.png", "scale": "1x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"idiom": "universal", "scale": "2x"},
          {"idiom": "tv", "filename": "light.png", "scale": "1x"},
          {"idiom": "universal", "filename": "dark.png", "scale": "1x",
           "appearances": [{"appearance": "taste", "value": "salty"}]}
        ], "info": {"version": 1, "author": "xcode"}}
        """.utf8),
    ])
    let logo = resources.image("Logo")
    expectEqual(pixelWidth(logo), 10)
    expectEqual(pixelWidth(logo, style: .dark), 11)
    expectEqual(resources.image("Logo"), logo)
    let dark = resources.image("Logo", UITraitCollection(userInterfaceStyle: .dark))
    expectEqual(dark?.size.width, 11)
    expectEqual(dark?.cgImage?.width, 11)
    expectEqual(pixelWidth(dark, style: .light), 10)
  }

  @Test("namespaces, devices, directions, templates and caps of a catalogue apply")
  func setsInFolders() throws {
    let resources = try TestResources([
      "A.xcassets/Icons/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
      "A.xcassets/Icons/Back.imageset/a.png": png(1), "A.xcassets/Icons/Back.imageset/b.png": png(2),
      "A.xcassets/Icons/Back.imageset/c.png": png(3),
      "A.xcassets/Icons/Back.imageset/Contents.json": Data(
        """
        {"images": [
          {"idiom": "universal", "filename": "a.png"},
          {"idiom": "ipad", "filename": "b.png"},
          {"idiom": "universal", "filename": "c.png", "language-direction": "right-to-left"}
        ], "properties": {"template-rendering-intent": "template"}}
        """.utf8),
      "A.xcassets/Plain/Bubble.imageset/bubble@2x.png": png(40),
      "A.xcassets/Plain/Bubble.imageset/Contents.json": Data(
        """
        {"images": [{"idiom": "universal", "filename": "bubble@2x.png", "scale": "2x", "resizing": {
          "mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
          "cap-insets": {"top": 8, "left": 10, "bottom": 8, "right": 10}}}]}
        """.utf8),
    ])
    let back = try #require(resources.image("Icons/Back"))
    #expect(resources.image("Back") == nil)
    expectEqual(back.renderingMode, .alwaysTemplate)
    let picture = try #require(back.storage.picture)
    func side(_ change: (inout UITraitCollection.Values) -> Void) -> CGFloat {
      picture.resolved(with: .processDefault.changing(change)).source.pixelSize.width
    }
    expectEqual(side { _ in }, 1)
    expectEqual(side { $0.userInterfaceIdiom = .pad }, 2)
    expectEqual(side { $0.layoutDirection = .rightToLeft }, 3)
    let bubble = try #require(resources.image("Bubble"))
    expectEqual(bubble.size, CGSize(width: 20, height: 20))
    expectEqual(bubble.capInsets, UIEdgeInsets(top: 4, left: 5, bottom: 4, right: 5))
    expectEqual(bubble.resizingMode, .stretch)
  }

  @Test("broken resources give nil and a warning")
  func broken() throws {
    let resources = try TestResources([
      "bad.png": Data("no picture".utf8), "A.xcassets/B.imageset/Contents.json": Data("{".utf8),
      "A.xcassets/C.imageset/Contents.json": Data(#"{"images": [{"filename": "gone.png"}]}"#.utf8),
    ])
    let messages = loggedMessages(.warning) {
      #expect(resources.image("bad") == nil)
      #expect(resources.image("B") == nil)
      #expect(resources.image("C") == nil)
    }
    expectEqual(messages.count, 3)
    let names = ["", "/", "a\0b", String(repeating: "x", count: 10_000)]
    for name in names { #expect(resources.image(name) == nil) }
  }

  @Test("a file outside of the folder is not found")
  func outside() throws {
    let resources = try TestResources(["outside.png": png(1), "Inner/inside.png": png(1)])
    let bundle = try #require(Bundle(url: resources.folder.appendingPathComponent("Inner")))
    #expect(UIImage(named: "inside", in: bundle, compatibleWith: nil) != nil)
    for name in ["../outside", "../outside.png", "a/../../outside"] {
      #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test("a file that cannot be opened is logged once")
  func unreadable() throws {
    let resources = try TestResources(["folder.png/file": Data()])
    let messages = loggedMessages(.warning) {
      for _ in 0..<2 { #expect(resources.image("folder") == nil) }
    }
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("folder.png: cannot be read: ") == true)
  }

  @Test("a variant for other traits is the last resort")
  func otherTraits() throws {
    let resources = try TestResources([
      "A.xcassets/Phone.imageset/any.png": png(1), "A.xcassets/Phone.imageset/dark.png": png(2),
      "A.xcassets/Phone.imageset/Contents.json": Data(
        """
        {"images": [{"filename": "any.png"}, {"filename": "dark.png", "idiom": "iphone",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """.utf8),
      "A.xcassets/Narrow.imageset/any.png": png(1), "A.xcassets/Narrow.imageset/dark.png": png(2),
      "A.xcassets/Narrow.imageset/Contents.json": Data(
        """
        {"images": [{"filename": "any.png"}, {"filename": "dark.png", "width-class": "compact",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """.utf8),
    ])
    func side(_ name: String, _ style: UIUserInterfaceStyle, _ width: UIUserInterfaceSizeClass) -> CGFloat? {
      let traits = UITraitCollection.processDefault.changing {
        $0.userInterfaceIdiom = .phone
        $0.userInterfaceStyle = style
        $0.horizontalSizeClass = width
      }
      return resources.image(name)?.storage.picture?.resolved(with: traits).source.pixelSize.width
    }
    expectEqual(side("Phone", .light, .compact), 1)
    expectEqual(side("Phone", .dark, .compact), 2)
    expectEqual(side("Narrow", .dark, .regular), 1)
    expectEqual(side("Narrow", .dark, .compact), 2)
  }

  @Test("a name without an image is logged once for each list of folders")
  func missingNames() throws {
    let resources = try TestResources(["a.png": png(1)])
    let other = try TestResources(["b.png": png(1)])
    let library = ImageLibrary()
    let messages = loggedMessages(.debug) {
      for _ in 0..<2 {
        #expect(library.image(named: "none", in: [resources.folder, other.folder]) == nil)
        #expect(library.image(named: "none", in: [other.folder]) == nil)
      }
    }
    expectEqual(messages.filter { $0.contains("No image is named 'none'") }.count, 2)
    for _ in 0..<2 { #expect(library.image(named: "b", in: [resources.folder, other.folder]) != nil) }
  }

  @Test("variants for high contrast are chosen where the user wants it")
  func contrast() throws {
    let resources = try TestResources([
      "A.xcassets/Logo.imageset/any.png": png(1), "A.xcassets/Logo.imageset/dark.png": png(2),
      "A.xcassets/Logo.imageset/high.png": png(3), "A.xcassets/Logo.imageset/both.png": png(4),
      "A.xcassets/Logo.imageset/Contents.json": Data(
        """
        {"images": [
          {"filename": "high.png", "appearances": [{"appearance": "contrast", "value": "high"}]},
          {"filename": "both.png", "appearances": [
            {"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]},
          {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"filename": "any.png"}]}
        """.utf8),
    ])
    let logo = resources.image("Logo")
    expectEqual(pixelWidth(logo), 1)
    expectEqual(pixelWidth(logo, style: .dark), 2)
    expectEqual(pixelWidth(logo, contrast: .high), 3)
    expectEqual(pixelWidth(logo, style: .dark, contrast: .high), 4)
  }

  @Test("a scale that is missing is replaced by the next higher one, and a file that cannot be read by the next best")
  func missingScales() throws {
    let resources = try TestResources([
      "A.xcassets/Logo.imageset/one.png": png(10), "A.xcassets/Logo.imageset/three.png": png(30),
      "A.xcassets/Logo.imageset/two.png": Data("no picture".utf8),
      "A.xcassets/Logo.imageset/Contents.json": Data(
        """
        {"images": [{"filename": "one.png", "scale": "1x"}, {"filename": "two.png", "scale": "2x"},
          {"filename": "three.png", "scale": "3x"}]}
        """.utf8),
    ])
    let messages = loggedMessages(.warning) {
      let logo = resources.image("Logo")
      expectEqual(pixelWidth(logo, scale: 1), 10)
      expectEqual(pixelWidth(logo, scale: 2), 30)
      expectEqual(pixelWidth(logo, scale: 4), 30)
    }
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("two.png") == true)
  }

  @Test("a broken Contents.json is logged once, with its file and the place")
  func brokenContents() throws {
    let resources = try TestResources([
      "A.xcassets/B.imageset/Contents.json": Data(#"{"images": [{"filename": 3}]}"#.utf8)
    ])
    let messages = loggedMessages(.warning) {
      for _ in 0..<3 { #expect(resources.image("B") == nil) }
    }
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("B.imageset/Contents.json: cannot be read: at images [0] filename") == true)
  }

  @Test("an SVG file is an image of the size in its root element")
  func vectorImage() throws {
    let resources = try TestResources([
      "A.xcassets/Leaf.imageset/leaf.svg": Data(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><path d="M0 0h9v9z"/></svg>"#.utf8),
      "A.xcassets/Leaf.imageset/Contents.json": Data(
        #"{"images": [{"filename": "leaf.svg", "idiom": "universal"}]}"#.utf8),
      "A.xcassets/Old.imageset/old.pdf": Data("%PDF".utf8),
      "A.xcassets/Old.imageset/Contents.json": Data(#"{"images": [{"filename": "old.pdf"}]}"#.utf8),
    ])
    expectEqual(resources.image("Leaf")?.size, CGSize(width: 24, height: 16))
    let messages = loggedMessages(.warning) { #expect(resources.image("Old") == nil) }
    #expect(messages.first?.contains("old.pdf: PDF images are not read at run time") == true)
  }

  @Test("a scale below one counts as one")
  func zeroScale() throws {
    let resources = try TestResources([
      "A.xcassets/Bubble.imageset/bubble.png": png(20),
      "A.xcassets/Bubble.imageset/Contents.json": Data(
        """
        {"images": [{"filename": "bubble.png", "scale": "0x", "resizing": {
          "mode": "9-part", "cap-insets": {"top": 8, "left": 10, "bottom": 8, "right": 10}}}]}
        """.utf8),
    ])
    let bubble = try #require(resources.image("Bubble"))
    expectEqual(bubble.size, CGSize(width: 20, height: 20))
    expectEqual(bubble.capInsets, UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10))
  }

  @Test("the app's icon is found by its name, and at a size")
  func icon() throws {
    let resources = try TestResources([
      "A.xcassets/AppIcon.appiconset/icon.png": png(1024),
      "A.xcassets/AppIcon.appiconset/Contents.json": Data(
        #"{"images": [{"filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}]}"#.utf8),
    ])
    expectEqual(resources.image("AppIcon")?.size, CGSize(width: 1024, height: 1024))
    expectEqual(resources.image("AppIcon60x60")?.size, CGSize(width: 60, height: 60))
    #expect(resources.image("AppIcon60x61") == nil)
    #expect(resources.image("AppIcon0x0") == nil)
  }
}
