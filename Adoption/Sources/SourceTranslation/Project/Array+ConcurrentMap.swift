import Dispatch

extension Array where Element: Sendable {
  /// Transforms the elements on all processors. The results have their order.
  package func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    var values = [Value?](repeating: nil, count: count)
    values.withUnsafeMutableBufferPointer { buffer in
      // Each iteration has an element of its own.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: count) { buffer[$0] = transform(self[$0]) }
    }
    return values.compactMap(\.self)
  }
}
