import Foundation

/// JPEG files of valid form with meaningless pixels.
enum TestJPEG {
  /// - Parameter orientation: the number in the Exif data; nil for no Exif data.
  static func file(width: Int, height: Int, orientation: UInt8? = nil) -> Data {
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      [0xFF, marker, 0, UInt8(content.count + 2)] + content
    }
    let exif = orientation.map { orientation in
      segment(
        0xE1,
        Array("Exif".utf8)
          + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0])
    }
    let header: [UInt8] = [
      8, UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF), 1, 1, 17, 0,
    ]
    return Data(
      [0xFF, 0xD8] + (exif ?? []) + segment(0xC0, header) + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 0xFF, 0xD9])
  }
}
