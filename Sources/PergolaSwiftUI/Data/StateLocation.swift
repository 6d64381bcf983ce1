import Foundation
import PergolaDiagnostics
import PergolaSystem
import UIKitCore

/// A place that holds a value in a node and that bindings lead to.
///
/// The value may be read on any thread. A value that is set on another thread is set on the main thread, soon.
final class StateLocation<Value>: DependencySource, @unchecked Sendable {
  private let lock = NSLock()
  private var storage: Value
  /// False after the node was unmounted: later values are ignored.
  private var isConnected = true

  init(_ value: Value, name: String) {
    storage = value
    super.init(name: name)
  }

  /// The value, noted as read.
  var value: Value {
    didRead()
    return lock.withLock { storage }
  }

  /// Sets the value in a transaction, and marks the nodes that read it. An equal value changes nothing.
  func set(_ new: Value, _ transaction: Transaction? = nil) {
    guard MainThread.isCurrent else {
      let box = UncheckedBox((new, transaction))
      DispatchQueue.main.async { self.set(box.value.0, box.value.1) }
      return
    }
    guard isConnected else { return }
    let old = lock.withLock { () -> Value in
      let old = storage
      storage = new
      return old
    }
    guard !isEqual(old, new) else { return }
    let change = UncheckedBox(transaction)
    MainActor.assumeIsolated {
      if let node = ViewGraph.evaluatedNode {
        Log.warning(
          "Modifying state during view update, this will cause undefined behavior: \(name), set by \(node.viewName).")
      }
      if let transaction = change.value { withTransaction(transaction) { didChange() } } else { didChange() }
    }
  }

  func disconnect() { isConnected = false }

  private func isEqual(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func open<T: Equatable>(_ a: T) -> Bool { a == b as? T }
    return open(a)
  }
}

/// A value that crosses to the main thread, where alone it is used.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
