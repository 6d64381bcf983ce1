import Foundation
import RenderTree

/// A typeface at a size.
///
/// A font is a value: two with the same attributes are equal. It stores no metrics, because they depend on the scene:
/// they come from the current scene when they are read.
open class UIFont: NSObject, @unchecked Sendable {
  // Unchecked, because the class is open, as the original is; what it stores never changes.

  /// The adaptation of a font to the user's preferred content size.
  struct Scaling: Hashable, Sendable {
    var style: TextStyle
    /// The size at `.large`, in points.
    var baseSize: CGFloat
    /// The maximum size, in points.
    var maximumSize: CGFloat?
    /// True for a text style of the system, whose sizes come from a table; false for a scaled font of the app.
    var isTextStyle: Bool
  }

  let descriptor: FontDescriptor
  let scaling: Scaling?

  init(descriptor: FontDescriptor, scaling: Scaling? = nil) {
    self.descriptor = descriptor
    self.scaling = scaling
    super.init()
  }

  // MARK: System fonts

  /// The regular system font.
  ///
  /// - Parameter fontSize: in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system font with a weight.
  ///
  /// - Parameter fontSize: in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: FontDescriptor(size: fontSize, weight: weight.rawValue))
  }

  /// The bold system font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: FontDescriptor(size: fontSize, isItalic: true))
  }

  /// The monospaced system font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: FontDescriptor(family: .monospaced, size: fontSize, weight: weight.rawValue))
  }

  /// The system font with monospaced digits, so that numbers keep their width as they change.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: FontDescriptor(family: .monospacedDigits, size: fontSize, weight: weight.rawValue))
  }

  /// The font of a text style, at the preferred content size of the current scene.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style, at the content size category of the traits, or the current one if they have none.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UIContentSizeCategory.effective(in: traitCollection)
    return preferredFonts[style]?[category.step] ?? UIFont(style, for: category)
  }

  /// The fonts of the text styles, by the step of the content size category. All texts in a style have the same object.
  private static let preferredFonts: [TextStyle: [UIFont]] = {
    let fonts = TextStyle.all.map { style in (style, UIContentSizeCategory.ordered.map { UIFont(style, for: $0) }) }
    return Dictionary(uniqueKeysWithValues: fonts)
  }()

  private convenience init(_ style: TextStyle, for category: UIContentSizeCategory) {
    self.init(
      descriptor: FontDescriptor(size: style.size(for: category), weight: style.weight.rawValue),
      scaling: Scaling(style: style, baseSize: style.size(for: .large), maximumSize: nil, isTextStyle: true))
  }

  /// The font of a descriptor.
  ///
  /// - Parameter pointSize: in points; 0 or less keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var wanted = descriptor.descriptor
    guard pointSize > 0 && pointSize != wanted.size else {
      self.init(descriptor: wanted, scaling: descriptor.scaling)
      return
    }
    wanted.size = pointSize
    self.init(descriptor: wanted)
  }

  // MARK: System sizes

  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of system texts: 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small system texts: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  // MARK: Names

  /// The PostScript name, such as `HelveticaNeue-Bold`; for the system's fonts one with a point, such as
  /// `.SFUI-Regular`.
  open var fontName: String { descriptor.fontName }

  /// The name of the family, such as `Helvetica Neue`.
  open var familyName: String { descriptor.familyName }

  // MARK: Metrics

  /// The size in points.
  open var pointSize: CGFloat { descriptor.size }

  /// The height of letters above the baseline, in points of the current scene.
  open var ascender: CGFloat { metrics.ascender }

  /// The depth of letters below the baseline, in points of the current scene, as a negative number.
  open var descender: CGFloat { metrics.descender }

  /// The height of a line, in points of the current scene.
  open var lineHeight: CGFloat { metrics.lineHeight }

  /// The distance between lines: always 0.
  open var leading: CGFloat { 0 }

  /// The height of capital letters, in points of the current scene.
  open var capHeight: CGFloat { metrics.capHeight }

  /// The height of lowercase letters without ascenders, in points of the current scene.
  open var xHeight: CGFloat { metrics.xHeight }

  private var metrics: FontMetrics { SceneContext.current.textEngine.metrics(of: descriptor) }

  // MARK: Variations

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor: descriptor, scaling: scaling) }

  /// The font at another size, in points, which no longer adapts to the preferred content size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var other = descriptor
    other.size = fontSize
    return UIFont(descriptor: other)
  }

  /// The font at the size for a content size category, if it adapts to it; otherwise itself.
  func adjusted(for category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.size(for: category)
    guard size != descriptor.size else { return self }
    var other = descriptor
    other.size = size
    return UIFont(descriptor: other, scaling: scaling)
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (descriptor == other.descriptor && scaling == other.scaling)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(descriptor)
    hasher.combine(scaling)
    return hasher.finalize()
  }

  open override var description: String { "<UIFont: \(descriptor.family) \(descriptor.size) pt \(descriptor.weight)>" }
}

extension UIFont.Scaling {
  func size(for category: UIContentSizeCategory) -> CGFloat {
    if isTextStyle { return style.size(for: category) }
    // The sizes of scaled fonts are whole points on every screen.
    let size = UIFontMetrics.scaled(baseSize, by: style, for: category, displayScale: 1)
    return maximumSize.map { min($0, size) } ?? size
  }
}

extension UIContentSizeCategory {
  /// The content size category of the traits, or the current one if they have none.
  static func effective(in traits: UITraitCollection?) -> UIContentSizeCategory {
    let asked = traits?.preferredContentSizeCategory ?? .unspecified
    return asked == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : asked
  }
}
