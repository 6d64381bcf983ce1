import Foundation
import RenderTree

extension UIFont {
  /// The font with a PostScript name, or the regular font of a family; nil if there is none.
  ///
  /// The Latin fonts that every device of the original has, such as `Helvetica`, `HelveticaNeue-Bold`, `Courier` and
  /// `Menlo-Regular`, are found on every host, and so are the fonts of the app's bundle that its Info.plist names under
  /// `UIAppFonts`. A host without a font of the original draws a similar one, and a terminal draws all fonts alike. Other
  /// names are those of fonts that are installed where the host draws; in a terminal there are none.
  ///
  /// - Parameter fontSize: in points; 0 or less for the system's size, 14 points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let size = fontSize > 0 ? fontSize : UIFont.systemFontSize
    guard let descriptor = FontCatalogue.descriptor(named: fontName, size: size) else { return nil }
    self.init(descriptor: descriptor)
  }

  /// The names of the families that ``init(name:size:)`` finds, sorted.
  public class var familyNames: [String] { FontCatalogue.familyNames }

  /// The PostScript names of a family's fonts, sorted; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontCatalogue.fontNames(ofFamily: familyName)
  }
}

extension FontDescriptor {
  /// The PostScript name. The system's fonts have names such as `.SFUI-Regular`, as in the original.
  var fontName: String {
    SystemFontName(self)?.name ?? FontCatalogue.name(ofFamily: familyName, weight: weight, isItalic: isItalic)
  }

  /// The name of the family; for a family with replacements, the first name.
  var familyName: String {
    guard case .named(let names) = family else { return SystemFontName(self)?.familyName ?? "" }
    return names.prefix { $0 != "," }.description
  }
}
