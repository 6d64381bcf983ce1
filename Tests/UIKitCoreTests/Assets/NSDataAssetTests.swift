import Expectations
import Foundation
import Stage
import Testing

@testable import UIKitCore

@Suite struct NSDataAssetTests {
  @Test("a data set has the content of its file and the identifier of its type")
  func content() throws {
    let resources = try TestResources([
      "A.xcassets/Fruit.dataset/fruit.json": Data("[1]".utf8),
      "A.xcassets/Fruit.dataset/Contents.json": Data(
        #"{"data": [{"idiom": "universal", "filename": "fruit.json", "universal-type-identifier": "public.json"}]}"#
          .utf8),
    ])
    let bundle = try #require(resources.bundle)
    let asset = try #require(NSDataAsset(name: "Fruit", bundle: bundle))
    expectEqual(asset.name, "Fruit")
    expectEqual(asset.data, Data("[1]".utf8))
    expectEqual(asset.typeIdentifier, "public.json")
  }

  @Test("a data set without its file, or with a broken Contents.json, is nil and logged")
  func broken() throws {
    let resources = try TestResources([
      "A.xcassets/A.dataset/Contents.json": Data(#"{"data": [{"filename": "gone.json"}]}"#.utf8),
      "A.xcassets/B.dataset/Contents.json": Data("[".utf8),
      "A.xcassets/C.dataset/Contents.json": Data(#"{"data": [{"filename": "../B.dataset/Contents.json"}]}"#.utf8),
    ])
    let bundle = try #require(resources.bundle)
    let messages = loggedMessages(.warning) {
      for name in ["A", "B", "C"] { #expect(NSDataAsset(name: name, bundle: bundle) == nil) }
    }
    expectEqual(messages.count, 3)
    #expect(NSDataAsset(name: "no such data", bundle: bundle) == nil)
  }
}
