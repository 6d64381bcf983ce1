import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct UIImageJPEGTests {
  @Test("a JPEG file becomes an image in points")
  func data() throws {
    let image = try #require(UIImage(data: TestJPEG.file(width: 40, height: 20), scale: 2))
    expectEqual(image.size, CGSize(width: 20, height: 10))
    expectEqual(image.imageOrientation, .up)
    expectEqual(image.cgImage?.width, 40)
  }

  @Test("a truncated or huge JPEG file is nil, with a warning")
  func broken() {
    let messages = loggedMessages(.warning) {
      #expect(UIImage(data: TestJPEG.file(width: 40, height: 20).dropLast()) == nil)
      #expect(UIImage(data: TestJPEG.file(width: 60_000, height: 60_000)) == nil)
    }
    expectEqual(messages.count, 2)
    expectEqual(messages.last?.contains("60000 x 60000 pixels"), true)
  }

  @Test(
    "an image stands as its Exif data say",
    arguments: [
      (1, .up), (2, .upMirrored), (3, .down), (4, .downMirrored), (5, .leftMirrored), (6, .right), (7, .rightMirrored),
      (8, .left),
    ] as [(UInt8, UIImage.Orientation)])
  func orientation(number: UInt8, orientation: UIImage.Orientation) throws {
    let image = try #require(UIImage(data: TestJPEG.file(width: 40, height: 20, orientation: number)))
    expectEqual(image.imageOrientation, orientation)
    expectEqual(image.size, (number >= 5 ? CGSize(width: 20, height: 40) : CGSize(width: 40, height: 20)))
  }

  @Test("the first row of the pixels is at the side that the Exif number names")
  func sides() throws {
    func corner(_ number: UInt8) throws -> CGPoint {
      let image = try #require(UIImage(data: TestJPEG.file(width: 40, height: 20, orientation: number)))
      return image.imageOrientation.unitTransform.apply(to: CGPoint.zero)
    }
    // The place of the first pixel: row 0 and column 0 at these sides (Exif 2.32, 4.6.4).
    try expectEqual(corner(1), CGPoint(x: 0, y: 0))
    try expectEqual(corner(2), CGPoint(x: 1, y: 0))
    try expectEqual(corner(3), CGPoint(x: 1, y: 1))
    try expectEqual(corner(4), CGPoint(x: 0, y: 1))
    try expectEqual(corner(5), CGPoint(x: 0, y: 0))
    try expectEqual(corner(6), CGPoint(x: 1, y: 0))
    try expectEqual(corner(7), CGPoint(x: 1, y: 1))
    try expectEqual(corner(8), CGPoint(x: 0, y: 1))
  }

  @Test("a PNG file of a JPEG image needs a rasterizer")
  func pngData() throws {
    let image = try #require(UIImage(data: TestJPEG.file(width: 4, height: 4)))
    SceneContext(textEngine: MonospaceTextEngine(), traits: .processDefault, scene: nil).perform {
      #expect(image.pngData() == nil)
    }
  }

  @Test("JPEG resources are found by their whole names, at the best scale and upright")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "photo.jpg": TestJPEG.file(width: 40, height: 20),
      "photo@2x.jpg": TestJPEG.file(width: 80, height: 40),
      "turned.JPEG": TestJPEG.file(width: 40, height: 20, orientation: 6),
    ]
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    func image(_ name: String) -> UIImage? { UIImage(named: name, in: Bundle(url: folder), compatibleWith: nil) }
    #expect(image("photo") == nil)
    let photo = try #require(image("photo.jpg"))
    expectEqual(photo.size, CGSize(width: 40, height: 20))
    let traits = UITraitCollection.processDefault.changing { $0.displayScale = 2 }
    expectEqual(photo.storage.picture?.resolved(with: traits).source.pixelSize.width, 80)
    expectEqual(image("turned.JPEG")?.imageOrientation, .right)
    expectEqual(image("turned.JPEG")?.size, CGSize(width: 20, height: 40))
    let file = folder.appendingPathComponent("photo@2x.jpg").path
    expectEqual(UIImage(contentsOfFile: file)?.size, CGSize(width: 40, height: 20))
  }

  @Test("the variants of an asset stand as their own Exif data say")
  func variants() throws {
    let resources = try TestResources([
      "upright.jpg": TestJPEG.file(width: 40, height: 20),
      "turned.jpg": TestJPEG.file(width: 80, height: 40, orientation: 6),
    ])
    func variant(_ name: String, scale: CGFloat) -> ImageAsset.Variant {
      ImageAsset.Variant(source: .file(resources.folder.appendingPathComponent(name)), scale: scale)
    }
    let asset = ImageAsset(variants: [variant("upright.jpg", scale: 1), variant("turned.jpg", scale: 2)])
    var picture = NonSymbolImage(content: .asset(asset))
    func traits(_ scale: CGFloat) -> UITraitCollection {
      UITraitCollection.processDefault.changing { $0.displayScale = scale }
    }
    expectEqual(picture.resolved(with: traits(1)).orientation, .up)
    expectEqual(picture.resolved(with: traits(2)).orientation, .right)
    picture.orientation = picture.orientation.mirrored
    expectEqual(picture.resolved(with: traits(2)).orientation, UIImage.Orientation.right.mirrored)
  }
}
