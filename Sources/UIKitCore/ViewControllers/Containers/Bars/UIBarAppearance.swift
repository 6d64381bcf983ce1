import Foundation

/// The appearance of a bar: its background and the line between bar and content.
///
/// A bar copies the appearances that it is given. Materials are opaque here: a host does not blur the content behind a
/// bar, so the default background is a plain colour that looks like the material.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  public override required init() { super.init() }

  /// An appearance with the properties of another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(from: barAppearance)
  }

  /// The colour of the background; nil for a clear one.
  open var backgroundColor: UIColor? = .barBackground

  /// The image over the background's colour; nil, the default, for none.
  open var backgroundImage: UIImage?

  /// The placement of the background's image; stretched by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the line between bar and content, and of a template for its image; nil for no line.
  open var shadowColor: UIColor? = .separator

  /// The image in place of the line; nil, the default, for a thin line. A template is not shown without a
  /// `shadowColor`.
  open var shadowImage: UIImage?

  /// Sets the default background and line.
  open func configureWithDefaultBackground() { setBackground(.barBackground, line: .separator) }

  private func setBackground(_ color: UIColor?, line: UIColor?) {
    backgroundColor = color
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = line
    shadowImage = nil
  }

  /// Sets a background in the colour of the page, and the default line.
  open func configureWithOpaqueBackground() { setBackground(.systemBackground, line: .separator) }

  /// Removes background and line.
  open func configureWithTransparentBackground() { setBackground(nil, line: nil) }

  /// Takes over the properties of another appearance. Subclasses add their own.
  func take(from other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// A copy that does not follow later changes.
  final func copied() -> Self {
    let copy = Self()
    copy.take(from: self)
    return copy
  }
}

extension UIColor {
  /// The plain colour that looks like the material of bars.
  static let barBackground = UIColor { traits in
    let level: CGFloat = traits.userInterfaceStyle == .dark ? 0.09 : 0.976
    return UIColor(white: level, alpha: 1)
  }
}
