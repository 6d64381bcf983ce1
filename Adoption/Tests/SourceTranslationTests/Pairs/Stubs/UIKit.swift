// The declarations of UIKit that the pairs use, as Pergola's UIKit has them. Only their types are checked.
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral value: String) {}
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {}
  public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {}
  public init<Target, A, B, Result>(_ name: String, _ method: @escaping (Target) -> (A, B) -> Result) {}
  public init<Target, Result>(_ name: String, calling method: @escaping @MainActor (Target) -> Result) {}
  public init<Target, A, Result>(_ name: String, calling method: @escaping @MainActor (Target, A) -> Result) {}
  public init<Target, A, B, Result>(_ name: String, calling method: @escaping @MainActor (Target, A, B) -> Result) {}
}

public struct ObjectMember: Sendable {
  public static func method<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) -> ObjectMember { .init() }
  public static func method<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) -> ObjectMember { .init() }
  public static func method<T, A, B, R>(
    _ name: String, _ method: @escaping (T) -> (A, B) -> R
  ) -> ObjectMember { .init() }
  public static func method<T, A, B, C, R>(
    _ name: String, _ method: @escaping (T) -> (A, B, C) -> R
  ) -> ObjectMember { .init() }
  public static func method<T, R>(
    _ name: String, calling method: @escaping @MainActor (T) -> R
  ) -> ObjectMember { .init() }
  public static func method<T, A, R>(
    _ name: String, calling method: @escaping @MainActor (T, A) -> R
  ) -> ObjectMember { .init() }
  public static func method<T, A, B, R>(
    _ name: String, calling method: @escaping @MainActor (T, A, B) -> R
  ) -> ObjectMember { .init() }
  public static func property<T, V>(
    _ name: String, _ keyPath: KeyPath<T, V>, affectedBy: Set<String> = []
  ) -> ObjectMember { .init() }
}

public protocol ObjectMembers: AnyObject {
  @MainActor static var objectMembers: [ObjectMember] { get }
}

@propertyWrapper public struct KeyValueObservable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper public struct KeyValueReadable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

public struct NSKeyValueChangeKey: Hashable, Sendable {}

public protocol KeyValueObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}

extension NSObject {
  public func willChangeValue(forKey key: String) {}
  public func didChangeValue(forKey key: String) {}
  public func noteReading(forKey key: String) {}
}

@MainActor public func _optional<Result>(_ name: String, _ call: @autoclosure () -> Result?) -> Result? { call() }

public protocol _NamedClass: AnyObject { static var named: AnyClass { get } }

public func _classFromString(_ name: String, in fileID: String = #fileID) -> AnyClass? { NSClassFromString(name) }

public protocol _TargetBundle: AnyObject { static var bundle: Bundle { get } }

public enum _TargetBundles {
  public static var main: Bundle { .main }
  public static func bundle(containing class: AnyClass) -> Bundle { Bundle(for: `class`) }
}

@preconcurrency @MainActor open class UIResponder: NSObject {
  public override nonisolated init() { super.init() }
  open func copy(_ sender: Any?) {}
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}

extension IndexPath { public var row: Int { self[1] } }

public final class UIEvent: NSObject {}
public final class UIImage: NSObject { public convenience init(imageLiteralResourceName name: String) { self.init() } }
public final class UIColor: NSObject {
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
}
public struct UIEdgeInsets: Sendable {}

@preconcurrency @MainActor open class UIView: UIResponder {
  open var frame = CGRect.zero
  open var isHidden = false
  open class var layerClass: AnyClass { CALayer.self }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { force }
  open func addGestureRecognizer(_ recognizer: UITapGestureRecognizer) {}
}

@preconcurrency @MainActor open class UITapGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
}

@preconcurrency @MainActor open class UIScrollView: UIView { open var contentOffset = CGPoint.zero }
@preconcurrency @MainActor open class UILabel: UIView {}
@preconcurrency @MainActor open class UITextField: UIView {}
@preconcurrency @MainActor open class UIWindow: UIView {}
@preconcurrency @MainActor open class UITableView: UIScrollView {
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
}
@preconcurrency @MainActor open class UITableViewCell: UIView {}
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {}

@preconcurrency @MainActor open class UIButton: UIView {
  public struct Event: Sendable { public static let touchUpInside = Event() }
  open func addTarget(_ target: Any?, action: Selector, for event: Event) {}
}

@preconcurrency @MainActor open class UIViewController: UIResponder {
  open var view = UIView()
  open var title: String?
  open var prefersStatusBarHidden: Bool { false }
  open var additionalSafeAreaInsets = UIEdgeInsets()
  open func viewDidLoad() {}
  open class func make() -> UIViewController { UIViewController() }
  open func viewWillAppear(_ animated: Bool) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  public convenience init(rootViewController: UIViewController) { self.init() }
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
extension UIApplicationDelegate { public static func main() {} }

@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate { public func scrollViewDidScroll(_ scrollView: UIScrollView) {} }

@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
}
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
}

public enum _LocalizedFormat {
  public static func text(_ key: String, table: String?, bundle: Bundle, value: String) -> String { key }
  public static func format(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String { format }
  public static func localizedFormat(_ format: String, _ arguments: [any CVarArg]) -> String { format }
}

@preconcurrency @MainActor open class CALayer: NSObject {
  public override init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { return nil }
}
open class CAGradientLayer: CALayer {}
