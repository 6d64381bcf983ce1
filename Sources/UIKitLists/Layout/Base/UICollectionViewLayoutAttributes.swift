import Foundation
@_spi(Toolkit) import UIKitCore

/// Where an element of a collection view stands and how it looks: the answer of a layout.
///
/// ```swift
/// let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
/// attributes.frame = CGRect(x: 0, y: 44 * indexPath.item, width: 320, height: 44)
/// ```
///
/// `center`, `size` and `transform` are what counts; `frame` is derived from them where the transform is not the
/// identity. Subclasses with values of their own override `copy(with:)` and `isEqual(_:)`, and are named by the
/// layout's `layoutAttributesClass`.
@MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The path of the element: an item's, or whatever the layout counts its other elements by.
  open var indexPath = IndexPath()

  /// The kind of a supplementary or decoration element; nil for cells.
  open internal(set) var representedElementKind: String?

  /// What kind of element stands here.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The place in the stack: elements with greater numbers are in front.
  open var zIndex = 0

  /// Whether the element is not shown at all; its view need not be made.
  open var isHidden = false

  /// The axes along which the size is an estimate that the view may correct.
  var estimatedAxes: UIAxis = []

  /// What the element is in a list; nil outside of lists.
  var listElement: ListElement?

  /// What fills the element's view, where the layout says that; nil elsewhere.
  var fillColor: UIColor?

  /// Whether the element comes from here, or goes to here, without being seen moving or fading.
  var isImmediate = false

  private var untransformedOrigin = CGPoint.zero
  private var untransformedSize = CGSize.zero
  private var appliedTransform = CGAffineTransform.identity
  /// The transform of space that the one of the plane was made of; nil where that is all.
  private(set) var spatialTransform: CATransform3D?

  /// Attributes of no element yet: those for an element are made by the other initializers.
  public required override init() { super.init() }

  /// Attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a header, a footer, a badge or another view that the data source provides.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of a view that the layout provides by itself.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The element's rectangle in content coordinates: where a transform is set, the smallest one around it.
  ///
  /// Setting it under a transform keeps the transform and moves and sizes what is transformed.
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

  /// The middle of the element, which a transform leaves in place.
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

  /// The element's rectangle in its own coordinates: the origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// A transform about the center. It is the same value as ``transform3D``, without depth.
  open var transform: CGAffineTransform {
    get { appliedTransform }
    set {
      appliedTransform = newValue
      spatialTransform = nil
    }
  }

  /// A transform of space about the center. What it does in depth is seen from straight ahead and far away.
  open var transform3D: CATransform3D {
    get { spatialTransform ?? CATransform3DMakeAffineTransform(appliedTransform) }
    set {
      appliedTransform = newValue.flattened
      spatialTransform = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }

  /// Attributes of the same class with the same values.
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
    copy.untransformedOrigin = untransformedOrigin
    copy.untransformedSize = untransformedSize
    copy.appliedTransform = appliedTransform
    copy.spatialTransform = spatialTransform
    return copy
  }

  /// Whether the other object places the same element in the same way.
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
          && fillColor == other.fillColor && (listElement?.isEqual(to: other.listElement) ?? (other.listElement == nil))
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
  /// Moves the element to the other side of a content of that width.
  func mirror(inWidth width: CGFloat) {
    untransformedOrigin.x = width - untransformedOrigin.x - untransformedSize.width
  }

  /// A copy that can be changed without changing these.
  func duplicate() -> UICollectionViewLayoutAttributes {
    guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
      fatalError("\(type(of: self)).copy(with:) must return layout attributes")
    }
    return copy
  }
}
