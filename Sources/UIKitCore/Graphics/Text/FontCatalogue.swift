import Foundation
import RenderTree
import Synchronization

/// The fonts that can be named: those of the app's bundle, those that every device of the original has, and those of the
/// current scene's host.
///
/// A font of the original that the host does not have is drawn in a similar one: another of the same kind (typewriter,
/// with serifs), or the system's.
enum FontCatalogue {
  /// The fonts of every device of the original, which are found by name on every host.
  private static let original: [FontFace] = families.flatMap { family, _, names in
    names.map { FontFace(name: $0, family: family, weight: weight(ofName: $0), isItalic: isItalic($0)) }
  }

  private static let replacements = Dictionary(uniqueKeysWithValues: families.map { ($0.family, $0.replacement) })

  /// The families, sorted.
  static var familyNames: [String] { index.families.keys.sorted() }

  /// The names of a family's fonts, sorted; empty for an unknown family.
  static func fontNames(ofFamily family: String) -> [String] {
    Set((index.families[family] ?? []).map(\.name)).sorted()
  }

  /// The descriptor of a font with a PostScript name, or of the regular font of a family; nil if there is none.
  static func descriptor(named name: String, size: CGFloat) -> FontDescriptor? {
    if let own = SystemFontName(name) {
      return FontDescriptor(family: own.family, size: size, weight: own.weight, isItalic: own.isItalic)
    }
    guard let face = index.named[name] ?? index.regular[name] else { return nil }
    let families = [face.family, replacements[face.family] ?? ""].filter { !$0.isEmpty }
    return FontDescriptor(
      family: .named(families.joined(separator: ",")), size: size, weight: face.weight, isItalic: face.isItalic)
  }

  /// The PostScript name of the font of a family that is nearest to a weight and slant.
  static func name(ofFamily family: String, weight: CGFloat, isItalic: Bool) -> String {
    let face = index.families[family]?.min {
      distance($0, weight, isItalic) < distance($1, weight, isItalic)
    }
    return face?.name ?? family.filter { $0 != " " }
  }

  /// The difference of a font from a weight and slant. A wrong slant counts more than a wrong weight.
  private static func distance(_ face: FontFace, _ weight: CGFloat = 0, _ isItalic: Bool = false) -> CGFloat {
    abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 10)
  }

  // MARK: Index

  /// The fonts of the original and of a host, by name and by family.
  final class Index: Sendable {
    /// The fonts of the host.
    let installed: [FontFace]
    /// The fonts of the app's bundle.
    let own: [FontFace]
    /// The host's families and those of the original that it lacks.
    let families: [String: [FontFace]]
    /// The font with each name: the app's first, then the host's.
    let named: [String: FontFace]
    /// The most regular font of each family.
    let regular: [String: FontFace]

    fileprivate init(installed: [FontFace], own: [FontFace]) {
      self.installed = installed
      self.own = own
      let known = Dictionary(grouping: own + installed.filter { !own.contains($0) }, by: \.family)
      let lacking = original.filter { known[$0.family] == nil }
      families = known.merging(Dictionary(grouping: lacking, by: \.family)) { known, _ in known }
      let all = own + installed + original
      named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
      regular = Dictionary(grouping: all, by: \.family).compactMapValues { faces in
        faces.min { distance($0) < distance($1) }
      }
    }
  }

  /// The most recent indices. A process has few text engines, and each returns the same array of fonts again, which is
  /// compared at once.
  private static let indices = Mutex<[Index]>([])
  private static let maximumIndexCount = 4

  /// The index of the fonts of the current scene's host.
  static var index: Index {
    let engine = SceneContext.current.textEngine
    let own = AppFonts.faces(for: engine)
    let installed = engine.faces
    return indices.withLock { indices in
      if let known = indices.first(where: { $0.installed == installed && $0.own == own }) { return known }
      let made = Index(installed: installed, own: own)
      indices.insert(made, at: 0)
      if indices.count > maximumIndexCount { indices.removeLast() }
      return made
    }
  }

  // MARK: Names

  /// The style of a PostScript name: the part after the hyphen.
  private static func style(_ name: String) -> Substring {
    name.firstIndex(of: "-").map { name[name.index(after: $0)...] } ?? ""
  }

  private static func isItalic(_ name: String) -> Bool {
    let style = style(name)
    return style.contains("Ital") || style.contains("Oblique")
  }

  private static func weight(ofName name: String) -> CGFloat {
    let style = style(name)
    let weights: [(word: String, weight: UIFont.Weight)] = [
      ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium), ("DemiBold", .semibold),
      ("SemiBold", .semibold), ("Semibold", .semibold), ("ExtraBold", .heavy), ("Heavy", .heavy), ("Black", .black),
      ("Wide", .semibold), ("Bold", .bold),
    ]
    return (weights.first { style.contains($0.word) }?.weight ?? .regular).rawValue
  }

  /// The families of every device of the original for the Latin script, with similar families for hosts without them.
  private static let families: [(family: String, replacement: String, names: [String])] = [
    ("American Typewriter", "serif", names("AmericanTypewriter", "", "Light", "Semibold", "Bold")),
    ("Arial", "", ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"]),
    (
      "Avenir", "",
      names(
        "Avenir", "Book", "BookOblique", "Roman", "Oblique", "Light", "LightOblique", "Medium", "MediumOblique",
        "Heavy", "HeavyOblique", "Black", "BlackOblique")
    ),
    (
      "Avenir Next", "",
      names(
        "AvenirNext", "Regular", "Italic", "UltraLight", "UltraLightItalic", "Medium", "MediumItalic", "DemiBold",
        "DemiBoldItalic", "Bold", "BoldItalic", "Heavy", "HeavyItalic")
    ),
    ("Baskerville", "serif", names("Baskerville", "", "Italic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic")),
    ("Chalkboard SE", "cursive", names("ChalkboardSE", "Regular", "Light", "Bold")),
    ("Copperplate", "serif", names("Copperplate", "", "Light", "Bold")),
    ("Courier", "monospace", names("Courier", "", "Oblique", "Bold", "BoldOblique")),
    (
      "Courier New", "monospace",
      ["CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldItalicMT"]
    ),
    ("Didot", "serif", names("Didot", "", "Italic", "Bold")),
    ("Futura", "", names("Futura", "Medium", "MediumItalic", "Bold")),
    ("Georgia", "serif", names("Georgia", "", "Italic", "Bold", "BoldItalic")),
    (
      "Gill Sans", "",
      names("GillSans", "", "Italic", "Light", "LightItalic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic")
    ),
    ("Helvetica", "", names("Helvetica", "", "Oblique", "Light", "LightOblique", "Bold", "BoldOblique")),
    (
      "Helvetica Neue", "",
      names(
        "HelveticaNeue", "", "Italic", "UltraLight", "UltraLightItalic", "Thin", "ThinItalic", "Light", "LightItalic",
        "Medium", "MediumItalic", "Bold", "BoldItalic")
    ),
    ("Hoefler Text", "serif", names("HoeflerText", "Regular", "Italic", "Black", "BlackItalic")),
    ("Marker Felt", "cursive", names("MarkerFelt", "Thin", "Wide")),
    ("Menlo", "monospace", names("Menlo", "Regular", "Italic", "Bold", "BoldItalic")),
    ("Noteworthy", "cursive", names("Noteworthy", "Light", "Bold")),
    ("Optima", "", names("Optima", "Regular", "Italic", "Bold", "BoldItalic", "ExtraBlack")),
    ("Palatino", "serif", names("Palatino", "Roman", "Italic", "Bold", "BoldItalic")),
    (
      "Times New Roman", "serif",
      ["TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldItalicMT"]
    ),
    ("Trebuchet MS", "", ["TrebuchetMS", "TrebuchetMS-Italic", "TrebuchetMS-Bold", "Trebuchet-BoldItalic"]),
    ("Verdana", "", names("Verdana", "", "Italic", "Bold", "BoldItalic")),
  ]

  /// The PostScript names of a family's styles. The empty style is the prefix alone.
  private static func names(_ prefix: String, _ styles: String...) -> [String] {
    styles.map { $0.isEmpty ? prefix : "\(prefix)-\($0)" }
  }
}
