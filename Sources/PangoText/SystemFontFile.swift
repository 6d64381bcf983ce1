#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  /// A file of the system's font, or of a font in its place for the characters of a script that it lacks, with one weight
  /// and slant.
  public struct SystemFontFile: Hashable, Sendable {
    /// The file.
    public let file: URL
    /// OpenType's weight class, from 1 to 1000: 400 is regular, 700 bold.
    public let weight: Int
    /// True for an italic font.
    public let isItalic: Bool
    /// The characters for which the font takes the place of the system's, by code point; nil for the system's font.
    public let characters: [ClosedRange<UInt32>]?

    /// The installed files of the system's font, by ascending weight, upright ones first; empty if the font is not
    /// installed. Variable fonts and files with several fonts are left out.
    ///
    /// - Complexity: O(*n*) in the number of installed fonts.
    public static var installed: [SystemFontFile] { PangoFonts.shared.systemFontFiles() }

    /// The installed files of the fonts for scripts that the system's font lacks, in the order in which texts ask them for
    /// a character: each has the characters that no font before it has. Variable fonts and files with several fonts are
    /// left out.
    ///
    /// - Complexity: O(*n*) in the number of installed fonts and their characters.
    public static var scripts: [SystemFontFile] { PangoFonts.shared.scriptFontFiles() }
  }

  extension PangoFonts {
    fileprivate func systemFontFiles() -> [SystemFontFile] {
      lock.withLock { fontFiles(of: Self.systemFamily).map { $0.file(characters: nil) } }
    }

    fileprivate func scriptFontFiles() -> [SystemFontFile] {
      lock.withLock {
        let known = FontCharacters()
        for file in fontFiles(of: Self.systemFamily) { known.formUnion(file.characters) }
        return NamedFonts.scripts.flatMap { family in
          let files = fontFiles(of: family)
          defer { for file in files { known.formUnion(file.characters) } }
          return files.compactMap { file in
            let ranges = file.characters.ranges(without: known)
            return ranges.isEmpty ? nil : file.file(characters: ranges)
          }
        }
      }
    }

    /// A file with what its pattern tells.
    private struct FontFilePattern {
      let path: String
      let weight: Int
      let isItalic: Bool
      let characters: FontCharacters

      func file(characters: [ClosedRange<UInt32>]?) -> SystemFontFile {
        SystemFontFile(file: URL(filePath: path), weight: weight, isItalic: isItalic, characters: characters)
      }
    }

    /// The files of a family, one of each weight and slant. Used under the fonts' lock.
    private func fontFiles(of family: String) -> [FontFilePattern] {
      NamedFonts.use()
      let named = FcPatternCreate()
      defer { FcPatternDestroy(named) }
      FcPatternAddString(named, FC_FAMILY, family)
      let wanted = FcObjectSetCreate()
      defer { FcObjectSetDestroy(wanted) }
      for object in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_VARIABLE, FC_CHARSET] { FcObjectSetAdd(wanted, object) }
      guard let list = FcFontList(nil, named, wanted) else { return [] }
      defer { FcFontSetDestroy(list) }
      let patterns = UnsafeBufferPointer(start: list.pointee.fonts, count: Int(list.pointee.nfont))
      var files: [[Int]: FontFilePattern] = [:]
      for file in patterns.compactMap({ fontFile(of: $0) }).sorted(by: { $0.path < $1.path }) {
        let key = [file.isItalic ? 1 : 0, file.weight]
        if files[key] == nil { files[key] = file }
      }
      return files.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    private func fontFile(of pattern: OpaquePointer?) -> FontFilePattern? {
      guard let path = string(FC_FILE, of: pattern) else { return nil }
      var (index, weight, slant, variable) = (Int32(0), Int32(FC_WEIGHT_REGULAR), Int32(FC_SLANT_ROMAN), FcBool(0))
      FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
      FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable)
      guard index == 0, variable == 0, FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch else {
        return nil
      }
      FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
      return FontFilePattern(
        path: path, weight: Int(FcWeightToOpenType(weight)), isItalic: slant != FC_SLANT_ROMAN,
        characters: FontCharacters(of: pattern))
    }
  }
#endif
