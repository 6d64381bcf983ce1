import Foundation
import UIKitCore
import UIKitLists

/// The classes of the elements of nibs and storyboards.
@MainActor
enum NibClass {
  /// The original's classes, by the names of their elements.
  private static let standard: [String: NSObject.Type] = [
    "activityIndicatorView": UIActivityIndicatorView.self, "button": UIButton.self,
    "collectionReusableView":
      UICollectionReusableView.self, "collectionView": UICollectionView.self,
    "collectionViewCell":
      UICollectionViewCell.self, "collectionViewCellContentView": UIView.self,
    "collectionViewController":
      UICollectionViewController.self, "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewLayout": UICollectionViewLayout.self, "containerView": UIView.self, "control": UIControl.self,
    "customObject": NSObject.self, "datePicker": UIDatePicker.self,
    "hoverGestureRecognizer":
      UIHoverGestureRecognizer.self, "imageView": UIImageView.self, "label": UILabel.self,
    "navigationBar":
      UINavigationBar.self, "navigationController": UINavigationController.self,
    "navigationItem":
      UINavigationItem.self, "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
    "pageControl": UIPageControl.self, "pageViewController": UIPageViewController.self,
    "panGestureRecognizer":
      UIPanGestureRecognizer.self, "pickerView": UIPickerView.self,
    "pinchGestureRecognizer":
      UIPinchGestureRecognizer.self, "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "progressView": UIProgressView.self, "refreshControl": UIRefreshControl.self,
    "rotationGestureRecognizer":
      UIRotationGestureRecognizer.self, "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "scrollView": UIScrollView.self, "searchBar": UISearchBar.self, "segmentedControl": UISegmentedControl.self,
    "slider": UISlider.self, "splitViewController": UISplitViewController.self, "stackView": UIStackView.self,
    "stepper": UIStepper.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self, "switch": UISwitch.self,
    "tabBar": UITabBar.self, "tabBarController": UITabBarController.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
    "tableViewController":
      UITableViewController.self, "tapGestureRecognizer": UITapGestureRecognizer.self, "textField": UITextField.self,
    "textView": UITextView.self, "toolbar": UIToolbar.self, "view": UIView.self,
    "viewController":
      UIViewController.self, "visualEffectView": UIVisualEffectView.self, "window": UIWindow.self,
    "customGestureRecognizer": UIGestureRecognizer.self, "gestureRecognizer": UIGestureRecognizer.self,
  ]

  /// Elements of views that are not made here. A plain view, or the app's class, takes their place.
  private static let foreignViews: Set<String> = [
    "arscnView", "arskView", "glkView", "mapView", "mtkView", "sceneKitView", "skView", "webView", "wkWebView",
    "webImageView",
  ]

  /// Elements of controllers that are not made here.
  private static let foreignControllers: Set<String> = [
    "avPlayerViewController", "glkViewController", "hostingController",
  ]

  /// The class of an element by its tag; nil for an element that is not an object.
  static func base(of tag: String) -> NSObject.Type? {
    if let known = standard[tag] { return known }
    if foreignViews.contains(tag) { return UIView.self }
    return foreignControllers.contains(tag) ? UIViewController.self : nil
  }

  static func isForeign(_ tag: String) -> Bool { foreignViews.contains(tag) || foreignControllers.contains(tag) }

  /// The class of an element: its custom class, or else that of its tag. An absent custom class is logged.
  static func type(of element: NibElement, in file: NibFile, log: NibLog) -> NSObject.Type? {
    guard let base = base(of: element.tag) else { return nil }
    let custom = customType(of: element, base: base, in: file, log: log)
    if custom == nil, isForeign(element.tag) {
      log.report("the element \(element.tag)", "has no class here; a \(base) takes its place", at: element)
    }
    return custom ?? base
  }

  private static func isClass(_ type: AnyClass, inside base: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next, current != base { next = _getSuperclass(current) }
    return next != nil
  }

  private static func customType(
    of element: NibElement, base: NSObject.Type, in file: NibFile, log: NibLog
  ) -> NSObject.Type? {
    let module = element["customModule"]
    guard let name = element["customClass"] else { return nil }
    if let type = find(name, module: module, in: file) as? NSObject.Type {
      if isClass(type, inside: base) { return type }
      log.report("The class \(type)", "of the element \(element.tag) is not a kind of \(base).", at: element)
      return nil
    }
    log.report("Unknown class \(module.map { "\($0)." } ?? "")\(name)", "in Interface Builder file.", at: element)
    return nil
  }

  /// The class with a name: in the module that the file names, then in the app's, then the original's.
  static func find(_ name: String, module: String?, in file: NibFile) -> AnyClass? {
    var modules: [String] = []
    if let module { modules.append(module) }
    modules += [file.bundle, nil].compactMap { moduleName(of: $0 ?? _TargetBundles.main) }
    modules += [ProcessInfo.processInfo.processName, "UIKitCore", "UIKitLists"]
    for module in modules {
      let found: AnyClass? = NSClassFromString("\(module).\(name)") ?? NamedClass.find(name, inModule: module)
      if let found { return found }
    }
    return nil
  }

  /// The module whose resources a bundle has: its executable's or, of a package's bundle, that of the target.
  private static func moduleName(of bundle: Bundle) -> String? {
    let stem = bundle.bundleURL.deletingPathExtension().lastPathComponent
    let name =
      bundle.object(forInfoDictionaryKey: "CFBundleExecutable") as? String
      ?? (bundle.bundleURL.pathExtension == "resources"
        ? stem.split(separator: "_").last.map(String.init) : bundle.bundleURL.pathExtension == "bundle" ? stem : nil)
    return name.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
  }
}
