import Foundation

/// The contexts that code of one thread paints into: the last one is the current one.
final class GraphicsStack {
  /// A context, or what is needed to make one as soon as it is asked for: most views paint nothing.
  private struct Entry {
    let bounds: CGRect
    let scale: CGFloat
    var context: CGContext?
    /// What an image context begun by `UIGraphicsBeginImageContext` is ended as.
    var isImage = false
  }

  private var entries: [Entry] = []

  /// The stack of the thread that runs.
  static var current: GraphicsStack {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<GraphicsStack>.fromOpaque(pointer).takeUnretainedValue()
    }
    let stack = GraphicsStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  /// The stacks' place among what threads keep; a thread that ends lets its own go.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<GraphicsStack>.fromOpaque(pointer).release() }
    }
    return key
  }()

  /// The current context, made now where nobody has asked for it yet.
  var context: CGContext? {
    guard let last = entries.last else { return nil }
    if let context = last.context { return context }
    let made = CGContext(bounds: last.bounds, scale: last.scale)
    entries[entries.count - 1].context = made
    return made
  }

  /// The current context, where anybody has asked for it.
  var contextIfMade: CGContext? { entries.last?.context }

  func push(_ context: CGContext) {
    entries.append(Entry(bounds: context.bounds, scale: context.scale, context: context))
  }

  func pop() { _ = entries.popLast() }

  func pushImage(_ context: CGContext) {
    entries.append(Entry(bounds: context.bounds, scale: context.scale, context: context, isImage: true))
  }

  /// The current context, where it is one that `pushImage(_:)` brought.
  var imageContext: CGContext? { entries.last.flatMap { $0.isImage ? $0.context : nil } }

  /// Runs code that may paint on a rectangle.
  ///
  /// - Returns: the context that it painted into; nil where it never asked for one.
  func recording(bounds: CGRect, scale: CGFloat, _ paint: () -> Void) -> CGContext? {
    let depth = entries.count
    entries.append(Entry(bounds: bounds, scale: scale))
    paint()
    // What the code pushed and forgot is gone too.
    let context = entries.count > depth ? entries[depth].context : nil
    entries.removeSubrange(min(depth, entries.count)...)
    return context
  }
}
