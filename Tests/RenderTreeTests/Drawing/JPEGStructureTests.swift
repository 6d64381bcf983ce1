import Expectations
import Foundation
import Testing

@testable import RenderTree

@Suite("The structure of JPEG files") struct JPEGStructureTests {
  static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
  }

  static func header(_ width: Int, _ height: Int, depth: UInt8 = 8, components: Int = 3) -> [UInt8] {
    [depth, UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF), UInt8(components)]
      + (0..<components).flatMap { [UInt8($0 + 1), 0x11, 0] }
  }

  static func exif(_ orientation: UInt8, isLittleEndian: Bool = false) -> [UInt8] {
    let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    return segment(0xE1, Array("Exif".utf8) + [0, 0] + (isLittleEndian ? little : big))
  }

  static func file(
    before: [UInt8] = [], frame: UInt8 = 0xC0, header: [UInt8] = header(30, 20), data: [UInt8] = [1, 0xFF, 0, 2]
  ) -> Data {
    Data([0xFF, 0xD8] + before + segment(frame, header) + segment(0xDA, [1, 1, 0, 0, 63, 0]) + data + [0xFF, 0xD9])
  }

  func problem(_ data: Data) -> String? {
    do throws(BitmapProblem) {
      _ = try JPEGStructure(data)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "the size is read from a baseline, an extended and a progressive file", arguments: [0xC0, 0xC1, 0xC2] as [UInt8])
  func size(frame: UInt8) throws {
    let file = try JPEGStructure(Self.file(before: Self.segment(0xE0, Array("JFIF".utf8)), frame: frame))
    expectEqual(file.width, 30)
    expectEqual(file.height, 20)
    expectEqual(file.orientation, 1)
    #expect(!file.hasFourInks)
    let bitmap = try Bitmap(validating: Self.file(frame: frame))
    expectEqual(bitmap.format, .jpeg)
    expectEqual(bitmap.pixelWidth, 30)
  }

  @Test("restart markers, fill bytes and bytes after the end are no defects")
  func harmless() {
    #expect(problem(Self.file(data: [1, 0xFF, 0xD0, 2, 0xFF, 0xFF, 0, 3])) == nil)
    #expect(problem(Self.file(before: [0xFF, 0xFF, 0xFF])) == nil)
    #expect(problem(Self.file() + Data("rest".utf8)) == nil)
    #expect(problem((Data([1, 2]) + Self.file()).dropFirst(2)) == nil)
  }

  @Test("the orientation is read from Exif data in both orders of bytes", arguments: 1...8 as ClosedRange<UInt8>)
  func orientation(value: UInt8) throws {
    for isLittleEndian in [false, true] {
      let data = Self.file(before: Self.exif(value, isLittleEndian: isLittleEndian))
      try expectEqual(JPEGStructure(data).orientation, Int(value))
      try expectEqual(Bitmap(validating: data).exifOrientation, Int(value))
    }
  }

  @Test("damaged Exif data means upright")
  func damagedExif() throws {
    let whole = Self.exif(6)
    for value in [0, 9] as [UInt8] {
      try expectEqual(JPEGStructure(Self.file(before: Self.exif(value))).orientation, 1)
    }
    for count in 0..<20 {
      let content = Array(whole.dropFirst(4).prefix(count))
      try expectEqual(JPEGStructure(Self.file(before: Self.segment(0xE1, content))).orientation, 1)
    }
    var outside = whole
    outside[17] = 200
    try expectEqual(JPEGStructure(Self.file(before: outside)).orientation, 1)
  }

  @Test("every truncated file is detected")
  func truncation() {
    let file = Self.file(before: Self.exif(3))
    for count in 0..<file.count { #expect(problem(file.prefix(count)) != nil) }
  }

  @Test("a problem describes what is wrong with the file")
  func words() {
    expectEqual(problem(Data()), "it is empty")
    expectEqual(problem(Data("GIF89a".utf8)), "it is not a JPEG file")
    expectEqual(problem(Self.file().dropLast()), "it is cut off after \(Self.file().count - 1) bytes")
    expectEqual(
      problem(Self.file(header: Self.header(65_535, 65_535))),
      "its 65535 x 65535 pixels are more than the 67108864 that are allowed")
    expectEqual(problem(Self.file(header: Self.header(0, 5))), "its size is 0 x 5 pixels")
    expectEqual(problem(Self.file(header: Self.header(5, 5, depth: 12))), "it has 12 bits per sample instead of 8")
    expectEqual(problem(Self.file(header: Self.header(5, 5, components: 2))), "it has 2 colour components")
    expectEqual(problem(Self.file(frame: 0xC3)), "its compression, number 3, is not supported")
    expectEqual(problem(Self.file(header: [8, 0, 1])), "its header is damaged")
    expectEqual(problem(Data([0xFF, 0xD8, 0xFF, 0xD9])), "it has no pixels")
    expectEqual(
      problem(Data([0xFF, 0xD8] + Self.segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0xFF, 0xD9])),
      "its pixels come before its header")
  }

  @Test("other formats are named as such")
  func otherFormats() {
    #expect(throws: BitmapProblem(description: "it is neither a PNG nor a JPEG file")) {
      try Bitmap(validating: Data("GIF89a".utf8))
    }
    #expect(throws: BitmapProblem(description: "it is empty")) { try Bitmap(validating: Data()) }
  }
}
