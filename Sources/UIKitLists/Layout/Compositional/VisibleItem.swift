import Foundation
@_spi(Toolkit) import UIKitCore

/// A visible element, as a section's handler reads and changes it.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  /// The values that handlers have set.
  struct Changes: Equatable {
    var alpha: CGFloat?
    var zIndex: Int?
    var isHidden: Bool?
    var center: CGPoint?
    var transform: CATransform3D?
  }

  let key: ElementKey
  private(set) var changes: Changes
  private let attributes: UICollectionViewLayoutAttributes

  /// - Parameter attributes: The attributes of the element at a scroll offset of 0, without changes.
  init(_ attributes: UICollectionViewLayoutAttributes, changes: Changes) {
    key = attributes.key
    self.attributes = attributes
    self.changes = changes
    super.init()
    changes.apply(to: attributes)
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { change { $0.alpha = newValue } }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { change { $0.zIndex = newValue } }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { change { $0.isHidden = newValue } }
  }

  var center: CGPoint {
    get { attributes.center }
    set { change { $0.center = newValue } }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { change { $0.transform = CATransform3DMakeAffineTransform(newValue) } }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { change { $0.transform = newValue } }
  }

  private func change(_ set: (inout Changes) -> Void) {
    set(&changes)
    changes.apply(to: attributes)
  }

  var name: String { "" }
  var indexPath: IndexPath { key.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { key.category }
  var representedElementKind: String? { key.kind }
}

extension VisibleItem.Changes {
  @MainActor func apply(to attributes: UICollectionViewLayoutAttributes) {
    if let alpha { attributes.alpha = alpha }
    if let zIndex { attributes.zIndex = zIndex }
    if let isHidden { attributes.isHidden = isHidden }
    if let center { attributes.center = center }
    if let transform { attributes.transform3D = transform }
  }
}
