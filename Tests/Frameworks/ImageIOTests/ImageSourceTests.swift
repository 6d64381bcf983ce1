#if Image
  import Expectations
  import Foundation
  import PergolaImageIO
  import Testing
  import UIKitCore

  @Suite("Image sources")
  struct ImageSourceTests {
    private func source(_ data: Data) throws -> CGImageSource {
      try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }

    private func properties(_ data: Data) throws -> [String: Any] {
      try #require(CGImageSourceCopyPropertiesAtIndex(source(data), 0, nil) as? [String: Any])
    }

    private func png() throws -> Data {
      try ImageStage.perform { try #require(ImageStage.picture().pngData()) }
    }

    private func jpeg(width: CGFloat = 40, height: CGFloat = 20) throws -> Data {
      try ImageStage.perform {
        try #require(ImageStage.picture(width: width, height: height).jpegData(compressionQuality: 1))
      }
    }

    @Test("A PNG file has one image, its type, and its properties")
    func pngFile() throws {
      let data = try png()
      let source = try source(data)
      expectEqual(CGImageSourceGetType(source), "public.png")
      expectEqual(CGImageSourceGetCount(source), 1)
      expectEqual(CGImageSourceGetStatus(source), .statusComplete)
      let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      expectEqual([image.width, image.height], [40, 20])
      let values = try properties(data)
      expectEqual(values["PixelWidth"] as? Int, 40)
      expectEqual(values["PixelHeight"] as? Int, 20)
      expectEqual(values["Depth"] as? Int, 8)
      expectEqual(values["ColorModel"] as? String, "RGB")
      expectEqual(values["HasAlpha"] as? Bool, true)
      expectEqual((values["{PNG}"] as? [String: Any])?["InterlaceType"] as? Int, 0)
      let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
      expectEqual(whole["FileSize"] as? Int, data.count)
    }

    @Test("A JPEG file has the properties of JFIF and of Exif, and its image isn't turned")
    func jpegFile() throws {
      let exif = ImageStage.exif(orientation: 6, thumbnail: try jpeg(width: 8, height: 4))
      let data = ImageStage.adding(ImageStage.segment(0xE1, exif), to: try jpeg())
      let source = try source(data)
      expectEqual(CGImageSourceGetType(source), "public.jpeg")
      let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      expectEqual([image.width, image.height], [40, 20])
      let values = try properties(data)
      expectEqual(values["Orientation"] as? Int, 6)
      expectEqual((values["{TIFF}"] as? [String: Any])?["Make"] as? String, "Pergola")
      expectEqual((values["{Exif}"] as? [String: Any])?["ExposureTime"] as? Double, 0.004)
      expectEqual((values["{JFIF}"] as? [String: Any])?["JFIFVersion"] as? [Int], [1, 1])
      #expect(values["HasAlpha"] == nil)
    }

    @Test("Resolutions are in pixels per inch")
    func resolution() throws {
      let data = try png()
      let length: [UInt8] = [0, 0, 0, 9]
      let chunk: [UInt8] = Array("pHYs".utf8) + [0, 0, 0x0B, 0x13, 0, 0, 0x0B, 0x13, 1]
      let parts = [Array(data.prefix(33)), length, chunk, [0, 0, 0, 0], Array(data.dropFirst(33))]
      let values = try properties(Data(parts.joined()))
      expectEqual((values["DPIWidth"] as? Double)?.rounded(), 72)
      expectEqual((values["{PNG}"] as? [String: Any])?["XPixelsPerMeter"] as? Int, 2835)
    }

    @Test("Data of no known type, and an index beyond the images, have nothing")
    func nothing() throws {
      let text = try source(Data("no picture at all".utf8))
      expectEqual(CGImageSourceGetType(text), nil)
      expectEqual(CGImageSourceGetCount(text), 0)
      expectEqual(CGImageSourceGetStatus(text), .statusUnknownType)
      #expect(CGImageSourceCreateImageAtIndex(text, 0, nil) == nil)
      #expect(CGImageSourceCopyProperties(text, nil) == nil)
      let picture = try source(png())
      #expect(CGImageSourceCreateImageAtIndex(picture, 1, nil) == nil)
      #expect(CGImageSourceCopyPropertiesAtIndex(picture, 1, nil) == nil)
      expectEqual(CGImageSourceGetStatusAtIndex(picture, 1), .statusUnknownType)
      #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/no/such/file"), nil) == nil)
    }

    @Test("A file that ends too early has properties, but no image")
    func cutOff() throws {
      let source = try source(jpeg().dropLast(100))
      expectEqual(CGImageSourceGetStatus(source), .statusUnexpectedEOF)
      #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) != nil)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    }

    @Test("Data may come in parts: first the head, then the size, then the image")
    func incremental() throws {
      let data = try png()
      let source = CGImageSourceCreateIncremental(nil)
      expectEqual(CGImageSourceGetStatus(source), .statusReadingHeader)
      CGImageSourceUpdateData(source, data.prefix(40) as CFData, false)
      expectEqual(CGImageSourceGetStatus(source), .statusIncomplete)
      expectEqual(CGImageSourceGetCount(source), 1)
      CGImageSourceUpdateData(source, data as CFData, true)
      expectEqual(CGImageSourceGetStatus(source), .statusComplete)
      CGImageSourceUpdateData(source, Data() as CFData, false)
      expectEqual(CGImageSourceGetStatus(source), .statusComplete)
    }

    @Test("A later part of the data is a new file")
    func replaced() throws {
      let source = CGImageSourceCreateIncremental(nil)
      CGImageSourceUpdateData(source, try png() as CFData, false)
      expectEqual(CGImageSourceGetType(source), "public.png")
      CGImageSourceUpdateData(source, try jpeg() as CFData, true)
      expectEqual(CGImageSourceGetType(source), "public.jpeg")
      expectEqual(CGImageSourceGetCount(source), 1)
    }

    @Test("A small image is that of the file, unless the options ask for one of the whole image")
    func thumbnails() throws {
      let thumbnail = { (source: CGImageSource, options: [CFString: Any]) -> [Int]? in
        let options = Dictionary(uniqueKeysWithValues: options.map { (String(describing: $0), $1) })
        let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        return image.map { [$0.width, $0.height] }
      }
      let plain = try source(png())
      expectEqual(thumbnail(plain, [:]), nil)
      expectEqual(thumbnail(plain, [kCGImageSourceCreateThumbnailFromImageAlways: true]), [40, 20])
      let small: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 10,
      ]
      expectEqual(thumbnail(plain, small), [10, 5])
      let exif = ImageStage.exif(orientation: 6, thumbnail: try jpeg(width: 8, height: 4))
      let photo = try source(ImageStage.adding(ImageStage.segment(0xE1, exif), to: jpeg()))
      expectEqual(thumbnail(photo, [:]), [8, 4])
      expectEqual(thumbnail(photo, small), [8, 4])
      expectEqual(thumbnail(photo, [kCGImageSourceCreateThumbnailWithTransform: true]), [4, 8])
      let always: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 20,
        kCGImageSourceCreateThumbnailWithTransform: true,
      ]
      expectEqual(thumbnail(photo, always), [10, 20])
    }

    @Test("Damaged Exif data are left out")
    func damage() throws {
      let exif = ImageStage.exif(orientation: 6, thumbnail: Data())
      for count in stride(from: 7, to: exif.count, by: 5) {
        let data = ImageStage.adding(ImageStage.segment(0xE1, Array(exif.prefix(count))), to: try jpeg())
        expectEqual(try properties(data)["PixelWidth"] as? Int, 40)
      }
    }
  }
#endif
