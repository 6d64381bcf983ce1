import Expectations
import Foundation
import SeededRandomness
import Testing
import UIKit

@testable import UIKitNibs

/// The index of a storyboard's scenes.
@Suite("Index of a storyboard's scenes")
struct StoryboardIndexTests {
  private func index(_ text: String) throws -> StoryboardIndex { try StoryboardIndex(Data(text.utf8), file: "A") }

  private static let opening = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "

  @Test("scenes, controllers and the initial controller are found")
  func scenes() throws {
    let data = Fixture.storyboard(
      [
        "<viewController id=\"a\" storyboardIdentifier=\"First\"><view key=\"view\" id=\"v\"/></viewController>",
        "<tableViewController id=\"b\"/><placeholder id=\"p\"/>",
      ], initial: "b")
    let index = try StoryboardIndex(data, file: "A")
    expectEqual(index.scenes.count, 2)
    expectEqual(index.initialController, "b")
    expectEqual(index.controllers, ["First": "a"])
    expectEqual(index.sceneOfController["b"], 1)
    let bytes = data[index.scenes[1].range]
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("<scene sceneID=\"s1\">"))
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("</scene>"))
  }

  @Test("tags in comments, in character data and in quotes do not count")
  func quotes() throws {
    let text =
      Self.opening + """
        initialViewController='a'><!-- <scenes><scene> --><scenes>
        <scene sceneID="1"><objects><viewController id="a" title="x > <scene>"><![CDATA[</scene>]]></viewController></objects></scene>
        </scenes></document>
        """
    let index = try index(text)
    expectEqual(index.scenes.count, 1)
    expectEqual(index.initialController, "a")
  }

  @Test("references in identifiers are decoded")
  func references() throws {
    let text =
      Self.opening + """
        ><scenes><scene><objects><viewController id="a" storyboardIdentifier="A &amp; B"/></objects></scene></scenes></document>
        """
    try expectEqual(index(text).controllers, ["A & B": "a"])
  }

  @Test("another document and broken tags are refused")
  func faults() {
    #expect(throws: NibFault.self) { try index("<plist/>") }
    #expect(throws: NibFault.self) { try index(Self.opening + "><scenes></document>") }
    #expect(throws: NibFault.self) { try index(Self.opening + "><scenes>") }
    #expect(throws: NibFault.self) { try index(Self.opening + "><scenes><!-- ") }
  }

  @Test("the index agrees with the parser on random documents", arguments: 0..<20)
  func twin(_ seed: Int) throws {
    var random = Randomness(seed: seed)
    let scenes = (0..<random.next(below: 6)).map { number in
      let name = random.next(below: 2) == 0 ? " storyboardIdentifier=\"N\(number)\"" : ""
      let filler = (0..<random.next(below: 4)).map { _ in
        ["<!-- <objects> -->", "<label text=\"a>b\"/>", "<view>\n</view>", "text"][random.next(below: 4)]
      }
      return "<viewController id=\"c\(number)\"\(name)>\(filler.joined())</viewController>"
    }
    let data = Fixture.storyboard(scenes)
    let index = try StoryboardIndex(data, file: "A")
    let root = try NibXMLParser.parse(data, file: "A")
    let parsed = root.list("scenes")
    expectEqual(index.scenes.count, parsed.count, "seed \(seed)")
    for (range, element) in zip(index.scenes.map(\.range), parsed) {
      let own = try NibXMLParser.parse(Data(data[range]), file: "A")
      expectEqual(own.list("objects").map(\.id), element.list("objects").map(\.id), "seed \(seed)")
      let names = element.list("objects").compactMap { $0["storyboardIdentifier"] }
      #expect(names.allSatisfy { index.controllers[$0] != nil }, "seed \(seed)")
    }
  }
}
