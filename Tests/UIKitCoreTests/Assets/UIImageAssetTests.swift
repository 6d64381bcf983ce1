import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIImageAssetTests {
  let light = UITraitCollection(userInterfaceStyle: .light)
  let dark = UITraitCollection(userInterfaceStyle: .dark)

  func image(_ side: Int) -> UIImage? { UIImage(data: TestPNG.file(width: side, height: side)) }

  @Test("an asset gives the image that was registered for the traits, and views choose by their own")
  func registration() throws {
    let asset = UIImageAsset()
    expectEqual(asset.image(with: light).size, .zero)
    asset.register(try #require(image(10)), with: light)
    asset.register(try #require(image(11)), with: dark)
    let shown = asset.image(with: dark)
    expectEqual(shown.size.width, 11)
    expectEqual(asset.image(with: light).size.width, 10)
    expectEqual(pixelWidth(shown, style: .light), 10)
    expectEqual(shown.imageAsset, asset)
    asset.unregister(with: dark)
    expectEqual(asset.image(with: dark).size.width, 10)
  }

  @Test("an image without an asset gets one, with which images for other traits are registered")
  func laterAsset() throws {
    let picture = try #require(image(10)).withHorizontallyFlippedOrientation()
    picture.imageAsset?.register(try #require(image(11)), with: dark)
    expectEqual(pixelWidth(picture, style: .light), 10)
    expectEqual(pixelWidth(picture, style: .dark), 11)
    expectEqual(picture.imageOrientation, .upMirrored)
    #expect(UIImage().imageAsset == nil)
    #expect(UIImage(systemName: "star")?.imageAsset == nil)
  }

  @Test("a symbol is not registered, which is logged")
  func symbols() throws {
    let asset = UIImageAsset()
    let star = try #require(UIImage(systemName: "star"))
    let messages = loggedMessages(.warning) { asset.register(star, with: dark) }
    expectEqual(messages.count, 1)
    expectEqual(asset.image(with: dark).size, .zero)
  }

  @Test("a configuration with traits selects the variant")
  func configuration() throws {
    let resources = try TestResources([
      "A.xcassets/Logo.imageset/any.png": TestPNG.file(width: 1, height: 1),
      "A.xcassets/Logo.imageset/dark.png": TestPNG.file(width: 2, height: 2),
      "A.xcassets/Logo.imageset/Contents.json": Data(
        """
        {"images": [{"filename": "any.png"},
          {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """.utf8),
    ])
    let image = try #require(UIImage(named: "Logo", in: resources.bundle, with: dark.imageConfiguration))
    expectEqual(image.size.width, 2)
    expectEqual(image.configuration?.traitCollection, dark)
    expectEqual(image.withConfiguration(light.imageConfiguration).size.width, 1)
    expectEqual(image.imageAsset?.image(with: light).size.width, 1)
  }

  @Test("an image view shows the variant for its traits, and takes its size")
  func view() throws {
    let asset = UIImageAsset()
    asset.register(try #require(image(10)), with: light)
    asset.register(try #require(image(20)), with: dark)
    let view = UIImageView(image: asset.image(with: light))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .light
    window.addSubview(view)
    expectEqual(view.intrinsicContentSize.width, 10)
    window.overrideUserInterfaceStyle = .dark
    expectEqual(view.intrinsicContentSize.width, 20)
    guard case .image(let content)? = view.renderContent(with: view.traitCollection) else {
      Issue.record("The view shows no image.")
      return
    }
    expectEqual(content.bitmap.pixelWidth, 20)
  }
}
