import FrameDifferences
import PergolaTesting
import RenderTree

@MainActor
extension Driver {
  /// Settles, and checks that the frame equals one that all views draw again, that each of its nodes has its own identity, and that
  /// the text of the screen and the list of keys can be made.
  ///
  /// - Throws: `MonkeyFailure`.
  public func settleAndCheck() async throws {
    await settle()
    let shown = frame
    var identities: Set<NodeID> = []
    if let twice = shown.root.firstRepetition(in: &identities) {
      throw MonkeyFailure(.frame, "two nodes are \(twice.treeDescription)")
    }
    let redrawn = redrawnFrame
    if shown.root != redrawn.root {
      let forward = FrameDifference(from: shown, to: redrawn).changes
      let backward = FrameDifference(from: redrawn, to: shown).changes
      func words(_ changes: [FrameDifference.Change]) -> String {
        changes.prefix(3).map { String(describing: $0).prefix(600) }.joined(separator: "; ")
      }
      throw MonkeyFailure(
        .frame,
        "\(forward.count) changes when it is drawn again: \(words(forward)); in the old frame: \(words(backward))")
    }
    _ = text
    _ = keyHints
  }
}

extension RenderNode {
  /// The first node in the subtree whose identity another one has.
  fileprivate func firstRepetition(in identities: inout Set<NodeID>) -> RenderNode? {
    if !identities.insert(id).inserted { return self }
    for child in children {
      if let found = child.firstRepetition(in: &identities) { return found }
    }
    return nil
  }
}
