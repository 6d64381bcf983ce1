import Dispatch
import Foundation

/// The question of code that is not isolated: does it run where the main actor's code runs?
///
/// Under Swift Testing on Linux the main queue runs on other threads than the process's first one.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main queue and on the process's first thread.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}
