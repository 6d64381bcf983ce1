#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  /// A file of the system's font, with one weight and slant.
  public struct SystemFontFile: Hashable, Sendable {
    /// The file.
    public let file: URL
    /// OpenType's weight class, from 1 to 1000: 400 is regular, 700 bold.
    public let weight: Int
    /// True for an italic font.
    public let isItalic: Bool

    /// The installed files of the system's font, by ascending weight, upright ones first; empty if the font is not
    /// installed. Variable fonts and files with several fonts are left out.
    ///
    /// - Complexity: O(*n*) in the number of installed fonts.
    public static var installed: [SystemFontFile] { PangoFonts.shared.systemFontFiles() }
  }

  extension PangoFonts {
    fileprivate func systemFontFiles() -> [SystemFontFile] {
      lock.withLock {
        let family = FcPatternCreate()
        defer { FcPatternDestroy(family) }
        FcPatternAddString(family, FC_FAMILY, Self.systemFamily)
        let wanted = FcObjectSetCreate()
        defer { FcObjectSetDestroy(wanted) }
        for object in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_VARIABLE] { FcObjectSetAdd(wanted, object) }
        guard let list = FcFontList(nil, family, wanted) else { return [] }
        defer { FcFontSetDestroy(list) }
        let patterns = UnsafeBufferPointer(start: list.pointee.fonts, count: Int(list.pointee.nfont))
        var files: [[Int]: SystemFontFile] = [:]
        for file in patterns.compactMap({ systemFontFile(of: $0) }).sorted(by: { $0.file.path < $1.file.path }) {
          let key = [file.isItalic ? 1 : 0, file.weight]
          if files[key] == nil { files[key] = file }
        }
        return files.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
      }
    }

    private func systemFontFile(of pattern: OpaquePointer?) -> SystemFontFile? {
      guard let path = string(FC_FILE, of: pattern) else { return nil }
      var (index, weight, slant, variable) = (Int32(0), Int32(FC_WEIGHT_REGULAR), Int32(FC_SLANT_ROMAN), FcBool(0))
      FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
      FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable)
      guard index == 0, variable == 0, FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch else {
        return nil
      }
      FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
      return SystemFontFile(
        file: URL(filePath: path), weight: Int(FcWeightToOpenType(weight)), isItalic: slant != FC_SLANT_ROMAN)
    }
  }
#endif
