import Dispatch
import Foundation

/// The thread that runs the code of the main actor, for code that is not isolated to it.
///
/// Under Swift Testing on Linux the main queue runs on other threads than the process's first one.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main queue and on the process's first thread.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}
