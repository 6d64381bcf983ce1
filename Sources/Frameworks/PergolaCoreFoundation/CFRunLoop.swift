import Foundation

/// A run loop.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Returns the run loop of the thread that calls.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// A mode in which a run loop runs.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  // Unchecked, because the name is a copy, which nobody changes.

  /// The name of the mode.
  public let rawValue: CFString

  /// Makes the mode with a name.
  public init(_ rawValue: CFString) { self.rawValue = CFString(string: String(describing: rawValue)) }

  /// Makes the mode with a name.
  public init(rawValue: CFString) { self.init(rawValue) }

  /// The usual mode.
  public static let defaultMode = CFRunLoopMode(CFString(string: RunLoop.Mode.default.rawValue))
  /// All modes in which the run loop does the usual work.
  public static let commonModes = CFRunLoopMode(CFString(string: RunLoop.Mode.common.rawValue))
}
