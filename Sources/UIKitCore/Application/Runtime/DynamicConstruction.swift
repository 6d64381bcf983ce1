import Foundation

// Objective-C makes an instance of any class that it is handed as a value. Swift allows `type.init(…)` only for
// initialisers that are `required`, and `init(frame:)` is not, in the original as here: subclasses write
// `override init(frame: CGRect)`.
//
// A convenience initialiser that delegates to `self.init(…)` is dispatched by the class that it is called on, so that
// a subclass's override runs. The declarations below call it on a class known only at run time, under its symbol: a
// class method and an initialiser have the same calling convention, but for what they are handed: an initialiser owns
// it, so parameters are `consuming`. The linker refuses a symbol that is not there. A
// subclass that has no such initialiser traps, with the original's words.

extension NSObject {
  convenience init(constructing: Void) { self.init() }

  /// An instance of this class, which may be a subclass known only at run time, made by `init()`.
  @_silgen_name("$s10Foundation8NSObjectC9UIKitCoreE12constructingACyt_tcfC")
  class func construct() -> NSObject
}

extension UIView {
  // For the package, as its caller is: an optimised build drops what no source of this module calls.
  package convenience init(constructing frame: CGRect) { self.init(frame: frame) }

  /// An instance of this class, which may be a subclass known only at run time, made by `init(frame:)`.
  @_silgen_name("$s9UIKitCore6UIViewC12constructingAC10Foundation6CGRectV_tcfC")
  package class func construct(frame: CGRect) -> UIView
}
