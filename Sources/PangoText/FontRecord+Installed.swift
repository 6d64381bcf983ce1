#if Image
  import CPangoCairo
  import Foundation

  extension FontRecord {
    /// Returns the installed fonts with a name, sorted; several if several versions are installed.
    ///
    /// - Complexity: O(*n*) in the number of installed fonts. The files of matching fonts are read once per process.
    package static func installed(named name: String) -> [FontRecord] {
      let fonts = PangoFonts.shared
      return fonts.lock.withLock {
        let everything = FcPatternCreate()
        defer { FcPatternDestroy(everything) }
        let wanted = FcObjectSetCreate()
        defer { FcObjectSetDestroy(wanted) }
        for object in [FC_FILE, FC_INDEX, FC_FAMILY, FC_STYLE, FC_FONTVERSION] { FcObjectSetAdd(wanted, object) }
        guard let list = FcFontList(nil, everything, wanted) else { return [] }
        defer { FcFontSetDestroy(list) }
        let patterns = UnsafeBufferPointer(start: list.pointee.fonts, count: Int(list.pointee.nfont))
        return Set(patterns.filter { fonts.name(of: $0) == name }.compactMap { fonts.record(of: $0) }).sorted()
      }
    }
  }
#endif
