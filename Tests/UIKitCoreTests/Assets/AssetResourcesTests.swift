import Expectations
import Foundation
import Testing

@testable import UIKitCore

@Suite struct AssetResourcesTests {
  @Test("resources name images and colors of a bundle; one that is missing is empty")
  func resources() throws {
    let files = try TestResources([
      "A.xcassets/Red.colorset/Contents.json": Data(
        #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}"#.utf8),
      "plain.png": TestPNG.file(width: 10, height: 10),
    ])
    let bundle = try #require(files.bundle)
    expectEqual(UIColor(resource: ColorResource(name: "Red", bundle: bundle)).cgColor.components, [1, 0, 0, 1])
    expectEqual(UIImage(resource: ImageResource(name: "plain", bundle: bundle)).size.width, 10)
    expectEqual(UIImage(resource: ImageResource(name: "gone", bundle: bundle)), UIImage())
    expectEqual(UIColor(resource: ColorResource(name: "gone", bundle: bundle)).cgColor.alpha, 0)
  }
}
