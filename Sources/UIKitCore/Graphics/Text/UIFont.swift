import Foundation
import RenderTree

/// A typeface at a size.
///
/// A font is a value: two that ask for the same are equal. It keeps no measures, because they depend on the scene: the
/// scene that is served when they are read answers.
open class UIFont: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as the original is; what it stores never changes.

  /// How the font follows the person's preferred size of text.
  struct Scaling: Hashable, Sendable {
    var style: TextStyle
    /// The size at `.large`, in points.
    var baseSize: CGFloat
    /// Never larger than that, in points.
    var maximumSize: CGFloat?
    /// Whether the font is one of the system's styles, whose sizes come from the table, and not one of the app's that
    /// was scaled.
    var isTextStyle: Bool
  }

  let descriptor: FontDescriptor
  let scaling: Scaling?

  init(descriptor: FontDescriptor, scaling: Scaling? = nil) {
    self.descriptor = descriptor
    self.scaling = scaling
    super.init()
  }

  // MARK: Fonts of the system

  /// The system's font, regular.
  ///
  /// - Parameter fontSize: in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system's font.
  ///
  /// - Parameter fontSize: in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: FontDescriptor(size: fontSize, weight: weight.rawValue))
  }

  /// The system's font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system's font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: FontDescriptor(size: fontSize, isItalic: true))
  }

  /// The system's font with all characters equally wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: FontDescriptor(family: .monospaced, size: fontSize, weight: weight.rawValue))
  }

  /// The system's font with digits equally wide, so that numbers do not jump about as they change.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: FontDescriptor(family: .monospacedDigits, size: fontSize, weight: weight.rawValue))
  }

  /// The font of a style, at the size that the person prefers in the current scene.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style, at the size that the traits ask for; the current ones where they are nil or do not say.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UIContentSizeCategory.effective(in: traitCollection)
    return UIFont(
      descriptor: FontDescriptor(size: style.size(for: category), weight: style.weight.rawValue),
      scaling: Scaling(style: style, baseSize: style.size(for: .large), maximumSize: nil, isTextStyle: true))
  }

  /// The font that a descriptor asks for.
  ///
  /// - Parameter pointSize: in points; 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var wanted = descriptor.descriptor
    guard pointSize > 0 && pointSize != wanted.size else {
      self.init(descriptor: wanted, scaling: descriptor.scaling)
      return
    }
    wanted.size = pointSize
    self.init(descriptor: wanted)
  }

  // MARK: Sizes of the system

  /// 17: labels.
  public class var labelFontSize: CGFloat { 17 }
  /// 18: buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// 14: the system's own texts.
  public class var systemFontSize: CGFloat { 14 }
  /// 12: the system's own small texts.
  public class var smallSystemFontSize: CGFloat { 12 }

  // MARK: Measures

  /// In points.
  open var pointSize: CGFloat { descriptor.size }

  /// How far letters reach above the baseline, in points of the current scene.
  open var ascender: CGFloat { metrics.ascender }

  /// How far letters reach below the baseline, in points of the current scene: negative.
  open var descender: CGFloat { metrics.descender }

  /// The height of a line, in points of the current scene.
  open var lineHeight: CGFloat { metrics.lineHeight }

  /// The room that the font itself asks for between lines: none.
  open var leading: CGFloat { 0 }

  /// The height of capitals, in points of the current scene.
  open var capHeight: CGFloat { metrics.capHeight }

  /// The height of small letters without ascenders, in points of the current scene.
  open var xHeight: CGFloat { metrics.xHeight }

  private var metrics: FontMetrics { SceneContext.current.textEngine.metrics(of: descriptor) }

  // MARK: Variations

  /// What the font asks for, to be varied.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor: descriptor, scaling: scaling) }

  /// The same font at another size, in points, which no longer follows the person's preference.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var other = descriptor
    other.size = fontSize
    return UIFont(descriptor: other)
  }

  /// The font at the size for a category, where it follows the person's preference; else itself.
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
    let size = UIFontMetrics.scaled(baseSize, by: style, for: category)
    return maximumSize.map { min($0, size) } ?? size
  }
}

extension UIContentSizeCategory {
  /// The category that traits ask for; the current one where they are nil or do not say.
  static func effective(in traits: UITraitCollection?) -> UIContentSizeCategory {
    let asked = traits?.preferredContentSizeCategory ?? .unspecified
    return asked == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : asked
  }
}
