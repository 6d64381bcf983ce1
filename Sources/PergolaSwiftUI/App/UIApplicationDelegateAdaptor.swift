import Observation
import PergolaCombine
@_spi(Toolkit) import UIKitCore

/// A delegate of the app's own in an `App`, which receives the events of `UIApplication`.
///
/// The delegate is made with its `init()` as the app is made. Links and activities do not reach it: they arrive in the
/// views, in `onOpenURL(perform:)` and `onContinueUserActivity(_:perform:)`. A delegate that can be observed is in the
/// environment of all scenes.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let delegate: DelegateType

  /// Creates the delegate.
  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let made = (delegateType as NSObject.Type).construct()
    guard let delegate = made as? DelegateType else { fatalError("\(delegateType).init() made no \(delegateType).") }
    self.delegate = delegate
  }

  /// The delegate.
  @MainActor @preconcurrency public var wrappedValue: DelegateType { delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// The bindings to the delegate's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: delegate)
  }
}

extension UIApplicationDelegateAdaptor: StoredProperty {
  @MainActor mutating func connect(to storage: inout AnyObject?, of node: ViewNode, name: String) {
    guard storage == nil, let object = delegate as? any ObservableObject else { return }
    storage = Self.subscription(to: object, of: node, name: name)
  }

  @MainActor
  private static func subscription<Object: ObservableObject>(
    to object: Object, of node: ViewNode, name: String
  ) -> ObjectSubscription {
    ObjectSubscription(to: object, for: node, name: name)
  }

  @MainActor static func disconnect(_ storage: AnyObject) { (storage as? ObjectSubscription)?.cancel() }
}

/// A property of an app that has a delegate of the app's own.
@MainActor
protocol ApplicationDelegateSource {
  var applicationDelegate: any UIApplicationDelegate { get }

  /// Puts a delegate that can be observed into an environment.
  func add(to values: inout EnvironmentValues)
}

extension UIApplicationDelegateAdaptor: ApplicationDelegateSource {
  var applicationDelegate: any UIApplicationDelegate { delegate }

  func add(to values: inout EnvironmentValues) {
    guard delegate is any ObservableObject || delegate is any Observable else { return }
    values[objectOf: DelegateType.self] = delegate
  }
}
