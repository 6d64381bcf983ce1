import Foundation
import RenderTree

/// The looks of a view's box: corners, border, shadow, order of drawing.
///
/// Its colours are fixed and do not adapt to appearances. A layer belongs to its view; there are no others.
@MainActor
open class CALayer: NSObject {
  /// Weak, because the view holds its layer.
  private weak var view: UIView?

  init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The radius of the corners in `maskedCorners`, in points. Children are cut off there if `masksToBounds` is set.
  open var cornerRadius: CGFloat = 0 { didSet { if oldValue != cornerRadius { changed() } } }

  /// The corners that `cornerRadius` applies to; all by default.
  open var maskedCorners = CACornerMask.all { didSet { if oldValue != maskedCorners { changed() } } }

  /// In points; the border lies inside the bounds.
  open var borderWidth: CGFloat = 0 { didSet { if oldValue != borderWidth { changed() } } }

  /// Black by default; nil draws no border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { if oldValue != borderColor { changed() } } }

  /// What fills the box; nil leaves it transparent.
  open var backgroundColor: CGColor? { didSet { if oldValue != backgroundColor { changed() } } }

  /// Black by default; nil draws no shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { if oldValue != shadowColor { changed() } } }

  /// From 0, and by default, where there is no shadow, to 1.
  open var shadowOpacity: Float = 0 { didSet { if oldValue != shadowOpacity { changed() } } }

  /// In points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if oldValue != shadowOffset { changed() } } }

  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3 { didSet { if oldValue != shadowRadius { changed() } } }

  /// Siblings of a higher position are drawn in front, whatever their order.
  open var zPosition: CGFloat = 0 {
    didSet {
      guard oldValue != zPosition else { return }
      changed()
      view?.superview?.setNeedsRender()
    }
  }

  /// The view's `alpha`.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// The view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// The view's `frame`.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The view's `bounds`.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The view's `center`.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  private func changed() { view?.looksDidChange() }

  /// The part of the box's style that is kept here.
  var boxStyle: BoxStyle {
    var style = BoxStyle(
      background: backgroundColor.map(RenderColor.init), cornerRadius: cornerRadius,
      roundedCorners: maskedCorners.rendered)
    if borderWidth > 0, let borderColor {
      style.border = BoxStyle.Border(color: RenderColor(borderColor), width: borderWidth)
    }
    if shadowOpacity > 0, let shadowColor {
      var color = RenderColor(shadowColor)
      color.alpha *= Double(shadowOpacity)
      style.shadow = BoxStyle.Shadow(color: color, offset: shadowOffset, radius: shadowRadius)
    }
    return style
  }
}

/// Corners by their place in a layer's coordinates.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// The set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  var rendered: BoxStyle.Corners { BoxStyle.Corners(rawValue: UInt8(truncatingIfNeeded: rawValue)) }
}

extension RenderColor {
  init(_ color: CGColor) {
    self.init(red: color.rgba.x, green: color.rgba.y, blue: color.rgba.z, alpha: color.rgba.w)
  }
}
