import Foundation

// Apps write `date as CVarArg` for arguments of formats. Values of Foundation are no such arguments on Linux.
// In `String(format:)` they are printed by their descriptions.

extension _CVarArgObject {
  /// Traps: formats take the object of ``Swift/_CVarArgObject``.
  public var _cVarArgEncoding: [Int] { fatalError("\(Self.self) is passed as an object.") }
}

extension Date: @retroactive _CVarArgObject {
  /// The description, for `String(format:)`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension UUID: @retroactive _CVarArgObject {
  /// The description, for `String(format:)`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension URL: @retroactive _CVarArgObject {
  /// The description, for `String(format:)`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension Data: @retroactive _CVarArgObject {
  /// The description, for `String(format:)`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension Array: @retroactive _CVarArgObject {
  /// The description, for `String(format:)`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension Set: @retroactive _CVarArgObject {
  /// The description, for `String(format:)`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}
