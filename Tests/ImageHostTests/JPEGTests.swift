#if Image
  import CPangoCairo
  import CTurboJPEG
  import Expectations
  import Foundation
  import RenderTree
  import SeededRandomness
  import Testing

  @testable import ImageHost

  @Suite("JPEG files") struct JPEGTests {
    /// The left half is red, the rest transparent.
    let drawing = Drawing([
      .fill(Path(rect: CGRect(x: 0, y: 0, width: 16, height: 16)), rule: .winding, .color(.red))
    ])
    let size = CGSize(width: 32, height: 16)

    func file(quality: CGFloat = 1, scale: CGFloat = 1) throws -> Data {
      try #require(CairoRasterizer().jpeg(of: drawing, size: size, scale: scale, quality: quality))
    }

    func pixels(_ data: Data) throws -> Pixels {
      let picture = try #require(DecodedBitmap(try Bitmap(validating: data)))
      return Pixels(picture)
    }

    /// True if each part differs by 3 at most.
    func isNear(_ pixel: [Int], _ expected: [Int]) -> Bool { zip(pixel, expected).allSatisfy { abs($0 - $1) <= 3 } }

    /// A file of 16 x 16 equal pixels.
    func file(
      pixel: [UInt8], _ format: TJPF, _ samples: TJSAMP = TJSAMP_444, flags: Int32 = 0
    ) throws -> Data {
      let handle = try #require(tjInitCompress())
      defer { tjDestroy(handle) }
      let pixels = (0..<256).flatMap { _ in pixel }
      var bytes: UnsafeMutablePointer<UInt8>?
      var count: UInt = 0
      defer { tjFree(bytes) }
      let status = tjCompress2(
        handle, pixels, 16, 0, 16, Int32(format.rawValue), &bytes, &count, Int32(samples.rawValue), 95, flags)
      expectEqual(status, 0)
      return Data(bytes: try #require(bytes), count: Int(count))
    }

    @Test("a drawing becomes a JPEG file of its size times the scale, on white where it is transparent")
    func writing() throws {
      let pixels = try pixels(file(scale: 2))
      expectEqual(pixels.width, 64)
      expectEqual(pixels.height, 32)
      #expect(isNear(pixels[10, 10], [255, 0, 0, 255]))
      #expect(isNear(pixels[50, 10], [255, 255, 255, 255]))
      #expect(CairoRasterizer().jpeg(of: drawing, size: .zero, scale: 1, quality: 1) == nil)
      #expect(CairoRasterizer().jpeg(of: drawing, size: CGSize(width: 1e6, height: 1e6), scale: 1, quality: 1) == nil)
    }

    @Test("a lower quality makes a smaller file, and qualities outside of 0 to 1 count as the ends")
    func quality() throws {
      #expect(try file(quality: 0).count < file(quality: 1).count)
      try expectEqual(file(quality: -3), file(quality: 0))
      try expectEqual(file(quality: 7), file(quality: 1))
      try expectEqual(file(quality: .nan), file(quality: 0))
    }

    @Test("a view shows a JPEG file stretched to its frame")
    func painting() throws {
      let content = ImageContent(
        bitmap: try Bitmap(validating: file()), frame: CGRect(x: 10, y: 20, width: 64, height: 32))
      let pixels = try Pixels(png([node(0, 0, 100, 100, content: .image(content))]))
      #expect(isNear(pixels[20, 30], [255, 0, 0, 255]))
      #expect(isNear(pixels[68, 30], [255, 255, 255, 255]))
      expectEqual(pixels[5, 5], [255, 255, 255, 255])
    }

    @Test("grey and progressive files are read")
    func kinds() throws {
      #expect(isNear(try pixels(file(pixel: [100], TJPF_GRAY, TJSAMP_GRAY))[8, 8], [100, 100, 100, 255]))
      let progressive = try file(pixel: [0, 0, 255], TJPF_RGB, TJSAMP_420, flags: TJFLAG_PROGRESSIVE)
      #expect(isNear(try pixels(progressive)[8, 8], [0, 0, 255, 255]))
    }

    @Test("a file of four inks is converted; with Adobe's segment the inks are inverted")
    func inks() throws {
      // No cyan, all of magenta and yellow, no black, each inverted.
      let file = try file(pixel: [255, 0, 0, 255], TJPF_CMYK)
      #expect(try JPEGStructure(file).hasFourInks)
      #expect(try JPEGStructure(file).hasAdobeSegment)
      #expect(isNear(try pixels(file)[8, 8], [255, 0, 0, 255]))
      let gray = try pixels(self.file(pixel: [255, 255, 255, 128], TJPF_CMYK))
      #expect(isNear(gray[8, 8], [128, 128, 128, 255]))
    }

    @Test("damaged files are refused or decoded as far as they go, and never end the program", .timeLimit(.minutes(1)))
    func damage() throws {
      let whole = try file(quality: 0.5)
      var randomness = Randomness(seed: 1)
      for _ in 0..<500 {
        var damaged = whole
        for _ in 0..<3 {
          damaged[randomness.next(below: damaged.count)] = UInt8(randomness.next(below: 256))
        }
        guard let bitmap = try? Bitmap(validating: damaged), bitmap.pixelWidth * bitmap.pixelHeight < 1 << 20 else {
          continue
        }
        if let picture = DecodedBitmap(bitmap) {
          expectEqual(picture.width, bitmap.pixelWidth)
          expectEqual(picture.height, bitmap.pixelHeight)
        }
      }
    }

    @Test("a header that promises more pixels than there are has the promised size")
    func promise() throws {
      var file = try file()
      // The height is in the bytes 5 and 6 after the frame's marker.
      let frame = try #require(file.range(of: Data([0xFF, 0xC0]))).lowerBound
      file[frame + 5] = 1
      let pixels = try pixels(file)
      expectEqual(pixels.height, 272)
      #expect(isNear(pixels[4, 4], [255, 0, 0, 255]))
    }
  }
#endif
