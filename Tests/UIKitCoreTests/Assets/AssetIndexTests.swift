import Expectations
import Foundation
import Stage
import Testing

@testable import UIKitCore

@Suite struct AssetIndexTests {
  let contents = Data("{}".utf8)

  @Test("sets are listed by kind and name, in groups and namespaces, the first of two with one name")
  func names() throws {
    let resources = try TestResources([
      "B.xcassets/Red.colorset/Contents.json": contents, "A.xcassets/Red.colorset/Contents.json": contents,
      "A.xcassets/v1.2 Icons/Red.imageset/Contents.json": contents,
      "A.xcassets/Space/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
      "A.xcassets/Space/Inner/Data.dataset/Contents.json": contents,
    ])
    let index = AssetIndex(resources.folder)
    let folder = resources.folder.path
    expectEqual(index.path(of: .color, named: "Red"), folder + "/A.xcassets/Red.colorset")
    expectEqual(index.path(of: .image, named: "Red"), folder + "/A.xcassets/v1.2 Icons/Red.imageset")
    expectEqual(index.path(of: .data, named: "Space/Data"), folder + "/A.xcassets/Space/Inner/Data.dataset")
    #expect(index.path(of: .data, named: "Data") == nil)
  }

  @Test("names with blanks, umlauts and dots are found, also where they are composed otherwise")
  func unusualNames() throws {
    let resources = try TestResources([
      "A.xcassets/Grüne Äpfel.v2.imageset/Contents.json": contents
    ])
    let index = AssetIndex(resources.folder)
    #expect(index.path(of: .image, named: "Grüne Äpfel.v2") != nil)
    #expect(index.path(of: .image, named: "Gru\u{308}ne A\u{308}pfel.v2") != nil)
  }

  @Test("links in a circle end")
  func circle() throws {
    let resources = try TestResources(["A.xcassets/Group/Red.colorset/Contents.json": contents])
    try FileManager.default.createSymbolicLink(
      at: resources.folder.appendingPathComponent("A.xcassets/Group/Loop"),
      withDestinationURL: resources.folder.appendingPathComponent("A.xcassets"))
    #expect(AssetIndex(resources.folder).path(of: .color, named: "Red") != nil)
  }

  @Test("a catalogue of 2,000 sets is listed by names alone")
  func large() throws {
    // A file that is read is reported in the log, since it is broken.
    let broken = Data("{".utf8)
    var files: [String: Data] = [:]
    for number in 0..<2000 { files["A.xcassets/Group\(number % 10)/Image\(number).imageset/Contents.json"] = broken }
    let resources = try TestResources(files)
    let messages = loggedMessages { #expect(AssetIndex(resources.folder).path(of: .image, named: "Image1999") != nil) }
    expectEqual(messages, [])
  }
}
