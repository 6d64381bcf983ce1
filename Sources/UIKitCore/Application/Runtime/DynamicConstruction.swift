import Foundation

// Objective-C creates an instance of any class value. Swift allows `type.init(…)` only for `required` initializers, and
// `init(frame:)` is not one, here as in the original: subclasses write `override init(frame: CGRect)`.
//
// A convenience initializer that delegates to `self.init(…)` is dispatched by the class on which it is called, so a
// subclass's override runs. The declarations below call such an initializer, by its symbol, on a class known only at
// run time. A class method and an initializer have the same calling convention except for the ownership of parameters:
// an initializer consumes them, so such parameters are `consuming`. The linker rejects a missing symbol. A subclass
// without the initializer traps with the original's message.

extension NSObject {
  package convenience init(constructing: Void) { self.init() }

  /// Creates an instance of this class, possibly a subclass known only at run time, with `init()`.
  @_silgen_name("$s10Foundation8NSObjectC9UIKitCoreE12constructingACyt_tcfC")
  package class func construct() -> NSObject
}

extension UIView {
  // `package`, like its caller: an optimised build drops a declaration that no source of this module calls.
  package convenience init(constructing frame: CGRect) { self.init(frame: frame) }

  /// Creates an instance of this class, possibly a subclass known only at run time, with `init(frame:)`.
  @_silgen_name("$s9UIKitCore6UIViewC12constructingAC10Foundation6CGRectV_tcfC")
  package class func construct(frame: CGRect) -> UIView
}

extension UIStoryboardSegue {
  package convenience init(
    constructing identifier: String?, source: UIViewController, destination: UIViewController
  ) { self.init(identifier: identifier, source: source, destination: destination) }

  /// Creates an instance of this class, possibly a subclass known only at run time, with
  /// `init(identifier:source:destination:)`.
  @_silgen_name("$s9UIKitCore17UIStoryboardSegueC12constructing6source11destinationACSSSg_AA16UIViewControllerCAItcfC")
  package class func construct(
    identifier: consuming String?, source: consuming UIViewController, destination: consuming UIViewController
  ) -> UIStoryboardSegue
}
