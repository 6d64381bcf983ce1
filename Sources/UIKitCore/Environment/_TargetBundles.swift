import Foundation
import Synchronization

/// A class that the adoption of an Xcode project generates for each of its targets, named `_PergolaTarget`.
public protocol _TargetBundle: AnyObject {
  /// The bundle of the target's resources.
  static var bundle: Bundle { get }
  /// The target is an app. False by default.
  static var isApp: Bool { get }
}

extension _TargetBundle {
  public static var isApp: Bool { false }
}

/// The bundles of the targets of an adopted Xcode project.
public enum _TargetBundles {
  private static let chosen = Mutex<Bundle?>(nil)

  /// The bundle of the running app: that of the module of the app's delegate after the launch, before it that of the
  /// module with the name of the process. In a program of tests, of which neither may hold, it is that of the only app that
  /// is tested, and otherwise the main bundle of the process.
  public static var main: Bundle {
    get { chosen.withLock { $0 } ?? ofProcess }
    set { chosen.withLock { $0 = newValue } }
  }

  private static let ofProcess: Bundle = {
    let process = ProcessInfo.processInfo.processName
    let name = process.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    if let bundle = bundle(ofModule: String(name)) { return bundle }
    guard process.hasSuffix(".xctest") else { return .main }
    let types = ConformanceRecords.types(conformingTo: (any _TargetBundle).self)
    return bundle(ofOnlyAppAmong: types.compactMap { $0 as? any _TargetBundle.Type }) ?? .main
  }()

  /// The bundle of the only app among targets; nil if several are apps, or none.
  package static func bundle(ofOnlyAppAmong targets: [any _TargetBundle.Type]) -> Bundle? {
    let apps = targets.filter { $0.isApp }
    return apps.count == 1 ? apps.first?.bundle : nil
  }

  /// The bundle of the module that declares a class; for other modules that of `Bundle(for:)`.
  public static func bundle(containing class: AnyClass) -> Bundle {
    bundle(ofModule: module(of: `class`)) ?? Bundle(for: `class`)
  }

  /// The bundle of a target by the name of its module; nil if the module has none.
  package static func bundle(ofModule module: String) -> Bundle? {
    (NSClassFromString("\(module)._PergolaTarget") as? any _TargetBundle.Type)?.bundle
  }

  /// The name of the module that declares a class.
  package static func module(of class: AnyClass) -> String {
    String(String(reflecting: `class`).prefix { $0 != "." })
  }
}
