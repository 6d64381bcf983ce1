#if Image
  import Expectations
  import Foundation
  import PergolaImageIO
  import Testing
  import UIKitCore

  @testable import ImageHost

  @Suite("Image destinations")
  struct ImageDestinationTests {
    /// The file of an image; nil if it can't be written.
    private func file(
      _ type: CFString, _ image: CGImage?, _ properties: [CFString: Any] = [:], from source: CGImageSource? = nil
    ) -> Data? {
      let properties = Dictionary(uniqueKeysWithValues: properties.map { (String(describing: $0), $1) })
      let data = NSMutableData()
      guard let destination = CGImageDestinationCreateWithData(data, type, 1, nil) else { return nil }
      if let image { CGImageDestinationAddImage(destination, image, properties as CFDictionary) }
      if let source { CGImageDestinationAddImageFromSource(destination, source, 0, properties as CFDictionary) }
      let isWritten = ImageStage.perform { CGImageDestinationFinalize(destination) }
      #expect(!CGImageDestinationFinalize(destination))
      return isWritten ? data as Data : nil
    }

    private var picture: CGImage? { ImageStage.picture().cgImage }

    private func properties(_ data: Data) -> [String: Any]? {
      CGImageSourceCreateWithData(data as CFData, nil).flatMap { CGImageSourceCopyPropertiesAtIndex($0, 0, nil) }
        as? [String: Any]
    }

    @Test("A file has the pixels of its image")
    func pixels() throws {
      let grid = try PixelGrid(png: #require(file("public.png", picture)))
      expectEqual([grid.width, grid.height], [40, 20])
      expectEqual([grid.row(10)[5], grid.row(10)[35]], [0xFFFF_0000, 0xFF00_00FF])
      // The half of the picture, too.
      let limit: [CFString: Any] = [kCGImageDestinationImageMaxPixelSize: 20]
      let small = try PixelGrid(png: #require(file("public.png", picture, limit)))
      expectEqual([small.row(5)[2], small.row(5)[17]], [0xFFFF_0000, 0xFF00_00FF])
    }

    @Test("A limit of the longer side makes the image smaller, and never larger")
    func limit() throws {
      let small = try #require(file("public.png", picture, [kCGImageDestinationImageMaxPixelSize: 20]))
      expectEqual(properties(small)?["PixelWidth"] as? Int, 20)
      expectEqual(properties(small)?["PixelHeight"] as? Int, 10)
      let same = try #require(file("public.png", picture, [kCGImageDestinationImageMaxPixelSize: 200]))
      expectEqual(properties(same)?["PixelWidth"] as? Int, 40)
    }

    @Test("A lower quality makes a smaller JPEG")
    func quality() throws {
      let best = try #require(file("public.jpeg", picture, [kCGImageDestinationLossyCompressionQuality: 1]))
      let least = try #require(file("public.jpeg", picture, [kCGImageDestinationLossyCompressionQuality: 0.0]))
      #expect(least.count < best.count)
      expectEqual(properties(best)?["PixelWidth"] as? Int, 40)
    }

    @Test("An orientation is written into the file", arguments: ["public.png", "public.jpeg"])
    func orientation(type: String) throws {
      let data = try #require(file(CFString(string: type), picture, [kCGImagePropertyOrientation: 6]))
      expectEqual(properties(data)?["Orientation"] as? Int, 6)
      expectEqual(UIImage(data: data)?.cgImage?.width, 40)
      // An image of a source keeps its orientation, unless another one is given.
      let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
      let copy = try #require(file(CFString(string: type), nil, from: source))
      expectEqual(properties(copy)?["Orientation"] as? Int, 6)
      let turned = try #require(file(CFString(string: type), nil, [kCGImagePropertyOrientation: 3], from: source))
      expectEqual(properties(turned)?["Orientation"] as? Int, 3)
    }

    @Test("Without an image, with another type or another number of images, nothing is written")
    func refusals() {
      #expect(file("public.png", nil) == nil)
      #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil) == nil)
      #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
    }

    @Test("A file is stored at a URL; a folder that doesn't exist is no place")
    func url() throws {
      let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: place) }
      let image = try #require(picture)
      for (url, isWritten) in [(place, true), (URL(fileURLWithPath: "/no/such/folder/picture.png"), false)] {
        let destination = try #require(CGImageDestinationCreateWithURL(url as NSURL, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, image, nil)
        expectEqual(ImageStage.perform { CGImageDestinationFinalize(destination) }, isWritten)
      }
      let source = try #require(CGImageSourceCreateWithURL(place as NSURL, nil))
      expectEqual(CGImageSourceGetCount(source), 1)
    }
  }
#endif
