import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct UIImageNamedTests {
  /// A folder of resources that is removed with its owner.
  final class Resources {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")

    init(_ files: [String: Data]) throws {
      for (path, data) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
      UIImage(named: name, in: Bundle(url: folder), compatibleWith: traits)
    }
  }

  func png(_ side: Int) -> Data { TestPNG.file(width: side, height: side) }

  func pixels(_ image: UIImage?, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light) -> CGFloat? {
    let traits = UITraitCollection.processDefault.changing {
      $0.displayScale = scale
      $0.userInterfaceStyle = style
    }
    return image?.storage.picture?.resolved(with: traits).source.pixelSize.width
  }

  @Test("files are found by name, at the best scale for the screen")
  func files() throws {
    let resources = try Resources([
      "plain.png": png(10), "sharp@2x.png": png(20), "all.png": png(30), "all@2x.png": png(60), "all@3x.png": png(90),
      "some.png": png(12), "some@3x.png": png(36),
    ])
    expectEqual(resources.image("plain")?.size, CGSize(width: 10, height: 10))
    expectEqual(resources.image("plain.png"), resources.image("plain"))
    expectEqual(resources.image("sharp")?.size, CGSize(width: 10, height: 10))
    let all = resources.image("all")
    expectEqual(pixels(all, scale: 1), 30)
    expectEqual(pixels(all, scale: 2), 60)
    expectEqual(pixels(all, scale: 3), 90)
    expectEqual(pixels(all, scale: 4), 90)
    expectEqual(all?.size, CGSize(width: 30, height: 30))
    expectEqual(pixels(resources.image("some"), scale: 2), 36)
    #expect(resources.image("none") == nil)
  }

  @Test("an image without variants equals that of its file")
  func plain() throws {
    let resources = try Resources(["plain.png": png(10)])
    expectEqual(resources.image("plain"), UIImage(data: png(10)))
  }

  @Test("a catalogue image follows the appearance unless created for fixed traits")
  func appearances() throws {
    let resources = try Resources([
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
           "appearances": [{"appearance": "contrast", "value": "high"}]}
        ], "info": {"version": 1, "author": "xcode"}}
        """.utf8),
    ])
    let logo = resources.image("Logo")
    expectEqual(pixels(logo), 10)
    expectEqual(pixels(logo, style: .dark), 11)
    expectEqual(resources.image("Logo"), logo)
    let dark = resources.image("Logo", UITraitCollection(userInterfaceStyle: .dark))
    expectEqual(pixels(dark, style: .light), 11)
  }

  @Test("namespaces, devices, directions, templates and caps of a catalogue apply")
  func setsInFolders() throws {
    let resources = try Resources([
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
    let resources = try Resources([
      "bad.png": Data("no picture".utf8), "A.xcassets/B.imageset/Contents.json": Data("{".utf8),
      "A.xcassets/C.imageset/Contents.json": Data(#"{"images": [{"filename": "gone.png"}]}"#.utf8),
    ])
    let messages = loggedMessages(.warning) {
      #expect(resources.image("bad") == nil)
      #expect(resources.image("B") == nil)
      #expect(resources.image("C") == nil)
    }
    expectEqual(messages.count, 3)
    let names = ["../../etc/passwd", "", "/", "a\0b", String(repeating: "x", count: 10_000)]
    for name in names { #expect(resources.image(name) == nil) }
  }
}
