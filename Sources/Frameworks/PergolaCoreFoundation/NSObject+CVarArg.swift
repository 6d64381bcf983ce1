import Foundation

/// Objects are arguments of formats with `%@`, as on Apple's systems: those of `String(format:)`, `os_log` and
/// `NSPredicate(format:)`.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    // The variable list of arguments lives no longer than the object that the caller passes.
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
