#if Image
  import CPangoCairo
  import Foundation

  /// The configuration of fontconfig for this process: the families that texts are drawn with, by name and in order.
  ///
  /// The rules of the machine and its user are left out, since they choose among all fonts that happen to be installed:
  /// the same text would have other fonts, and other widths, from machine to machine. Of the machine's configuration only
  /// the folders of fonts and of caches are taken. A character that no named family has is drawn with any font that has it.
  package enum NamedFonts {
    /// The family of monospaced text.
    static let monospacedFamily = "DejaVu Sans Mono"

    /// Makes the configuration that of the process, once. Whatever draws text calls this before its first text.
    package static func use() { _ = isUsed }

    /// True if the configuration could be made; otherwise that of the machine stays in use.
    private static let isUsed: Bool = {
      guard let machine = FcInitLoadConfig() else { return false }
      defer { FcConfigDestroy(machine) }
      guard let own = FcConfigCreate() else { return false }
      let text = rules(
        folders: strings(FcConfigGetFontDirs(machine)), caches: strings(FcConfigGetCacheDirs(machine)))
      guard FcConfigParseAndLoadFromMemory(own, text, FcBool(1)) != 0, FcConfigBuildFonts(own) != 0 else {
        FcConfigDestroy(own)
        return false
      }
      // The process keeps the configuration.
      return FcConfigSetCurrent(own) != 0
    }()

    private static func strings(_ list: OpaquePointer?) -> [String] {
      guard let list else { return [] }
      defer { FcStrListDone(list) }
      var strings: [String] = []
      while let string = FcStrListNext(list) { strings.append(String(cString: string)) }
      return strings
    }

    // MARK: Families

    /// The families of texts that ask for a kind of font, as the replacements of the original's fonts do.
    private static let kinds = [
      ("sans-serif", PangoFonts.systemFamily), ("serif", "Noto Serif"), ("monospace", monospacedFamily),
      ("emoji", emojiFamily),
    ]

    private static let emojiFamily = "Noto Color Emoji"

    /// The families behind those that a text asks for, for the characters that these lack. All are in Debian's fonts-inter,
    /// fonts-noto-core, fonts-dejavu-core, fonts-wqy-microhei and fonts-noto-color-emoji.
    private static let fallbacks =
      [PangoFonts.systemFamily, "Noto Sans"] + scripts
      + [
        "Noto Serif Tibetan", "DejaVu Sans", "Noto Sans Math", "Noto Sans Symbols", "WenQuanYi Micro Hei",
        "Noto Sans Mongolian",
        "Noto Sans Symbols2", emojiFamily,
      ]

    /// The families for single scripts, in the order in which they are asked for a character.
    static let scripts =
      [
        "Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada",
        "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Ethiopic", "Armenian", "Georgian", "Cherokee",
        "Canadian Aboriginal", "Thaana", "Syriac", "Javanese", "Tifinagh",
      ].map { "Noto Sans \($0)" }

    // MARK: Rules

    /// The text of the configuration.
    private static func rules(folders: [String], caches: [String]) -> [UInt8] {
      let kinds = kinds.map { kind, family in
        """
        <match target="pattern"><test name="family"><string>\(kind)</string></test>
        <edit name="family" mode="assign" binding="strong"><string>\(family)</string></edit></match>
        """
      }
      // A family with a strong binding comes before one that only suits the language.
      let behind = fallbacks.map { "<string>\($0)</string>" }.joined()
      let places =
        folders.map { "<dir>\(escaped($0))</dir>" } + caches.map { "<cachedir>\(escaped($0))</cachedir>" }
      let text = """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
        \(places.joined(separator: "\n"))
        \(kinds.joined(separator: "\n"))
        <match target="pattern"><edit name="family" mode="append_last" binding="strong">\(behind)</edit></match>
        \(bitmapScaling)\(slanting)\(emboldening)</fontconfig>
        """
      return Array(text.utf8) + [0]
    }

    private static func escaped(_ path: String) -> String {
      path.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }

    /// Fonts that consist of bitmaps, such as those of coloured emoji, are scaled to the size of the text.
    private static let bitmapScaling = """
      <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign"><divide>
      <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit></match>
      <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
      <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
      <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>
      </matrix></times></edit>
      <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
      """

    /// Fonts without an italic are slanted.
    private static let slanting = """
      <match target="font"><test name="slant"><const>roman</const></test>
      <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
      <double>1</double><double>0.2</double><double>0</double><double>1</double></matrix></times></edit>
      <edit name="slant" mode="assign"><const>oblique</const></edit>
      <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit></match>
      """

    /// Fonts without a bold weight are emboldened.
    private static let emboldening = """
      <match target="font"><test name="weight" compare="less_eq"><const>medium</const></test>
      <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
      <edit name="embolden" mode="assign"><bool>true</bool></edit>
      <edit name="weight" mode="assign"><const>bold</const></edit></match>
      """
  }
#endif
