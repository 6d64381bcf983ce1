import Foundation
import PergolaCombine
import PergolaDiagnostics
import PergolaSystem
import UIKitCore

/// A node's subscription to an observable object.
@MainActor
final class ObjectSubscription {
  let object: any ObservableObject
  private var cancellable: AnyCancellable?

  init<Object: ObservableObject>(to object: Object, for node: ViewNode, name: String) {
    self.object = object
    cancellable = object.objectWillChange.sink { [weak node] _ in
      guard MainThread.isCurrent else {
        Log.warning(
          "Publishing changes from background threads is not allowed; make sure to publish values from the main thread"
            + " (via operators like receive(on:)) on model updates: \(Object.self).\(name)")
        let box = UncheckedBox(node)
        return DispatchQueue.main.async { box.value?.noteChange(because: name) }
      }
      MainActor.assumeIsolated {
        if ViewGraph.evaluatedNode != nil {
          Log.warning(
            "Publishing changes from within view updates is not allowed, this will cause undefined behavior: "
              + "\(Object.self).\(name)")
        }
        node?.noteChange(because: name)
      }
    }
  }

  func cancel() { cancellable = nil }
}
