import Foundation

@testable import RenderTree

/// PNG files of valid form with meaningless pixels.
enum TestPNG {
  static func file(width: Int, height: Int, mark: UInt8 = 0) -> Data {
    func bytes(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
    func chunk(_ type: String, _ content: [UInt8]) -> Data {
      let body = Data(type.utf8) + Data(content)
      return Data(bytes(content.count)) + body + Data(bytes(Int(CRC32.of(body))))
    }
    return Data([137, 80, 78, 71, 13, 10, 26, 10])
      + chunk("IHDR", bytes(width) + bytes(height) + [8, 6, 0, 0, 0]) + chunk("IDAT", [mark]) + chunk("IEND", [])
  }
}
