#if Image
  import CPangoCairo
  import Foundation
  import PangoText

  /// What a picture says of its making: which fonts its letters came from, and what drew it.
  ///
  /// Two machines draw the same text alike where these agree; a picture that differs from another can say why.
  public struct PNGInfo: Hashable, Sendable {
    /// The fonts whose letters are in the picture, sorted; none for a picture without text, or of another maker.
    public var fonts: [FontRecord]
    /// The libraries that drew it, as "Pango 1.50.12"; none for a picture of another maker.
    public var libraries: [String]

    /// What a picture that is drawn here and now would say.
    init(fonts: [FontRecord]) {
      self.fonts = fonts
      libraries = [
        "Pango \(String(cString: pango_version_string()))", "Cairo \(String(cString: cairo_version_string()))",
        "HarfBuzz \(String(cString: hb_version_string()))", "Fontconfig \(Self.fontconfigVersion)",
      ]
    }

    /// What a PNG file says; nil where the data does not begin as one.
    public init?(png data: Data) {
      guard let file = PNGFile(data) else { return nil }
      var texts: [String: String] = [:]
      for chunk in file.chunks where chunk.type == "tEXt" {
        let parts = chunk.data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let key = String(data: parts[0], encoding: .isoLatin1) else { continue }
        texts[key] = String(data: parts[1], encoding: .isoLatin1)
      }
      libraries = texts[Self.softwareKey]?.components(separatedBy: "\n").filter { !$0.isEmpty } ?? []
      fonts = texts[Self.fontsKey]?.components(separatedBy: "\n").compactMap { FontRecord(line: $0) } ?? []
    }

    // MARK: Chunks

    /// A keyword that the specification knows (11.3.4.2).
    private static let softwareKey = "Software"
    private static let fontsKey = "Fonts"

    /// What is written into the file: a chunk with a line for each library, and one with a line for each font.
    var chunks: [PNGFile.Chunk] {
      [Self.text(Self.softwareKey, libraries), Self.text(Self.fontsKey, fonts.map(\.line))]
    }

    private static func text(_ key: String, _ lines: [String]) -> PNGFile.Chunk {
      let text = "\(key)\0\(lines.joined(separator: "\n"))"
      // The chunk has no letters beyond Latin-1.
      let bytes = text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : UInt8(ascii: "?") }
      return PNGFile.Chunk(type: "tEXt", data: Data(bytes))
    }

    private static var fontconfigVersion: String {
      let version = FcGetVersion()
      return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
    }
  }

  extension FontRecord {
    /// As it stands in a picture: `Inter Regular; 4.000; 0f1e2d3c`.
    var line: String {
      let digits = String(checksum, radix: 16)
      return "\(name); \(version); \(String(repeating: "0", count: 8 - digits.count))\(digits)"
    }

    init?(line: String) {
      let parts = line.components(separatedBy: "; ")
      guard parts.count >= 3, let checksum = UInt32(parts[parts.count - 1], radix: 16) else { return nil }
      self.init(
        name: parts.dropLast(2).joined(separator: "; "), version: parts[parts.count - 2], checksum: checksum)
    }
  }
#endif
