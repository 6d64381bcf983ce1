#if Image
  import CPangoCairo
  import Foundation

  /// A font file that was used for text.
  public struct FontRecord: Hashable, Sendable, Comparable {
    /// The family and the style, as the file names them.
    public let name: String
    /// The version from the file, with three decimals: "4.000".
    public let version: String
    /// The CRC-32 of the file; 0 if it could not be read.
    public let checksum: UInt32

    /// A record with the given values, as read from an image.
    public init(name: String, version: String, checksum: UInt32) {
      self.name = name
      self.version = version
      self.checksum = checksum
    }

    /// Orders records by name, version and checksum.
    public static func < (a: FontRecord, b: FontRecord) -> Bool {
      (a.name, a.version, a.checksum) < (b.name, b.version, b.checksum)
    }
  }

  /// The fonts that an image's text uses, collected while it is drawn. Used by one thread.
  public final class UsedFonts {
    private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []

    /// An empty collection.
    public init() {}

    deinit {
      PangoFonts.shared.lock.withLock {
        for font in fonts { g_object_unref(font) }
      }
    }

    /// Adds a font. The caller holds the fonts' lock.
    func insert(_ font: UnsafeMutablePointer<PangoFont>) {
      guard fonts.insert(font).inserted else { return }
      g_object_ref(font)
    }

    /// The distinct files of the fonts, sorted.
    public var records: [FontRecord] {
      PangoFonts.shared.lock.withLock {
        Set(fonts.compactMap { PangoFonts.shared.record(of: $0) }).sorted()
      }
    }
  }

  extension PangoFonts {
    /// Returns the record of a font's file; nil if it has none. The caller holds the lock.
    fileprivate func record(of font: UnsafeMutablePointer<PangoFont>) -> FontRecord? {
      record(of: font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) { pango_fc_font_get_pattern($0) })
    }

    /// Returns the record of a pattern's file; nil if it has none. The caller holds the lock.
    func record(of pattern: OpaquePointer?) -> FontRecord? {
      guard let file = string(FC_FILE, of: pattern) else { return nil }
      var index: Int32 = 0
      FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
      let key = "\(file)#\(index)"
      if let known = records[key] { return known }
      var version: Int32 = 0
      FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version)
      let record = FontRecord(
        name: name(of: pattern), version: Self.version(version), checksum: Self.checksum(ofFile: file))
      records[key] = record
      return record
    }

    /// Returns the family and the style, as the file names them.
    func name(of pattern: OpaquePointer?) -> String {
      [string(FC_FAMILY, of: pattern), string(FC_STYLE, of: pattern)].compactMap { $0 }.joined(separator: " ")
    }

    /// Returns a text of a pattern; nil if it has none.
    func string(_ object: String, of pattern: OpaquePointer?) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else { return nil }
      return String(cString: value)
    }

    /// Formats the version of the `head` table, a fixed-point number with 16 fractional bits.
    private static func version(_ fixed: Int32) -> String {
      let thousandths = Int((Double(fixed) / 65536 * 1000).rounded())
      let fraction = String(thousandths % 1000)
      return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    }

    private static func checksum(ofFile path: String) -> UInt32 {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return 0 }
      return data.withUnsafeBytes { bytes in
        UInt32(truncatingIfNeeded: crc32_z(0, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count))
      }
    }
  }
#endif
