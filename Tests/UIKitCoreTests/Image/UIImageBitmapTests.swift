import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct UIImageBitmapTests {
  func image(_ width: Int = 40, _ height: Int = 20, scale: CGFloat = 2, mark: UInt8 = 0) throws -> UIImage {
    try #require(UIImage(data: TestPNG.file(width: width, height: height, mark: mark), scale: scale))
  }

  let frame = CGRect(x: 10, y: 10, width: 100, height: 60)

  @Test("a PNG file becomes an image in points, and the same file again")
  func data() throws {
    let data = TestPNG.file(width: 40, height: 20)
    let image = try #require(UIImage(data: data))
    expectEqual(image.size, CGSize(width: 40, height: 20))
    expectEqual(image.scale, 1)
    try expectEqual(self.image().size, CGSize(width: 20, height: 10))
    expectEqual(image.cgImage?.width, 40)
    expectEqual(image.cgImage?.height, 20)
    expectEqual(image.pngData(), data)
    expectEqual(image.imageOrientation, .up)
    #expect(!image.isSymbolImage)
    expectEqual(image.renderingMode, .automatic)
  }

  @Test("a broken, huge or missing picture is nil, with a warning")
  func broken() {
    let messages = loggedMessages(.warning) {
      #expect(UIImage(data: Data()) == nil)
      #expect(UIImage(data: Data("hello".utf8)) == nil)
      #expect(UIImage(data: TestPNG.file(width: 40, height: 20).dropLast(6)) == nil)
      #expect(UIImage(data: TestPNG.file(width: 100_000, height: 100_000)) == nil)
    }
    expectEqual(messages.count, 4)
    #expect(messages[0].hasSuffix("cannot read the image of 0 bytes: it is empty."))
    #expect(messages[3].contains("100000 x 100000 pixels"))
    #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
  }

  @Test("a file name's suffix sets the image's scale")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.png", "a@2x.png", "a@3x.png", "b@9x.png"] {
      try TestPNG.file(width: 60, height: 60).write(to: folder.appendingPathComponent(name))
    }
    func side(_ name: String) -> CGFloat? {
      UIImage(contentsOfFile: folder.appendingPathComponent(name).path)?.size.width
    }
    expectEqual([side("a.png"), side("a@2x.png"), side("a@3x.png"), side("b@9x.png")], [60, 30, 20, 60])
  }

  @Test("images of equal content are equal, whatever their origin")
  func equality() throws {
    try expectEqual(image(), image())
    try expectEqual(image().hash, image().hash)
    #expect(try image() != image(mark: 1))
    #expect(try image() != image(scale: 1))
    #expect(try image() != image().withTintColor(.red))
    let paint: (UIGraphicsImageRendererContext) -> Void = { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    expectEqual(renderer.image(actions: paint), renderer.image(actions: paint))
    #expect(renderer.image(actions: paint) != renderer.image { _ in })
  }

  @Test("rotated images swap width and height, and are drawn rotated", arguments: 0..<8)
  func orientations(rawValue: Int) throws {
    let orientation = try #require(UIImage.Orientation(rawValue: rawValue))
    let pixels = try #require(try image().cgImage)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: orientation)
    expectEqual(turned.size, (orientation.isTurned ? CGSize(width: 10, height: 20) : CGSize(width: 20, height: 10)))
    expectEqual(turned.imageOrientation, orientation)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    expectEqual(orientation.unitTransform.apply(to: unit), unit)
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    expectEqual(orientation.unitTransform.concatenating(mirror), orientation.mirrored.unitTransform)
    expectEqual(turned.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation(), turned)
    performWithoutRasterizer { expectEqual((turned.pngData() == nil), (orientation != .up)) }
  }

  @Test("a clockwise quarter turn moves the upper left corner to the right")
  func quarterTurn() {
    expectEqual(UIImage.Orientation.right.unitTransform.apply(to: CGPoint.zero), CGPoint(x: 1, y: 0))
    expectEqual(UIImage.Orientation.left.unitTransform.apply(to: CGPoint.zero), CGPoint(x: 0, y: 1))
  }

  @Test("flipping images are mirrored only in right-to-left traits")
  func rightToLeft() throws {
    let flipping = try image().imageFlippedForRightToLeftLayoutDirection()
    #expect(flipping.flipsForRightToLeftLayoutDirection)
    let picture = try #require(flipping.storage.picture)
    expectEqual(picture.resolved(with: UITraitCollection(layoutDirection: .leftToRight)).orientation, .up)
    expectEqual(picture.resolved(with: UITraitCollection(layoutDirection: .rightToLeft)).orientation, .upMirrored)
  }

  @Test("an image is cropped in pixels")
  func cropping() throws {
    let pixels = try #require(try image().cgImage)
    let part = try #require(pixels.cropping(to: CGRect(x: 10.5, y: 5, width: 9.5, height: 100)))
    expectEqual(part.width, 10)
    expectEqual(part.height, 15)
    #expect(pixels.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
    #expect(pixels.cropping(to: CGRect(x: 0, y: 0, width: 40, height: 20)) === pixels)
    guard case .drawing(let drawing, _) = part.source else { return }
    expectEqual(
      drawing.operations,
      [
        .image(try bitmap(pixels), CGRect(x: -10, y: -5, width: 40, height: 20), interpolation: .smooth)
      ])
  }

  func bitmap(_ image: CGImage) throws -> Bitmap {
    guard case .bitmap(let bitmap) = image.source else { throw DecodingError() }
    return bitmap
  }

  struct DecodingError: Error {}

  // MARK: Stretching

  func parts(
    _ frame: CGRect, caps: UIEdgeInsets, mode: UIImage.ResizingMode, natural: CGSize = CGSize(width: 30, height: 30)
  ) -> [ResizedParts.Part] {
    ResizedParts(
      natural: CGRect(origin: .zero, size: natural), frame: frame,
      resizing: NonSymbolImage.Resizing(capInsets: caps, mode: mode)
    ).parts
  }

  @Test("stretching keeps the caps' thickness")
  func stretching() {
    let caps = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let parts = parts(frame, caps: caps, mode: .stretch)
    expectEqual(parts.count, 9)
    expectEqual(parts[0].target, CGRect(x: 10, y: 10, width: 10, height: 5))
    expectEqual(parts[4].source, CGRect(x: 10, y: 5, width: 10, height: 20))
    expectEqual(parts[4].target, CGRect(x: 20, y: 15, width: 80, height: 50))
    expectEqual(parts[8].target, CGRect(x: 100, y: 65, width: 10, height: 5))
    let area = parts.reduce(0) { $0 + $1.shown.width * $1.shown.height }
    expectEqual(area, frame.width * frame.height)
  }

  @Test("tiling repeats the middle, but stretches after too many repetitions")
  func tiling() {
    let caps = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let parts = parts(CGRect(x: 0, y: 0, width: 45, height: 30), caps: caps, mode: .tile)
    expectEqual(parts.count, 3 * 5)
    let middle = parts.filter { $0.source == CGRect(x: 10, y: 5, width: 10, height: 20) }
    expectEqual(middle.map(\.target.minX), [10, 20, 30])
    expectEqual(middle.map(\.shown.width), [10, 10, 5])
    expectEqual(self.parts(CGRect(x: 0, y: 0, width: 1e6, height: 1e6), caps: caps, mode: .tile).count, 9)
  }

  @Test("tiling without caps repeats everything, and caps shrink to fit")
  func extremes() {
    expectEqual(parts(CGRect(x: 0, y: 0, width: 90, height: 60), caps: .zero, mode: .tile).count, 6)
    let caps = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    let narrow = parts(CGRect(x: 0, y: 0, width: 15, height: 30), caps: caps, mode: .stretch)
    expectEqual(
      narrow.map(\.target), [CGRect(x: 0, y: 0, width: 5, height: 30), CGRect(x: 5, y: 0, width: 10, height: 30)])
    for size in [CGSize.zero, CGSize(width: -5, height: 3), CGSize(width: CGFloat.nan, height: 1)] {
      _ = parts(CGRect(origin: .zero, size: size), caps: caps, mode: .tile)
    }
  }

  @Test("a resizable image in its own size is one part")
  func naturalSize() throws {
    let resizable = try image().resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    expectEqual(resizable.capInsets.left, 2)
    expectEqual(resizable.resizingMode, .tile)
    let shown = try #require(resizable.storage.picture?.resolved(with: .current))
    if case .image = shown.content(in: CGRect(origin: .zero, size: shown.size), tint: nil) {
    } else {
      Issue.record("the image is drawn in several parts")
    }
    if case .drawing = shown.content(in: frame, tint: nil) {} else { Issue.record("the image is drawn as one part") }
  }

  // MARK: Painting

  func painted(_ paint: () -> Void) -> [Drawing.Operation] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 200, height: 200), scale: 1)
    UIGraphicsPushContext(context)
    paint()
    UIGraphicsPopContext()
    return context.drawing.operations
  }

  @Test("an image is painted in its own size or stretched, with one opacity")
  func painting() throws {
    let image = try image()
    let bitmap = try bitmap(#require(image.cgImage))
    expectEqual(
      painted { image.draw(at: CGPoint(x: 5, y: 6)) },
      [.image(bitmap, CGRect(x: 5, y: 6, width: 20, height: 10), interpolation: .smooth)])
    expectEqual(
      painted { image.draw(in: frame, blendMode: .multiply, alpha: 0.5) },
      [
        .save, .blendMode(.multiply), .opacity(0.5), .image(bitmap, frame, interpolation: .smooth), .restore,
      ])
    let tinted = painted { image.withTintColor(.red).draw(in: frame, blendMode: .normal, alpha: 0.5) }
    #expect(tinted.contains(.beginLayer))
  }

  @Test("a template is painted in the fill colour, a tinted one in its tint")
  func tints() throws {
    func tint(_ image: UIImage) -> RenderColor? {
      var color: RenderColor?
      Drawing(painted { image.draw(in: frame) }).forEachPainting { operation, _ in
        if case .fill(_, _, .color(let filled)) = operation { color = filled }
      }
      return color
    }
    let image = try image()
    #expect(tint(image) == nil)
    expectEqual(tint(image.withRenderingMode(.alwaysTemplate)), .black)
    expectEqual(tint(image.withTintColor(.white)), .white)
    expectEqual(tint(image.withTintColor(.white, renderingMode: .alwaysOriginal)), .white)
  }

  @Test("Core Graphics paints an image upside down, as in the original")
  func upsideDown() throws {
    let image = try #require(try image().cgImage)
    var corner = CGPoint.zero
    let operations = painted { UIGraphicsGetCurrentContext()?.draw(image, in: frame) }
    Drawing(operations).forEachPainting { operation, state in
      if case .image(_, let frame, _) = operation {
        corner = state.transform.apply(to: CGPoint(x: frame.minX, y: frame.minY))
      }
    }
    expectEqual(corner, CGPoint(x: frame.minX, y: frame.maxY))
  }

  @Test("a symbol can be painted into a context")
  func symbols() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(Drawing(painted { star.draw(in: frame) }).paintedBounds.intersects(frame))
  }
}

@Suite struct UIGraphicsImageRendererTests {
  @Test("a renderer's image has the size, scale and drawing of its actions")
  func rendering() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 20, height: 10), format: format)
    var inner: UIImage?
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
      inner = context.currentImage
      context.stroke(CGRect(x: 10, y: 10, width: 20, height: 10), blendMode: .normal)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    expectEqual(image.size, CGSize(width: 20, height: 10))
    expectEqual(image.scale, 3)
    expectEqual(image.cgImage?.width, 60)
    expectEqual(image.cgImage?.height, 30)
    #expect(inner != image)
    guard case .drawing(let drawing, _)? = image.cgImage?.source else {
      Issue.record("not a drawing")
      return
    }
    #expect(drawing.paintedBounds.isAlmost(CGRect(x: 0, y: 0, width: 60, height: 30)))
  }

  @Test("an opaque image starts black; the default is transparent at screen scale")
  func formats() throws {
    let format = UIGraphicsImageRendererFormat.default()
    #expect(!format.opaque)
    expectEqual(format.scale, 2)
    expectEqual(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale, 3)
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
    guard case .drawing(let drawing, _)? = image.cgImage?.source else { return }
    expectEqual(drawing.paintedBounds, CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  @Test("without a rasterizer a painted image has no file, with a warning")
  func withoutRasterizer() {
    performWithoutRasterizer {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
      #expect(renderer.image { _ in }.pngData() == nil)
      #expect(renderer.image { _ in }.jpegData(compressionQuality: 1) == nil)
      var data = Data([1])
      expectEqual(loggedMessages(.warning) { data = renderer.pngData { _ in } }.count, 1)
      #expect(data.isEmpty)
    }
  }

  @Test("a rasterizer receives the drawing in points, the size and the scale")
  func withRasterizer() throws {
    struct Recorder: Rasterizer {
      func png(of drawing: Drawing, size: CGSize, scale: CGFloat, isOpaque: Bool) -> Data? {
        Data("\(drawing.paintedBounds.width) \(size.width) \(scale) \(isOpaque)".utf8)
      }
      func jpeg(of drawing: Drawing, size: CGSize, scale: CGFloat, quality: CGFloat) -> Data? {
        Data("\(drawing.paintedBounds.width) \(size.width) \(scale) \(quality)".utf8)
      }
    }
    var context = SceneContext(textEngine: MonospaceTextEngine(), traits: .processDefault, scene: nil)
    context.rasterizer = Recorder()
    let expected = "4.0 8.0 2.0 false"
    let expectedJPEG = "4.0 8.0 2.0 0.25"
    context.perform {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
      let paint: (UIGraphicsImageRendererContext) -> Void = { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
      expectEqual(String(decoding: renderer.pngData(actions: paint), as: UTF8.self), expected)
      let image = renderer.image(actions: paint)
      expectEqual(image.pngData().map { String(decoding: $0, as: UTF8.self) }, expected)
      let data = renderer.jpegData(withCompressionQuality: 0.25, actions: paint)
      expectEqual(String(decoding: data, as: UTF8.self), expectedJPEG)
      expectEqual(image.jpegData(compressionQuality: 0.25).map { String(decoding: $0, as: UTF8.self) }, expectedJPEG)
    }
  }

  @Test("the older functions make the same image as a renderer")
  func olderForm() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    expectEqual(image, renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) })
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
    expectEqual(UIGraphicsGetImageFromCurrentImageContext()?.scale, 1)
    UIGraphicsEndImageContext()
  }
}

/// Runs code as in a host without a rasterizer.
private func performWithoutRasterizer(_ body: () -> Void) {
  SceneContext(textEngine: MonospaceTextEngine(), traits: .processDefault, scene: nil).perform(body)
}
