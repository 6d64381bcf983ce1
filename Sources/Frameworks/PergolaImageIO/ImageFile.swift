import Foundation

/// The head of a PNG or JPEG file: its size, its colors, and its notes. Pixels are not decoded.
struct ImageFile: Sendable {
  /// The format of a file.
  enum Format: String {
    case png = "public.png"
    case jpeg = "public.jpeg"
  }

  /// The format.
  let format: Format
  private(set) var width = 0
  private(set) var height = 0
  private(set) var depth = 8
  private(set) var colorModel = "RGB"
  private(set) var hasAlpha = false
  private(set) var isIndexed = false
  /// The pixels per inch; nil if they are not given.
  private(set) var resolution: (width: Double, height: Double)?
  private(set) var exif: ExifDirectories?
  /// The values that only the format has.
  private(set) var details: [String: any Sendable] = [:]

  /// Reads the head of a file as far as it goes. Returns nil if the file is of another format.
  init?(_ data: Data) {
    if data.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) {
      format = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
    } else {
      return nil
    }
    // Read in their place, because a file may be large.
    data.withUnsafeBytes { bytes in
      if format == .png { readChunks(bytes) } else { readSegments(bytes) }
    }
  }

  /// True if the size of the picture is known.
  var hasSize: Bool { width > 0 && height > 0 }

  /// The orientation, from 1 to 8.
  var orientation: Int { exif?.orientation ?? 1 }

  /// The properties by the keys of the original.
  var properties: [String: Any] {
    var result: [String: Any] = [
      "PixelWidth": width, "PixelHeight": height, "Depth": depth, "ColorModel": colorModel,
      format == .png ? "{PNG}" : "{JFIF}": details,
    ]
    if hasAlpha { result["HasAlpha"] = true }
    if isIndexed { result["IsIndexed"] = true }
    if let resolution { (result["DPIWidth"], result["DPIHeight"]) = (resolution.width, resolution.height) }
    if let exif {
      result["Orientation"] = exif.orientation
      if !exif.tiff.isEmpty { result["{TIFF}"] = exif.tiff }
      if !exif.exif.isEmpty { result["{Exif}"] = exif.exif }
    }
    return result
  }

  // MARK: PNG

  private mutating func readChunks(_ bytes: UnsafeRawBufferPointer) {
    var place = 8
    while place + 12 <= bytes.count {
      let length = Self.number(bytes[place..<(place + 4)])
      guard place + 12 + length <= bytes.count else { return }
      let content = UnsafeRawBufferPointer(rebasing: bytes[(place + 8)..<(place + 8 + length)])
      readChunk(String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self), content)
      place += 12 + length
    }
  }

  private mutating func readChunk(_ type: String, _ content: UnsafeRawBufferPointer) {
    switch type {
    case "IHDR" where content.count == 13:
      (width, height) = (Self.number(content[0..<4]), Self.number(content[4..<8]))
      depth = Int(content[8])
      isIndexed = content[9] == 3
      colorModel = content[9] == 0 || content[9] == 4 ? "Gray" : "RGB"
      hasAlpha = content[9] & 4 != 0
      details["InterlaceType"] = Int(content[12])
    case "tRNS": hasAlpha = true
    case "gAMA" where content.count == 4: details["Gamma"] = Double(Self.number(content[...])) / 100_000
    case "pHYs" where content.count == 9 && content[8] == 1:
      let (x, y) = (Self.number(content[0..<4]), Self.number(content[4..<8]))
      (details["XPixelsPerMeter"], details["YPixelsPerMeter"]) = (x, y)
      resolution = (Double(x) * 0.0254, Double(y) * 0.0254)
    case "eXIf": exif = ExifDirectories(Array(content))
    default: break
    }
  }

  // MARK: JPEG

  private mutating func readSegments(_ bytes: UnsafeRawBufferPointer) {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      // The pixels follow, or the end.
      if marker == 0xDA || marker == 0xD9 { return }
      let length = Self.number(bytes[(place + 2)..<(place + 4)])
      guard length >= 2, place + 2 + length <= bytes.count else { return }
      readSegment(marker, UnsafeRawBufferPointer(rebasing: bytes[(place + 4)..<(place + 2 + length)]))
      place += 2 + length
    }
  }

  private mutating func readSegment(_ marker: UInt8, _ content: UnsafeRawBufferPointer) {
    switch marker {
    case 0xC0, 0xC1, 0xC2:
      guard content.count >= 6 else { return }
      depth = Int(content[0])
      (height, width) = (Self.number(content[1..<3]), Self.number(content[3..<5]))
      colorModel = content[5] == 1 ? "Gray" : content[5] == 4 ? "CMYK" : "RGB"
      if marker == 0xC2 { details["IsProgressive"] = true }
    case 0xE0 where content.starts(with: Array("JFIF".utf8) + [0]) && content.count >= 12:
      let (x, y) = (Self.number(content[8..<10]), Self.number(content[10..<12]))
      details["JFIFVersion"] = [Int(content[5]), Int(content[6])]
      (details["DensityUnit"], details["XDensity"], details["YDensity"]) = (Int(content[7]), x, y)
      if content[7] == 1 { resolution = (Double(x), Double(y)) }
      if content[7] == 2 { resolution = (Double(x) * 2.54, Double(y) * 2.54) }
    case 0xE1 where exif == nil && content.starts(with: Array("Exif".utf8) + [0, 0]):
      exif = ExifDirectories(Array(content.dropFirst(6)))
    default: break
    }
  }

  private static func number(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
