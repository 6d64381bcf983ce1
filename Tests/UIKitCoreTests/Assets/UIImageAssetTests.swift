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

  @Test("images stay equal when their asset is asked for, until other images are registered")
  func equality() throws {
    let (one, other) = (try #require(image(10)), try #require(image(10)))
    let hash = one.hash
    let asset = try #require(one.imageAsset)
    expectEqual(one, other)
    expectEqual(one.hash, hash)
    #expect([other: 1][one] == 1)
    asset.register(try #require(image(11)), with: dark)
    #expect(one != other)
    expectEqual(one.hash, hash)
  }

  @Test("a registered template stays one, and a registered tint is kept")
  func coloring() throws {
    let asset = UIImageAsset()
    asset.register(try #require(image(10)).withRenderingMode(.alwaysTemplate), with: light)
    asset.register(try #require(image(11)).withTintColor(.green), with: dark)
    let shown = asset.image(with: light)
    func tint(_ style: UIUserInterfaceStyle) throws -> UIColor? {
      let traits = UITraitCollection.processDefault.changing { $0.userInterfaceStyle = style }
      return shown.pictureTint(try #require(shown.storage.picture).resolved(with: traits), template: .red)
    }
    expectEqual(try tint(.light), .red)
    expectEqual(try tint(.dark), .green)
    let copy = UIImageAsset()
    copy.register(shown, with: light)
    let again = copy.image(with: light)
    let resolved = try #require(again.storage.picture).resolved(with: .processDefault)
    expectEqual(again.pictureTint(resolved, template: .red), .red)
  }

  @Test("an image that cannot be read is not registered, which is logged")
  func unreadable() throws {
    let asset = UIImageAsset()
    let messages = loggedMessages(.warning) { asset.register(UIImageAsset().image(with: light), with: dark) }
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("cannot be read and was not registered") == true)
    expectEqual(asset.image(with: dark).size, .zero)
  }

  @Test("images that are registered with the asset of a named image are shown by the next one with the name too")
  func named() throws {
    let resources = try TestResources(["plain.png": TestPNG.file(width: 10, height: 10)])
    let first = try #require(resources.image("plain"))
    first.imageAsset?.register(try #require(image(11)), with: dark)
    let next = resources.image("plain")
    for image in [first, next] {
      expectEqual(pixelWidth(image, style: .light), 10)
      expectEqual(pixelWidth(image, style: .dark), 11)
    }
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
