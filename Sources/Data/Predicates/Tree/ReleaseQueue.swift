import Foundation

/// The parts of predicates and expressions that end, in a row instead of inside of each other.
///
/// An object releases its parts when it ends, and these theirs: thousands of levels would use up the program's stack. A
/// node instead hands its parts over to the queue of its thread, and keeps none. The outermost node that ends empties
/// the queue.
final class ReleaseQueue {
  private var parts: [[AnyObject]] = []
  private var isReleasing = false

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { queue in
      if let queue { Unmanaged<ReleaseQueue>.fromOpaque(queue).release() }
    }
    return key
  }()

  private static var current: ReleaseQueue {
    if let queue = pthread_getspecific(key) { return Unmanaged<ReleaseQueue>.fromOpaque(queue).takeUnretainedValue() }
    let queue = ReleaseQueue()
    pthread_setspecific(key, Unmanaged.passRetained(queue).toOpaque())
    return queue
  }

  /// Takes over the parts of a node that ends, which then gives up its own references.
  static func take(_ parts: [AnyObject]) {
    if !parts.isEmpty { current.parts.append(parts) }
  }

  /// Releases what was taken over; nothing inside of the end of another part, which does so.
  static func release() {
    let queue = current
    guard !queue.isReleasing else { return }
    queue.isReleasing = true
    while let parts = queue.parts.popLast() { withExtendedLifetime(parts) {} }
    queue.isReleasing = false
  }
}
