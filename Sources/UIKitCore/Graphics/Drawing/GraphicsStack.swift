import Foundation

/// The stack of graphics contexts of one thread. The last one is current.
final class GraphicsStack {
  /// A context, or the values to create it lazily: most views do not paint.
  private struct Entry {
    let bounds: CGRect
    let scale: CGFloat
    var context: CGContext?
    /// True for a context begun by `UIGraphicsBeginImageContext`.
    var isImage = false
  }

  private var entries: [Entry] = []

  /// The stack of the current thread.
  static var current: GraphicsStack {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<GraphicsStack>.fromOpaque(pointer).takeUnretainedValue()
    }
    let stack = GraphicsStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  /// The key of the thread-local storage. A thread releases its stack when it ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<GraphicsStack>.fromOpaque(pointer).release() }
    }
    return key
  }()

  /// The current context, created on first use; nil if the stack is empty.
  var context: CGContext? {
    guard let last = entries.last else { return nil }
    if let context = last.context { return context }
    let made = CGContext(bounds: last.bounds, scale: last.scale)
    entries[entries.count - 1].context = made
    return made
  }

  /// The current context if it was created.
  var existingContext: CGContext? { entries.last?.context }

  func push(_ context: CGContext) {
    entries.append(Entry(bounds: context.bounds, scale: context.scale, context: context))
  }

  func pop() { _ = entries.popLast() }

  func pushImage(_ context: CGContext) {
    entries.append(Entry(bounds: context.bounds, scale: context.scale, context: context, isImage: true))
  }

  /// The current context if `pushImage(_:)` pushed it.
  var imageContext: CGContext? { entries.last.flatMap { $0.isImage ? $0.context : nil } }

  /// Runs code that may paint, with a context of its own as the current one.
  ///
  /// - Returns: the context that it painted into; nil if it never used one.
  func recording(bounds: CGRect, scale: CGFloat, _ paint: () -> Void) -> CGContext? {
    let depth = entries.count
    entries.append(Entry(bounds: bounds, scale: scale))
    paint()
    // Contexts that the code pushed and did not pop are removed too.
    let context = entries.count > depth ? entries[depth].context : nil
    entries.removeSubrange(min(depth, entries.count)...)
    return context
  }
}
