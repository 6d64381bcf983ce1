#if Image
  import CPangoCairo
  import Foundation
  import PangoText

  /// The record in an image of the fonts and libraries that made it.
  ///
  /// Two machines draw text in the same way if their records are equal; otherwise the records explain the difference.
  public struct PNGInfo: Hashable, Sendable {
    /// The fonts of the image's text, sorted; empty for an image without text or without a record.
    public var fonts: [FontRecord]
    /// The libraries that drew the image, such as "Pango 1.50.12", and the kind of processor unless it is x86-64; empty for an
    /// image without a record.
    public var libraries: [String]

    /// The record of an image that this process draws.
    init(fonts: [FontRecord]) {
      self.fonts = fonts
      libraries =
        [
          "Pango \(String(cString: pango_version_string()))", "Cairo \(String(cString: cairo_version_string()))",
          "HarfBuzz \(String(cString: hb_version_string()))", "Fontconfig \(Self.fontconfigVersion)",
        ] + Self.processor
    }

    /// The record in a PNG file; nil if the data does not begin with the PNG signature.
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

    /// A keyword of the specification (11.3.4.2).
    private static let softwareKey = "Software"
    private static let fontsKey = "Fonts"

    /// The chunks for the file: one with a line for each library, and one with a line for each font.
    var chunks: [PNGFile.Chunk] {
      [Self.text(Self.softwareKey, libraries), Self.text(Self.fontsKey, fonts.map(\.line))]
    }

    private static func text(_ key: String, _ lines: [String]) -> PNGFile.Chunk {
      let text = "\(key)\0\(lines.joined(separator: "\n"))"
      // The chunk is encoded in Latin-1.
      let bytes = text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : UInt8(ascii: "?") }
      return PNGFile.Chunk(type: "tEXt", data: Data(bytes))
    }

    /// The kind of processor, unless it is x86-64: compilers for others may join a multiplication and an addition, and round once.
    private static var processor: [String] {
      #if arch(x86_64)
        []
      #elseif arch(arm64)
        ["Processor arm64"]
      #else
        ["Processor other"]
      #endif
    }

    private static var fontconfigVersion: String {
      let version = FcGetVersion()
      return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
    }
  }

  extension FontRecord {
    /// The record's line in an image: `Inter Regular; 4.000; 0f1e2d3c`.
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
