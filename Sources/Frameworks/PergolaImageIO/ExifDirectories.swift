/// The directories of Exif data (TIFF 6.0, section 2; Exif 2.32, 4.6).
struct ExifDirectories {
  /// The values of the first directory, by the keys of the original.
  private(set) var tiff: [String: any Sendable] = [:]
  /// The values of the directory of Exif.
  private(set) var exif: [String: any Sendable] = [:]
  /// The file of the small picture; nil if there is none.
  private(set) var thumbnail: [UInt8]?

  private static let tiffKeys: [Int: String] = [
    0x010E: "ImageDescription", 0x010F: "Make", 0x0110: "Model", 0x0112: "Orientation", 0x0131: "Software",
    0x0132: "DateTime", 0x013B: "Artist", 0x8298: "Copyright",
  ]
  private static let exifKeys: [Int: String] = [
    0x829A: "ExposureTime", 0x829D: "FNumber", 0x9003: "DateTimeOriginal", 0x9004: "DateTimeDigitized",
    0x920A: "FocalLength", 0xA002: "PixelXDimension", 0xA003: "PixelYDimension", 0xA434: "LensModel",
  ]

  private let bytes: [UInt8]
  private let isLittleEndian: Bool

  /// Reads the data that begin with the order of bytes; nil if they are not valid. Damaged entries are left out.
  init?(_ bytes: [UInt8]) {
    switch bytes.prefix(2) {
    case [0x49, 0x49]: isLittleEndian = true
    case [0x4D, 0x4D]: isLittleEndian = false
    default: return nil
    }
    self.bytes = bytes
    guard number(at: 2, length: 2) == 42, let first = number(at: 4, length: 4) else { return nil }
    let entries = entries(at: first)
    tiff = values(of: entries, Self.tiffKeys)
    if let place = entries[0x8769].flatMap({ value(at: $0) }) as? Int {
      exif = values(of: self.entries(at: place), Self.exifKeys)
    }
    thumbnail = smallPicture(after: first)
  }

  /// The orientation, from 1 to 8; nil if none is given.
  var orientation: Int? { (tiff["Orientation"] as? Int).flatMap { (1...8).contains($0) ? $0 : nil } }

  private func smallPicture(after directory: Int) -> [UInt8]? {
    guard let count = number(at: directory, length: 2),
      let next = number(at: directory + 2 + 12 * count, length: 4), next > 0
    else { return nil }
    let entries = entries(at: next)
    guard let start = entries[0x0201].flatMap({ value(at: $0) }) as? Int,
      let length = entries[0x0202].flatMap({ value(at: $0) }) as? Int,
      start > 0, length > 0, start + length <= bytes.count
    else { return nil }
    return Array(bytes[start..<(start + length)])
  }

  /// The places of a directory's entries by their tags.
  private func entries(at directory: Int) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for index in 0..<(number(at: directory, length: 2) ?? 0) {
      let place = directory + 2 + 12 * index
      guard let tag = number(at: place, length: 2) else { break }
      result[tag] = place
    }
    return result
  }

  private func values(of entries: [Int: Int], _ keys: [Int: String]) -> [String: any Sendable] {
    var result: [String: any Sendable] = [:]
    for (tag, key) in keys { result[key] = entries[tag].flatMap(value) }
    return result
  }

  /// The first value of an entry: a text, a number, or a fraction.
  private func value(at entry: Int) -> (any Sendable)? {
    guard let type = number(at: entry + 2, length: 2), let count = number(at: entry + 4, length: 4), count > 0 else {
      return nil
    }
    switch type {
    case 2:
      guard let place = count <= 4 ? entry + 8 : number(at: entry + 8, length: 4), place + count <= bytes.count else {
        return nil
      }
      return String(decoding: bytes[place..<(place + count)].prefix { $0 != 0 }, as: UTF8.self)
    case 3: return number(at: entry + 8, length: 2)
    case 4: return number(at: entry + 8, length: 4)
    case 5:
      guard let place = number(at: entry + 8, length: 4), let above = number(at: place, length: 4),
        let below = number(at: place + 4, length: 4), below != 0
      else { return nil }
      return Double(above) / Double(below)
    default: return nil
    }
  }

  /// A number of 2 or 4 bytes; nil beyond the end.
  private func number(at place: Int, length: Int) -> Int? {
    guard place >= 0, place + length <= bytes.count else { return nil }
    let part = bytes[place..<(place + length)]
    return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
  }
}
