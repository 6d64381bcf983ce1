import Foundation
import UIKitCore
import UIKitLists

/// The functions that set the properties of objects, by the class that declares the properties.
@MainActor
enum PropertyDecoders {
  typealias Decoder = @MainActor (NSObject, NibCoder) -> Void

  private static let table: [ObjectIdentifier: Decoder] = {
    let entries: [(ObjectIdentifier, Decoder)] = [
      entry(decodeView), entry(decodeControl), entry(decodeLabel), entry(decodeButton), entry(decodeImageView),
      entry(decodeTextField), entry(decodeTextView), entry(decodeSwitch), entry(decodeSlider), entry(decodeStepper),
      entry(decodeSegmentedControl), entry(decodeProgressView), entry(decodeActivityIndicator),
      entry(decodePageControl), entry(decodeDatePicker), entry(decodeRefreshControl), entry(decodeStackView),
      entry(decodeScrollView), entry(decodeSearchBar), entry(decodeVisualEffectView), entry(decodeTableView),
      entry(decodeTableViewCell), entry(decodeHeaderFooterView), entry(decodeCollectionView),
      entry(decodeReusableView), entry(decodeCollectionViewCell), entry(decodeLayout),
      entry(decodeNavigationBar), entry(decodeToolbar), entry(decodeTabBar), entry(decodeBarItem),
      entry(decodeBarButtonItem), entry(decodeTabBarItem), entry(decodeNavigationItem), entry(decodeViewController),
      entry(decodeNavigationController), entry(decodeSplitViewController), entry(decodePageViewController),
      entry(decodeTableViewController), entry(decodeCollectionViewController), entry(decodeGestureRecognizer),
      entry(decodeTap), entry(decodeLongPress), entry(decodePan), entry(decodeSwipe), entry(decodeEdgePan),
    ]
    return Dictionary(entries, uniquingKeysWith: { $1 })
  }()

  private static func entry<Object: NSObject>(
    _ decode: @escaping @MainActor (Object, NibCoder) -> Void
  ) -> (ObjectIdentifier, Decoder) {
    (ObjectIdentifier(Object.self), { object, coder in (object as? Object).map { decode($0, coder) } })
  }

  /// Sets the properties that one class of an object declares.
  static func set(_ object: NSObject, from coder: NibCoder, as type: AnyClass) {
    table[ObjectIdentifier(type)]?(object, coder)
  }

  /// The classes of an object that have properties in nibs, the base class first.
  static func classes(of object: NSObject) -> [AnyClass] {
    var classes: [AnyClass] = []
    var next: AnyClass? = type(of: object)
    while let type = next {
      if table[ObjectIdentifier(type)] != nil { classes.append(type) }
      next = _getSuperclass(type)
    }
    return classes.reversed()
  }
}
