import Foundation

// The second half of DynamicConstruction.swift: the syntax `type.init(…)` for apps.
//
// Swift accepts `type.init()` on a class known only at run time if the initializer is in an extension of a protocol
// that is not bound to classes. The body of such an initializer sees the static type only. A static method of the same
// extension sees the class on which it is called, and has the same calling convention, so that the initializers are
// declared with the symbols of static methods. They are disfavoured: `super.init()`, `self.init()` and `Controller()`
// call an initializer of the class if there is one, also one whose parameters all have default values.

/// A class whose class values make instances with `init()`, as every class of Objective-C does.
public protocol DynamicallyConstructible {}

extension DynamicallyConstructible {
  /// Creates an instance of a class value, which may be a subclass known only at run time, with its `init()`:
  ///
  ///     let types: [UIViewController.Type] = [FruitViewController.self, UIViewController.self]
  ///     let controllers = types.map { $0.init() }
  ///
  /// Traps, as in the original, if the class has initializers of its own but neither overrides `init()` nor the
  /// initializer that it calls: `init(nibName:bundle:)` of a view controller, `init(frame:)` of a view. The message names
  /// the initializer and the class; override that initializer, or call one that the class declares.
  ///
  /// Unlike in the original, the compiler also accepts such a class by its name, because it treats `Controller()` and a
  /// call on a value of `Controller.Type` alike. An `init()` without `override`, which a subclass declares as a new
  /// designated initializer, is called only by the name of the class, not through a class value.
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore24DynamicallyConstructiblePAAE04makeC0xyFZ")
  @preconcurrency @MainActor public init()

  @MainActor @usableFromInline
  static func makeDynamically() -> Self {
    guard let type = self as? NSObject.Type, let made = type.construct() as? Self else {
      fatalError("\(self).init() made no \(self).")
    }
    return made
  }
}

/// A class whose class values make instances with `init(frame:)`, as every view class of Objective-C does.
public protocol FrameConstructible {}

extension FrameConstructible {
  /// Creates an instance of a class value, which may be a subclass known only at run time, with its `init(frame:)`.
  ///
  /// Traps if the class has initializers of its own but does not override `init(frame:)`; the compiler also accepts
  /// such a class by its name.
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore18FrameConstructiblePAAE15makeDynamically5framex10Foundation6CGRectV_tFZ")
  @preconcurrency @MainActor public init(frame: CGRect)

  @MainActor @usableFromInline
  static func makeDynamically(frame: CGRect) -> Self {
    guard let type = self as? UIView.Type, let made = type.construct(frame: frame) as? Self else {
      fatalError("\(self).init(frame:) made no \(self).")
    }
    return made
  }
}

extension UIView: DynamicallyConstructible, FrameConstructible {}
extension UIViewController: DynamicallyConstructible {}
