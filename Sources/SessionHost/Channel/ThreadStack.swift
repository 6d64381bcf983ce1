import Foundation

/// The stack of a thread that may never come to anything else: a signal interrupts it, and its handler notes the
/// addresses.
final class ThreadStack: Sendable {
  private typealias Unwind = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, CInt) -> CInt

  /// The most frames that are noted.
  private static let capacity: CInt = 64
  // The handler of a signal may use nothing that needs a lock: these are set before the first signal.
  private nonisolated(unsafe) static var frames: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  private nonisolated(unsafe) static var unwind: Unwind?
  private nonisolated(unsafe) static var count: CInt = 0

  /// The thread, which exists as long as the process.
  private let thread: pthread_t

  /// Prepares to read the stack of the present thread.
  init() {
    thread = pthread_self()
    guard Self.frames == nil, let symbol = dlsym(nil, "backtrace") else { return }
    let frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: Int(Self.capacity))
    let unwind = unsafeBitCast(symbol, to: Unwind.self)
    // The first call loads the library that unwinds, which a handler must not.
    _ = unwind(frames, 1)
    (Self.frames, Self.unwind) = (frames, unwind)
    signal(SIGURG) { _ in
      guard let frames = ThreadStack.frames, let unwind = ThreadStack.unwind else { return }
      ThreadStack.count = unwind(frames, ThreadStack.capacity)
    }
  }

  /// Returns the addresses at which the thread is, the innermost first; none if it does not come to its handler.
  func addresses() -> [UInt] {
    Self.count = 0
    guard let frames = Self.frames, pthread_kill(thread, SIGURG) == 0 else { return [] }
    for _ in 0..<100 where Self.count == 0 { Thread.sleep(forTimeInterval: 0.01) }
    // The first two frames are those of the handler.
    return (0..<Int(Self.count)).dropFirst(2).compactMap { frames[$0].map(UInt.init(bitPattern:)) }
  }
}
