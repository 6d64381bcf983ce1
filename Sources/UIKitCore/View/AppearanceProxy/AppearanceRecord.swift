import Foundation

/// The identity of a customization: a property, or a method with an argument such as a state.
struct AppearanceSetting: Hashable {
  let path: AnyKeyPath?
  let method: String
  let argument: UInt

  init(_ path: AnyKeyPath) {
    self.path = path
    method = ""
    argument = 0
  }

  init(_ method: String, argument: UInt) {
    path = nil
    self.method = method
    self.argument = argument
  }
}

/// The customizations of one instance.
@MainActor
final class AppearanceRecord {
  /// The proxy of which the instance is the visible part; nil for other instances.
  weak var proxy: AppearanceProxy?
  /// The settings that were made on the instance itself.
  var own: Set<AppearanceSetting> = []
  /// True while proxies set values.
  var isApplying = false
}

/// An object with appearance properties.
@MainActor
protocol AppearanceCustomizable: NSObject {
  /// The customizations; nil before the first one.
  var appearanceRecord: AppearanceRecord? { get set }
}

extension UIView: AppearanceCustomizable {}

extension AppearanceCustomizable {
  /// Records that an appearance property was set.
  ///
  /// - Parameter path: The property; not evaluated before the first use of a proxy.
  func appearanceDidSet<Owner: NSObject, Value>(_ path: @autoclosure () -> ReferenceWritableKeyPath<Owner, Value>) {
    guard AppearanceProxy.isUsed, !AppearanceProxy.setsDefaults else { return }
    let path = path()
    note(AppearanceSetting(path)) { proxy, instance in
      guard let proxy = proxy as? Owner, let instance = instance as? Owner else { return }
      instance[keyPath: path] = proxy[keyPath: path]
    }
  }

  /// Records that a method was called that customizes the appearance.
  ///
  /// - Parameters:
  ///   - argument: The part of the arguments that distinguishes two customizations, such as a state.
  ///   - apply: Calls the method on another instance.
  func appearanceDidCall<Owner: NSObject>(
    _ method: String = #function, argument: UInt, apply: @escaping (Owner) -> Void
  ) {
    guard AppearanceProxy.isUsed, !AppearanceProxy.setsDefaults else { return }
    note(AppearanceSetting(method, argument: argument)) { _, instance in (instance as? Owner).map(apply) }
  }

  private func note(_ setting: AppearanceSetting, apply: @escaping AppearanceProxy.Application) {
    let record = appearanceRecord ?? AppearanceRecord()
    appearanceRecord = record
    guard !record.isApplying else { return }
    if let proxy = record.proxy { proxy.settings[setting] = apply } else { record.own.insert(setting) }
  }
}

extension UIView {
  /// Records that an appearance property of a view of another module was set.
  package final func didSetAppearance<Owner: UIView, Value>(
    _ path: @autoclosure () -> ReferenceWritableKeyPath<Owner, Value>
  ) {
    appearanceDidSet(path())
  }

  /// Sets default values of appearance properties, over which those of proxies win.
  package static func withAppearanceDefaults(_ body: () -> Void) {
    let was = AppearanceProxy.setsDefaults
    AppearanceProxy.setsDefaults = true
    body()
    AppearanceProxy.setsDefaults = was
  }
}
