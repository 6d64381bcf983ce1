#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  extension PangoFonts {
    /// The installed fonts with a PostScript name, sorted by family and name.
    ///
    /// - Complexity: O(*n*) in the number of installed fonts for the first call.
    var faces: [FontFace] {
      lock.withLock {
        if let listedFaces { return listedFaces }
        let faces = list()
        listedFaces = faces
        return faces
      }
    }

    private func list() -> [FontFace] {
      let everything = FcPatternCreate()
      defer { FcPatternDestroy(everything) }
      let wanted = FcObjectSetCreate()
      defer { FcObjectSetDestroy(wanted) }
      for object in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(wanted, object) }
      guard let list = FcFontList(nil, everything, wanted) else { return [] }
      defer { FcFontSetDestroy(list) }
      let patterns = UnsafeBufferPointer(start: list.pointee.fonts, count: Int(list.pointee.nfont))
      return Set(patterns.compactMap { face(of: $0) }).sorted { ($0.family, $0.name) < ($1.family, $1.name) }
    }

    /// The font of a pattern; nil if it has no names. A variable font without a fixed weight is regular.
    private func face(of pattern: OpaquePointer?) -> FontFace? {
      guard let family = string(FC_FAMILY, of: pattern), let name = string(FC_POSTSCRIPT_NAME, of: pattern) else {
        return nil
      }
      var (weight, slant) = (Int32(FC_WEIGHT_REGULAR), Int32(FC_SLANT_ROMAN))
      FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
      FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
      return FontFace(
        name: name, family: family, weight: FontDescriptor.weight(ofClass: Int(FcWeightToOpenType(weight))),
        isItalic: slant != FC_SLANT_ROMAN)
    }
  }
#endif
