import Foundation

/// A class whose instances can contain views and bar items that are customized by an appearance proxy: a view or a view
/// controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class with appearance proxies, whose properties customize the instances that enter a window.
///
///     UINavigationBar.appearance().barTintColor = .systemIndigo
///     UISwitch.appearance(whenContainedInInstancesOf: [SettingsController.self]).onTintColor = .systemGreen
///
/// A proxy is an instance of the class that is never shown, made with `init(frame:)` or `init()`; a class of the app's
/// own without this initializer traps. A property that says "An appearance property" in its
/// documentation applies to instances; others only change the proxy. An instance takes the values when it enters a
/// window, and keeps them when the proxy changes later. A value that was set on the instance itself wins, if it was set
/// after the first use of any proxy.
///
/// A proxy of a subclass wins over one of its superclass. Among proxies of a class, one with a container nearer to the
/// window wins, then one with more containers, then one for traits. Windows themselves take no values. Proxies belong to
/// the process: tests that launch several apps in one process share them.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of all instances of the class and of its subclasses.
  static func appearance() -> Self

  /// The proxy of the instances inside other views and view controllers.
  ///
  /// - Parameter containerTypes: The classes of the containers, from the innermost to the outermost. Other views may be
  ///   between them.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// The proxy of the instances whose traits contain the given ones when they enter a window.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy of the instances with traits inside other views and view controllers.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance {
  /// The proxy of all instances of the class and of its subclasses.
  public static func appearance() -> Self { AppearanceProxy.instance(of: self, inside: [], with: nil) }

  /// The proxy of the instances inside other views and view controllers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxy.instance(of: self, inside: containerTypes, with: nil)
  }

  /// The proxy of the instances whose traits contain the given ones when they enter a window.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxy.instance(of: self, inside: [], with: trait)
  }

  /// The proxy of the instances with traits inside other views and view controllers.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxy.instance(of: self, inside: containerTypes, with: trait)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
