import Foundation
import PergolaCoreFoundation

// The strings are constants, which nobody changes, so all threads may read them.

/// The domain of the errors of SystemConfiguration.
public nonisolated(unsafe) let kCFErrorDomainSystemConfiguration: CFString = "com.apple.SystemConfiguration"

/// The status of success.
public let kSCStatusOK: Int32 = 0
/// The status of a failure without any other.
public let kSCStatusFailed: Int32 = 1001
/// The status of an argument that is not valid.
public let kSCStatusInvalidArgument: Int32 = 1002

/// The key of a thread's last status.
private let statusKey = "pergola.SystemConfiguration.status"

/// Keeps the status of the last function that failed on this thread.
func setSCError(_ status: Int32) { Thread.current.threadDictionary[statusKey] = status }

/// Returns the status of the last function that failed on this thread.
public func SCError() -> Int32 { Thread.current.threadDictionary[statusKey] as? Int32 ?? kSCStatusOK }

/// Returns the error of the last function that failed on this thread.
public func SCCopyLastError() -> CFError {
  let status = SCError()
  return CFError(
    domain: String(describing: kCFErrorDomainSystemConfiguration), code: Int(status),
    userInfo: [NSLocalizedDescriptionKey: String(cString: SCErrorString(status))])
}

/// Returns the text of a status.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  let text: StaticString =
    switch status {
    case kSCStatusOK: "Success!"
    case kSCStatusFailed: "Failed!"
    case kSCStatusInvalidArgument: "Invalid argument"
    default: "Unknown error!"
    }
  // The bytes of a static string end with zero, and CChar has the size of UInt8.
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
