import Expectations
import Foundation
import Testing

@testable import RenderTree

@Suite("The structure of PNG files") struct PNGStructureTests {
  static func chunk(_ type: String, _ content: [UInt8] = []) -> Data {
    let body = Data(type.utf8) + Data(content)
    return bytes(content.count) + body + bytes(Int(CRC32.of(body)))
  }

  static func bytes(_ number: Int) -> Data { Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }) }

  static func head(_ width: Int, _ height: Int, form: [UInt8] = [8, 6, 0, 0, 0]) -> Data {
    chunk("IHDR", Array(bytes(width) + bytes(height)) + form)
  }

  static let signature = Data([137, 80, 78, 71, 13, 10, 26, 10])

  /// A file of valid form, but with invalid pixels.
  static func file(_ width: Int = 3, _ height: Int = 2, besides: Data = Data()) -> Data {
    signature + head(width, height) + besides + chunk("IDAT", [1, 2, 3]) + chunk("IEND")
  }

  func problem(_ data: Data) -> String? {
    do throws(BitmapProblem) {
      _ = try PNGStructure(data)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("the checksum is that of the specification")
  func checksum() {
    expectEqual(CRC32.of(Data("123456789".utf8)), 0xCBF4_3926)
    expectEqual(CRC32.of(Data("IEND".utf8)), 0xAE42_6082)
  }

  @Test("the size is read from a complete file with other chunks")
  func whole() throws {
    let file = try PNGStructure(Self.file(30, 20, besides: Self.chunk("tEXt", Array("Fonts".utf8))))
    expectEqual(file.width, 30)
    expectEqual(file.height, 20)
    let slice = (Data([1, 2]) + Self.file()).dropFirst(2)
    try expectEqual(PNGStructure(slice).width, 3)
    expectEqual(Bitmap(png: Self.file(30, 20))?.pixelWidth, 30)
  }

  @Test("every truncated file and every flipped bit is detected")
  func damage() {
    let file = Self.file()
    for count in 0..<file.count { #expect(problem(file.prefix(count)) != nil) }
    for bit in 0..<(file.count * 8) {
      var damaged = file
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(problem(damaged) != nil)
    }
  }

  @Test("a problem describes what is wrong with the file")
  func words() {
    expectEqual(problem(Data()), "it is empty")
    expectEqual(problem(Data("GIF89a".utf8)), "it is not a PNG file")
    expectEqual(problem(Self.file().dropLast()), "it is cut off after \(Self.file().count - 1) bytes")
    expectEqual(
      problem(Self.file(100_000, 100_000)), "its 100000 x 100000 pixels are more than the 67108864 that are allowed")
    expectEqual(problem(Self.file(0, 5)), "its size is 0 x 5 pixels")
    let noPixels = Self.signature + Self.head(1, 1) + Self.chunk("IEND")
    expectEqual(problem(noPixels), "it has no pixels")
    expectEqual(problem(Self.signature + Self.chunk("IEND")), "it does not begin with a header")
    let strange = Self.signature + Self.head(1, 1, form: [3, 6, 0, 0, 0]) + Self.chunk("IDAT") + Self.chunk("IEND")
    expectEqual(problem(strange), "its header has a pixel format that PNG does not define")
  }

  @Test("wrong lengths are harmless")
  func lies() {
    #expect(problem(Self.signature + Self.bytes(-1) + Data("IHDR".utf8) + Data(count: 20)) != nil)
    #expect(problem(Self.file(-1, -1)) != nil)
  }
}
