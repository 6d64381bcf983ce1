import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The frame and the appearance of an element of a collection view, which a layout returns.
///
/// ```swift
/// let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
/// attributes.frame = CGRect(x: 0, y: 44 * indexPath.item, width: 320, height: 44)
/// ```
///
/// `center`, `size` and `transform` are stored; `frame` is derived from them if the transform is not the identity.
/// Subclasses with additional values override `copy(with:)` and `isEqual(_:)`, and the layout returns them from
/// `layoutAttributesClass`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The index path of the element: an item's path, or the path that the layout chooses for another element.
  open var indexPath = IndexPath()

  /// The kind of a supplementary or decoration element; nil for cells.
  open internal(set) var representedElementKind: String?

  /// The category of the element.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The position in the stack: elements with greater values are in front.
  open var zIndex = 0

  /// A Boolean value that indicates whether the element is hidden. A hidden element needs no view.
  open var isHidden = false

  /// The axes along which the size is an estimate that the view may correct.
  var estimatedAxes: UIAxis = []

  /// The role of the element in a list; nil outside lists.
  var listElement: ListElement?

  /// The color that the layout gives the element's view; nil if it gives none.
  var fillColor: UIColor?

  /// The edge of the visible content at which the element stays; nil for one that scrolls with the content.
  var pin: NodePin?

  /// True if the element appears or disappears without a visible animation, when these are its initial or final
  /// attributes.
  var isImmediate = false

  private var untransformedOrigin = CGPoint.zero
  private var untransformedSize = CGSize.zero
  /// The transforms; nil for the identity, as of most elements.
  private var transforms: Transforms?

  private final class Transforms {
    let applied: CGAffineTransform
    let spatial: CATransform3D?

    init(_ applied: CGAffineTransform, spatial: CATransform3D? = nil) {
      self.applied = applied
      self.spatial = spatial
    }
  }

  private var appliedTransform: CGAffineTransform { transforms?.applied ?? .identity }
  /// The three-dimensional transform from which `appliedTransform` was made; nil for a purely affine transform.
  var spatialTransform: CATransform3D? { transforms?.spatial }

  /// Makes attributes without an element. The other initializers make them for an element.
  public required override init() { super.init() }

  /// Makes the attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a supplementary view: a header, a footer, a badge or another view from the data source.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Makes the attributes of a decoration view, which the layout provides.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The frame of the element in content coordinates: with a transform, the smallest rectangle around the element.
  ///
  /// Setting it keeps the transform, and moves and resizes the element.
  open var frame: CGRect {
    get {
      let rect = CGRect(origin: untransformedOrigin, size: untransformedSize)
      guard !appliedTransform.isIdentity else { return rect }
      let middle = center
      let around = CGRect(
        x: -untransformedSize.width / 2, y: -untransformedSize.height / 2, width: untransformedSize.width,
        height: untransformedSize.height)
      return around.applying(appliedTransform).offsetBy(dx: middle.x, dy: middle.y)
    }
    set {
      guard !appliedTransform.isIdentity else {
        untransformedOrigin = newValue.origin
        untransformedSize = newValue.size
        return
      }
      let size = newValue.size.applying(appliedTransform.inverted())
      untransformedSize = CGSize(width: abs(size.width), height: abs(size.height))
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The center of the element, which the transform does not move.
  open var center: CGPoint {
    get {
      CGPoint(
        x: untransformedOrigin.x + untransformedSize.width / 2,
        y: untransformedOrigin.y + untransformedSize.height / 2)
    }
    set {
      untransformedOrigin = CGPoint(
        x: newValue.x - untransformedSize.width / 2, y: newValue.y - untransformedSize.height / 2)
    }
  }

  /// The size before the transform; setting it keeps the center.
  open var size: CGSize {
    get { untransformedSize }
    set {
      let middle = center
      untransformedSize = newValue
      center = middle
    }
  }

  /// The bounds of the element. The origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The affine transform about the center. It is the same value as ``transform3D``, without depth.
  open var transform: CGAffineTransform {
    get { appliedTransform }
    set {
      transforms = newValue.isIdentity ? nil : Transforms(newValue)
    }
  }

  /// The three-dimensional transform about the center. The projection is orthographic, from the front.
  open var transform3D: CATransform3D {
    get { spatialTransform ?? CATransform3DMakeAffineTransform(appliedTransform) }
    set {
      let spatial = CATransform3DIsAffine(newValue) ? nil : newValue
      let applied = newValue.flattened
      transforms = applied.isIdentity && spatial == nil ? nil : Transforms(applied, spatial: spatial)
    }
  }

  /// Makes a copy of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.estimatedAxes = estimatedAxes
    copy.listElement = listElement
    copy.fillColor = fillColor
    copy.pin = pin
    copy.isImmediate = isImmediate
    copy.untransformedOrigin = untransformedOrigin
    copy.untransformedSize = untransformedSize
    copy.transforms = transforms
    return copy
  }

  /// A Boolean value that indicates whether another object places the same element in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      self === other
        || type(of: self) == type(of: other)
          && indexPath == other.indexPath
          && representedElementCategory == other.representedElementCategory
          && representedElementKind == other.representedElementKind
          && untransformedOrigin == other.untransformedOrigin && untransformedSize == other.untransformedSize
          && appliedTransform == other.appliedTransform && spatialTransform == other.spatialTransform
          && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
          && fillColor == other.fillColor && pin == other.pin
          && (listElement?.isEqual(to: other.listElement) ?? (other.listElement == nil))
    }
  }

  open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(indexPath)
      hasher.combine(representedElementCategory)
      hasher.combine(representedElementKind)
      return hasher.finalize()
    }
  }

  open override var description: String {
    MainActor.assumeIsolated {
      let kind = representedElementKind.map { ", kind: \($0)" } ?? ""
      return "<\(type(of: self)): \(representedElementCategory)\(kind), \(indexPath), \(frame), z: \(zIndex)>"
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Mirrors the element horizontally within a content of a given width.
  func mirror(inWidth width: CGFloat) {
    untransformedOrigin.x = width - untransformedOrigin.x - untransformedSize.width
    pin = pin?.mirrored(inWidth: width, of: untransformedSize.width)
  }

  /// A copy of the attributes.
  func duplicate() -> UICollectionViewLayoutAttributes {
    guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
      fatalError("\(type(of: self)).copy(with:) must return layout attributes")
    }
    return copy
  }
}
