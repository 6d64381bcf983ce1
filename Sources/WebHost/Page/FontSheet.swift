import Foundation
import RenderTree

/// A font file that a page loads, so that its texts have the widths that the app has measured.
public struct WebFont: Hashable, Sendable {
  /// The family; nil for the system's.
  var family: String?
  /// The weight on the scale of CSS, from 1 to 1000: 400 is regular, 700 bold.
  public var weight: Int
  /// True for an italic font.
  public var isItalic: Bool
  /// The file, in a format that browsers read: OpenType, TrueType or WOFF.
  public var file: URL
  /// The characters, by code point, that the font has in the place of the system's; nil for all.
  public var characters: [ClosedRange<UInt32>]?

  /// A font of the system's family, or one that takes its place for some characters.
  ///
  /// - Parameter characters: The characters, by code point, that the system's family lacks and the font has; nil by
  ///   default, for a font of the system's family.
  public init(weight: Int, isItalic: Bool, file: URL, characters: [ClosedRange<UInt32>]? = nil) {
    self.weight = weight
    self.isItalic = isItalic
    self.file = file
    self.characters = characters
  }
}

extension WebFont {
  /// The font of an app's file; nil if the file has none, or several, which browsers don't read.
  init?(_ file: URL) {
    guard let face = FontFile(file)?.faces, face.count == 1 else { return nil }
    let descriptor = FontDescriptor(size: 1, weight: face[0].weight)
    self.init(weight: descriptor.weightClass, isItalic: face[0].isItalic, file: file)
    family = face[0].family
  }

  /// The name of the family in style sheets.
  fileprivate var cssFamily: String {
    family.map(PageFontFamily.quoted) ?? (characters == nil ? FontSheet.family : FontSheet.scripts)
  }

  /// The rule that tells browsers for which characters they load the font; empty if for all.
  fileprivate var characterRule: String {
    guard let characters else { return "" }
    let ranges = characters.map { range in
      let (first, last) = (String(range.lowerBound, radix: 16), String(range.upperBound, radix: 16))
      return "U+" + (first == last ? first : "\(first)-\(last)")
    }
    return "unicode-range:\(ranges.joined(separator: ","));"
  }
}

/// The names of families in style sheets.
enum PageFontFamily {
  /// A name in quotes, without the characters that could end it.
  static func quoted(_ name: some StringProtocol) -> String {
    "\"" + String(name).filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.trimmingPrefix(" ") + "\""
  }
}

/// The style sheet that names the fonts of pages, by addresses that change with the files, so that browsers keep them for
/// ever. A browser loads the fonts that a page uses.
struct FontSheet: Sendable {
  /// The family that the fonts have in pages.
  fileprivate static let family = "Inter"
  /// The family of all fonts that have the scripts that those lack; `--f` of `page.css` names both.
  fileprivate static let scripts = "Scripts"

  /// The name of the style sheet.
  static let name = "fonts.css"
  /// The content of the style sheet.
  let text: String
  /// The hash of the content, which is part of the style sheet's address.
  let version: String
  private let files: [String: URL]

  /// A style sheet for fonts; nil without any.
  init?(_ fonts: [WebFont]) {
    guard !fonts.isEmpty else { return nil }
    var files: [String: URL] = [:]
    var rules: [String] = []
    for font in fonts {
      let name = FontSheet.name(of: font.file)
      files[name] = font.file
      rules.append(
        "@font-face{font-family:\(font.cssFamily);font-weight:\(font.weight);"
          + "font-style:\(font.isItalic ? "italic" : "normal");font-display:swap;\(font.characterRule)src:url(../font/\(name))}"
      )
    }
    self.files = files
    text = rules.joined(separator: "\n") + "\n"
    version = PageNumber.hash(PageNumber.hash(of: text.utf8))
  }

  /// Returns the name of a file's content, as far as its size and its date of change tell it.
  private static func name(of file: URL) -> String {
    let values = try? file.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    let date = values?.contentModificationDate?.timeIntervalSince1970 ?? 0
    return PageNumber.hash(PageNumber.hash(of: "\(file.path) \(values?.fileSize ?? 0) \(date)".utf8))
  }

  /// Returns the bytes and the media type of a font by its name; nil if it is none of these, or can't be read.
  func file(named name: String) -> (bytes: [UInt8], type: String)? {
    guard let file = files[name], let data = try? Data(contentsOf: file) else { return nil }
    let type = ["otf", "ttf", "woff", "woff2"].first { $0 == file.pathExtension.lowercased() }
    return (Array(data), "font/" + (type ?? "sfnt"))
  }
}
