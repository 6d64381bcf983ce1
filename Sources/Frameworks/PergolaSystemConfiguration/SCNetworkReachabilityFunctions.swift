import Foundation
import PergolaCoreFoundation

/// Returns the host with an address; nil for an address that is neither of IPv4 nor of IPv6.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  // There is no allocator but the default one, so `allocator` is always nil.
  guard let target = ReachabilityTarget(address) else { return invalidArgument() }
  return SCNetworkReachability(target)
}

/// Returns the host with a remote address, as reached from a local one; nil if both are missing, or if one is neither of
/// IPv4 nor of IPv6.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  let local = localAddress.map { ReachabilityTarget($0) }
  let remote = remoteAddress.map { ReachabilityTarget($0) }
  // An address that was given, but is of no known kind, is an inner nil.
  if case .some(.none) = local { return invalidArgument() }
  if case .some(.none) = remote { return invalidArgument() }
  guard let target = (remote ?? local) ?? nil else { return invalidArgument() }
  return SCNetworkReachability(target)
}

/// Returns the host with a name; nil for an empty one.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  guard !name.isEmpty else { return invalidArgument() }
  return SCNetworkReachability(ReachabilityTarget(name: name))
}

/// Returns the type of hosts.
public func SCNetworkReachabilityGetTypeID() -> CFTypeID { typeID(of: SCNetworkReachability.self) }

/// Finds the present flags of a host.
///
/// - Returns: True.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets the function that is called when the flags of a host have changed; nil for none.
///
/// - Returns: True.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout.map { ReachabilityCallback($0, context?.pointee) })
  return true
}

/// Sets the queue on which the callback is called; nil for none.
///
/// - Returns: False if there is a queue or a run loop already, or none to remove.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  checked(target.setQueue(queue))
}

/// Adds a run loop on which the callback is called.
///
/// - Returns: False if there is a queue for it.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  checked(target.add(SCNetworkReachability.Place(loop: runLoop, mode: mode(runLoopMode))))
}

/// Removes a run loop on which the callback is called.
///
/// - Returns: False if it was not added.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  checked(target.remove(SCNetworkReachability.Place(loop: runLoop, mode: mode(runLoopMode))))
}

private func mode(_ name: CFString) -> RunLoop.Mode { RunLoop.Mode(rawValue: String(describing: name)) }

private func checked(_ result: Bool) -> Bool {
  if !result { setSCError(kSCStatusInvalidArgument) }
  return result
}

private func invalidArgument() -> SCNetworkReachability? {
  setSCError(kSCStatusInvalidArgument)
  return nil
}
