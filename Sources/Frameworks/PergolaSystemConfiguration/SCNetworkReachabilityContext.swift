import PergolaCoreFoundation

/// The function that is called with changed flags and with the context's value.
public typealias SCNetworkReachabilityCallBack =
  (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// The value that a callback is given, with the functions that keep it alive.
public struct SCNetworkReachabilityContext {
  /// The version of the structure: 0.
  public var version: CFIndex
  /// The value.
  public var info: UnsafeMutableRawPointer?
  /// The function that keeps the value alive.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// The function that lets the value go.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// The function that describes the value.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// Makes a context without a value.
  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

  /// Makes a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

/// A callback with its value, which it keeps alive for as long as anybody may call it.
final class ReachabilityCallback: @unchecked Sendable {
  // Unchecked, because nothing changes, and callers choose the thread for the callback.
  private let callout: SCNetworkReachabilityCallBack
  private let info: UnsafeMutableRawPointer?
  private let context: SCNetworkReachabilityContext?

  init(_ callout: @escaping SCNetworkReachabilityCallBack, _ context: SCNetworkReachabilityContext?) {
    self.callout = callout
    self.context = context
    if let context, let info = context.info, let retain = context.retain {
      self.info = UnsafeMutableRawPointer(mutating: retain(info))
    } else {
      info = context?.info
    }
  }

  deinit {
    if let info { context?.release?(info) }
  }

  /// The description of the value; nil if the context has none.
  var description: String? {
    guard let info, let text = context?.copyDescription?(info) else { return nil }
    return String(describing: text.takeRetainedValue())
  }

  func call(_ target: SCNetworkReachability, _ flags: SCNetworkReachabilityFlags) { callout(target, flags, info) }
}
