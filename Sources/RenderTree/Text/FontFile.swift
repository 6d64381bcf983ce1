import Foundation

/// A font file of an app, in the format of TrueType or OpenType, with the fonts in it.
///
/// The names and styles are read from the file itself, so that they are known where no text engine knows fonts.
package struct FontFile: Hashable, Sendable {
  package let file: URL
  /// The fonts: one, or those of a collection.
  package let faces: [FontFace]

  /// Nil if the file can't be read, or has no font with names.
  package init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
    let faces = SFNTReader(data).faces
    guard !faces.isEmpty else { return nil }
    self.file = file
    self.faces = faces
  }
}

/// Reads names and styles from the tables of a font file. Places outside of the file read as nil.
private struct SFNTReader {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var faces: [FontFace] {
    guard tag(at: 0) == "ttcf", let count = long(at: 8) else { return face(at: 0).map { [$0] } ?? [] }
    return (0..<min(count, 256)).compactMap { long(at: 12 + 4 * $0).flatMap(face) }
  }

  /// The font whose directory of tables is at a place.
  private func face(at start: Int) -> FontFace? {
    guard let version = long(at: start), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
      let count = short(at: start + 4)
    else { return nil }
    var tables: [String: Int] = [:]
    for index in 0..<count {
      guard let tag = tag(at: start + 12 + 16 * index), let place = long(at: start + 20 + 16 * index) else { break }
      tables[tag] = place
    }
    guard let table = tables["name"], let name = text(6, in: table),
      let family = text(16, in: table) ?? text(1, in: table)
    else { return nil }
    let weightClass = tables["OS/2"].flatMap { short(at: $0 + 4) }
    // Bit 0 says italic, bit 9 oblique.
    let selection = tables["OS/2"].flatMap { short(at: $0 + 62) } ?? 0
    let macStyle = tables["head"].flatMap { short(at: $0 + 44) } ?? 0
    return FontFace(
      name: name, family: family,
      weight: FontDescriptor.weight(ofClass: weightClass ?? (macStyle & 1 != 0 ? 700 : 400)),
      isItalic: selection & 0x201 != 0 || macStyle & 2 != 0)
  }

  /// A text of the table of names: in English for Windows, and otherwise in another language or for another platform.
  private func text(_ id: Int, in table: Int) -> String? {
    guard let count = short(at: table + 2), let strings = short(at: table + 4) else { return nil }
    var best: (rank: Int, text: String)?
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard let platform = short(at: record), let language = short(at: record + 4), short(at: record + 6) == id,
        let length = short(at: record + 8), let offset = short(at: record + 10)
      else { continue }
      let rank = platform == 3 ? (language == 0x409 ? 0 : 1) : platform == 0 ? 2 : 3
      if let best, best.rank <= rank { continue }
      let encoding: String.Encoding = platform == 1 ? .macOSRoman : .utf16BigEndian
      guard let bytes = bytes(table + strings + offset, length), let text = String(data: bytes, encoding: encoding),
        !text.isEmpty
      else { continue }
      best = (rank, text)
    }
    return best?.text
  }

  // MARK: Numbers

  private func bytes(_ place: Int, _ count: Int) -> Data? {
    guard place >= 0, count >= 0, place <= data.count - count else { return nil }
    return data[data.startIndex + place..<data.startIndex + place + count]
  }

  private func short(at place: Int) -> Int? { bytes(place, 2).map { $0.reduce(0) { $0 << 8 | Int($1) } } }
  private func long(at place: Int) -> Int? { bytes(place, 4).map { $0.reduce(0) { $0 << 8 | Int($1) } } }

  private func tag(at place: Int) -> String? { bytes(place, 4).map { String(decoding: $0, as: UTF8.self) } }
}
