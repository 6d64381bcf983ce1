import Foundation
import UIKitCore
import UIKitLists

/// A class of the original whose objects nibs and storyboards describe.
@MainActor
struct NibKind {
  typealias Decoder = @MainActor (NSObject, NibCoder) -> Void

  /// The tags of its elements; none for a class that no element has by itself.
  let tags: [String]
  let type: NSObject.Type
  /// Sets the properties that the class declares; nil if it declares none.
  let decode: Decoder?
  /// True if the tag is that of a class that does not exist here, whose place `type` takes.
  let isForeign: Bool

  private init(_ tags: [String], _ type: NSObject.Type, isForeign: Bool = false) {
    self.tags = tags
    self.type = type
    decode = nil
    self.isForeign = isForeign
  }

  private init<Object: NSObject>(
    _ tags: [String], _ type: Object.Type, _ decode: @escaping @MainActor (Object, NibCoder) -> Void
  ) {
    self.tags = tags
    self.type = type
    self.decode = { object, coder in (object as? Object).map { decode($0, coder) } }
    isForeign = false
  }

  // MARK: The list

  // One line for each class.
  // swift-format-ignore
  static let all: [NibKind] = [
    NibKind(["customObject"], NSObject.self),
    NibKind(["activityIndicatorView"], UIActivityIndicatorView.self, decodeActivityIndicator),
    NibKind(["barButtonItem"], UIBarButtonItem.self, decodeBarButtonItem),
    NibKind([], UIBarItem.self, decodeBarItem),
    NibKind(["button"], UIButton.self, decodeButton),
    NibKind(["collectionReusableView"], UICollectionReusableView.self, decodeReusableView),
    NibKind(["collectionView"], UICollectionView.self, decodeCollectionView),
    NibKind(["collectionViewCell"], UICollectionViewCell.self, decodeCollectionViewCell),
    NibKind(["collectionViewController"], UICollectionViewController.self, decodeCollectionViewController),
    NibKind(["collectionViewFlowLayout"], UICollectionViewFlowLayout.self, decodeFlowLayout),
    NibKind(["collectionViewLayout"], UICollectionViewLayout.self),
    NibKind([], UICollectionViewListCell.self),
    NibKind(["control"], UIControl.self, decodeControl),
    NibKind(["datePicker"], UIDatePicker.self, decodeDatePicker),
    NibKind(["customGestureRecognizer", "gestureRecognizer"], UIGestureRecognizer.self, decodeGestureRecognizer),
    NibKind(["hoverGestureRecognizer"], UIHoverGestureRecognizer.self),
    NibKind(["imageView"], UIImageView.self, decodeImageView),
    NibKind(["label"], UILabel.self, decodeLabel),
    NibKind(["pongPressGestureRecognizer"], UILongPressGestureRecognizer.self, decodeLongPress),
    NibKind(["navigationBar"], UINavigationBar.self, decodeNavigationBar),
    NibKind(["navigationController"], UINavigationController.self, decodeNavigationController),
    NibKind(["navigationItem"], UINavigationItem.self, decodeNavigationItem),
    NibKind(["pageControl"], UIPageControl.self, decodePageControl),
    NibKind(["pageViewController"], UIPageViewController.self, decodePageViewController),
    NibKind(["panGestureRecognizer"], UIPanGestureRecognizer.self, decodePan),
    NibKind(["pickerView"], UIPickerView.self),
    NibKind(["pinchGestureRecognizer"], UIPinchGestureRecognizer.self),
    NibKind(["progressView"], UIProgressView.self, decodeProgressView),
    NibKind(["refreshControl"], UIRefreshControl.self, decodeRefreshControl),
    NibKind(["rotationGestureRecognizer"], UIRotationGestureRecognizer.self),
    NibKind(["screenEdgePanGestureRecognizer"], UIScreenEdgePanGestureRecognizer.self, decodeEdgePan),
    NibKind(["scrollView"], UIScrollView.self, decodeScrollView),
    NibKind(["searchBar"], UISearchBar.self, decodeSearchBar),
    NibKind([], UISearchTextField.self),
    NibKind(["segmentedControl"], UISegmentedControl.self, decodeSegmentedControl),
    NibKind(["slider"], UISlider.self, decodeSlider),
    NibKind(["splitViewController"], UISplitViewController.self, decodeSplitViewController),
    NibKind(["stackView"], UIStackView.self, decodeStackView),
    NibKind(["stepper"], UIStepper.self, decodeStepper),
    NibKind(["swipeGestureRecognizer"], UISwipeGestureRecognizer.self, decodeSwipe),
    NibKind(["switch"], UISwitch.self, decodeSwitch),
    NibKind(["tabBar"], UITabBar.self, decodeTabBar),
    NibKind(["tabBarController"], UITabBarController.self),
    NibKind(["tabBarItem"], UITabBarItem.self, decodeTabBarItem),
    NibKind(["tableView"], UITableView.self, decodeTableView),
    NibKind(["tableViewCell"], UITableViewCell.self, decodeTableViewCell),
    NibKind(["tableViewController"], UITableViewController.self, decodeTableViewController),
    NibKind([], UITableViewHeaderFooterView.self, decodeHeaderFooterView),
    NibKind(["tapGestureRecognizer"], UITapGestureRecognizer.self, decodeTap),
    NibKind(["textField"], UITextField.self, decodeTextField),
    NibKind(["textView"], UITextView.self, decodeTextView),
    NibKind(["toolbar"], UIToolbar.self, decodeToolbar),
    NibKind(["view", "containerView", "collectionViewCellContentView", "tableViewCellContentView"], UIView.self, decodeView),
    NibKind(["viewController"], UIViewController.self, decodeViewController),
    NibKind(["visualEffectView"], UIVisualEffectView.self, decodeVisualEffectView),
    NibKind(["window"], UIWindow.self),

    // Views and controllers that do not exist here. A plain one, or the app's class, takes their place.
    NibKind(["arscnView", "arskView", "glkView", "mapView", "mtkView", "sceneKitView", "skView"], UIView.self, isForeign: true),
    NibKind(["webView", "wkWebView", "webImageView"], UIView.self, isForeign: true),
    NibKind(["avPlayerViewController", "glkViewController", "hostingController"], UIViewController.self, isForeign: true),
  ]

  // MARK: Lookup

  private static let kinds: [String: NibKind] = Dictionary(
    all.flatMap { kind in kind.tags.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })

  private static let decoders: [ObjectIdentifier: Decoder] = Dictionary(
    all.compactMap { kind in kind.decode.map { (ObjectIdentifier(kind.type), $0) } },
    uniquingKeysWith: { first, _ in first })

  /// The kind of an element by its tag; nil for an element that is not an object.
  static func of(tag: String) -> NibKind? { kinds[tag] }

  /// Sets the properties that one class of an object declares.
  static func setProperties(of object: NSObject, from coder: NibCoder, declaredBy type: AnyClass) {
    decoders[ObjectIdentifier(type)]?(object, coder)
  }

  /// The classes of an object that have properties in nibs, the base class first.
  static func classes(of object: NSObject) -> [AnyClass] {
    var classes: [AnyClass] = []
    var next: AnyClass? = Swift.type(of: object)
    while let type = next {
      if decoders[ObjectIdentifier(type)] != nil { classes.append(type) }
      next = _getSuperclass(type)
    }
    return classes.reversed()
  }
}
