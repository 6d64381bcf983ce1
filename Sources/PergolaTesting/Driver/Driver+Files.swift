import Foundation
import RenderTree
import UIKitCore

extension Driver {
  /// Chooses files in the document picker that the app shows, as a user of a page does.
  ///
  /// - Throws: `DriverError.notFound` if no document picker is visible.
  public func chooseFiles(_ files: [URL]) async throws(DriverError) {
    guard let node = connection.frame().root.nodeForFiles else {
      throw .notFound("a document picker", screen: text)
    }
    connection.send(.files(files, node))
    await settle()
  }
}

extension RenderNode {
  /// The frontmost node with which the user chooses files.
  fileprivate var nodeForFiles: NodeID? {
    for child in children.reversed() {
      if let node = child.nodeForFiles { return node }
    }
    let offers = semantics?.actions.contains { if case .chooseFiles = $0 { true } else { false } } ?? false
    return offers ? id : nil
  }
}
