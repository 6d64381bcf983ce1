import Expectations
import Foundation
import Stage
import Testing

@testable import UIKitCore

@Suite struct SymbolSetTests {
  /// A template whose symbol is 100 units wide, which is the font size.
  static let template = Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Guides">
        <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/>
        <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
        <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/>
      </g>
      <g id="Symbols">
        <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M10 0h80v-70h-80z"/></g>
      </g>
    </svg>
    """.utf8)

  private func resources(_ file: Data) throws -> TestResources {
    try TestResources([
      "A.xcassets/my.leaf.symbolset/leaf.svg": file,
      "A.xcassets/my.leaf.symbolset/Contents.json": Data(
        #"{"symbols": [{"filename": "leaf.svg", "idiom": "universal"}]}"#.utf8),
    ])
  }

  @Test("a symbol of the app's own is found by its name and takes a configuration")
  func symbol() throws {
    let resources = try resources(Self.template)
    let leaf = try #require(resources.image("my.leaf"))
    #expect(leaf.isSymbolImage)
    expectEqual(leaf.accessibilityName, "My leaf")
    expectEqual(leaf, resources.image("my.leaf"))
    let configuration = UIImage.SymbolConfiguration(pointSize: 20)
    let large = try #require(UIImage(named: "my.leaf", in: resources.bundle, with: configuration))
    // 1.2 lines high, as every symbol, and as wide as the font size.
    expectEqual(large.size, CGSize(width: 20, height: 24))
  }

  @Test("a file that is no template is logged, and there is no image")
  func broken() throws {
    let resources = try resources(Data("<svg><g id=\"Regular-M\"/></svg>".utf8))
    let messages = loggedMessages(.warning) {
      for _ in 0..<3 { #expect(resources.image("my.leaf") == nil) }
    }
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("leaf.svg: cannot be read as a template of a symbol") == true)
  }
}
