#if Image
  import Foundation
  import ImageHost
  import RenderTree

  @testable import UIKitCore

  /// Files of pictures, and a host that can draw.
  enum ImageStage {
    /// Runs code in a host that can draw.
    static func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
      try SceneContext(
        textEngine: MonospaceTextEngine(), rasterizer: CairoRasterizer(), traits: .processDefault, scene: nil
      ).perform(body)
    }

    /// A picture whose left half is red, and whose right half is blue.
    static func picture(width: CGFloat = 40, height: CGFloat = 20) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
        UIColor.blue.setFill()
        context.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height))
      }
    }

    /// A segment of a JPEG file.
    static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      [0xFF, marker, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 0xFF)] + content
    }

    /// A JPEG file with segments after its first marker.
    static func adding(_ segments: [UInt8], to file: Data) -> Data { file.prefix(2) + segments + file.dropFirst(2) }

    /// Exif data with a maker, an orientation, an exposure and a small picture.
    static func exif(orientation: UInt8, thumbnail: Data) -> [UInt8] {
      let number = { (value: Int) in (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
      let entry = { (tag: Int, type: UInt8, count: Int, value: [UInt8]) in
        [UInt8(tag & 0xFF), UInt8(tag >> 8), type, 0] + number(count) + value
      }
      // The first directory at 8 has 3 entries, that of Exif at 50 has 1, its fraction is at 68, the maker at 76, and the
      // second directory at 84.
      return Array("Exif".utf8) + [0, 0] + [0x49, 0x49, 42, 0] + number(8)
        + [3, 0] + entry(0x010F, 2, 8, number(76)) + entry(0x0112, 3, 1, [orientation, 0, 0, 0])
        + entry(0x8769, 4, 1, number(50)) + number(84)
        + [1, 0] + entry(0x829A, 5, 1, number(68)) + number(0)
        + number(1) + number(250) + "Pergola".utf8 + [0]
        + [2, 0] + entry(0x0201, 4, 1, number(114)) + entry(0x0202, 4, 1, number(thumbnail.count)) + number(0)
        + thumbnail
    }
  }
#endif
