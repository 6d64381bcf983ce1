import Foundation
import PergolaSystem

/// The results of performed selectors, which nobody else may keep alive while the caller uses them.
///
/// In the original the autorelease pool keeps them. Here the main thread keeps them until the end of the turn, and another
/// thread its last ones.
enum ResultPool {
  private static let key = "PergolaResultPool"
  /// The number of results that a thread other than the main thread keeps.
  private static let capacity = 256

  static func keep(_ result: AnyObject) -> Unmanaged<AnyObject> {
    let unmanaged = Unmanaged.passUnretained(result)
    if MainThread.isCurrent {
      let kept = KeptResult(result)
      DispatchQueue.main.async { withExtendedLifetime(kept) {} }
    } else {
      let dictionary = Thread.current.threadDictionary
      let results = dictionary[key] as? [AnyObject] ?? []
      dictionary[key] = Array((results + [result]).suffix(capacity))
    }
    return unmanaged
  }
}

/// A result on its way through the main queue, where nobody reads it.
private final class KeptResult: @unchecked Sendable {
  private let result: AnyObject
  init(_ result: AnyObject) { self.result = result }
}
