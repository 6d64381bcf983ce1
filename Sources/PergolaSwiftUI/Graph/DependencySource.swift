import Foundation
import PergolaSystem
import UIKitCore

/// A value that nodes read and that marks them when it changes.
///
/// Sources are read and set by app code that is not isolated, as the original's property wrappers allow. Readers are
/// noted on the main thread only.
class DependencySource: @unchecked Sendable {
  /// The name under which `_printChanges()` prints the source.
  final let name: String
  /// The nodes that read the source in their last evaluation. Used on the main thread only.
  private final var readers: [ObjectIdentifier: Reader] = [:]

  private struct Reader {
    unowned let node: ViewNode
  }

  init(name: String) { self.name = name }

  /// Notes the node that is evaluated now, if any, as a reader.
  final func didRead() {
    guard let node = ViewGraph.evaluatedNode, MainThread.isCurrent else { return }
    MainActor.assumeIsolated { node.didRead(self) }
  }

  /// Marks all readers.
  @MainActor
  final func didChange() {
    for reader in readers.values { reader.node.noteChange(because: name) }
  }

  /// Returns false if the node is noted already.
  @MainActor
  final func addReader(_ node: ViewNode) -> Bool {
    readers.updateValue(Reader(node: node), forKey: ObjectIdentifier(node)) == nil
  }

  @MainActor
  final func removeReader(_ node: ViewNode) {
    readers[ObjectIdentifier(node)] = nil
  }
}
