import Diffing
import RenderTree

/// The search for the patches that turn the page of one frame into that of another.
///
/// Both trees are walked together. Subtrees that are the same object, in the same surroundings, are skipped. Of the
/// children that both have, in reading order, the fewest possible move; what shifts together with its siblings is one
/// patch. A node that comes
/// from another parent is inserted again as a whole, because an element that changes its parent loses its state in any case.
struct PageComparison {
  private let old: Frame
  private let new: Frame
  private let surroundings: PageSurroundings
  private let oldModal: ModalPath
  private let newModal: ModalPath
  private var removed: [String] = []
  /// The replacements, which come before insertions: afterwards no node has two elements.
  private var replaced: [PagePatch] = []
  private var changes: [PagePatch] = []

  /// A search between two frames.
  init(from old: Frame, to new: Frame, _ surroundings: PageSurroundings) {
    self.old = old
    self.new = new
    self.surroundings = surroundings
    oldModal = ModalPath(in: old.root)
    newModal = ModalPath(in: new.root)
  }

  /// Returns the patches in the order in which they are applied: removals first, then replacements.
  mutating func patches() -> [PagePatch] {
    let contexts = (oldModal.context(of: old.root), newModal.context(of: new.root))
    if old.root.id == new.root.id {
      if let shift = compare(old.root, contexts.0, new.root, contexts.1) {
        changes += PageRun.runs(of: [(PageNumber.name(new.root.id), shift)]).map(PagePatch.shift)
      }
    } else {
      replaced.append(.replace(PageNumber.name(old.root.id), html(of: new.root, contexts.1)))
    }
    return (removed.isEmpty ? [] : [.remove(removed)]) + replaced + changes
  }

  private func html(of node: RenderNode, _ context: PageContext) -> String {
    var writer = PageTreeWriter(.forPatches(), new, surroundings)
    writer.write(node, context)
    return writer.html
  }

  /// Compares two states of a node, and returns its shift, which is not among the changes.
  private mutating func compare(
    _ old: RenderNode, _ oldContext: PageContext, _ new: RenderNode, _ newContext: PageContext
  ) -> PageShift? {
    guard old !== new || oldContext != newContext else { return nil }
    var before = PageElement(old, in: oldContext, of: surroundings)
    let after = PageElement(new, in: newContext, of: surroundings)
    let name = PageNumber.name(new.id)
    guard after.hasShape(of: before) else {
      replaced.append(.replace(name, html(of: new, newContext)))
      return nil
    }
    let shift = PageShift(from: &before, to: after)
    changes += after.patches(from: before, name)
    compareChildren(old, before, new, after)
    return shift
  }

  private mutating func compareChildren(
    _ old: RenderNode, _ before: PageElement, _ new: RenderNode, _ after: PageElement
  ) {
    let (oldContext, newContext) = (before.childContext, after.childContext)
    if oldContext == newContext, !oldContext.leadsToModal, old.children.elementsEqual(new.children, by: ===) { return }
    var known: [NodeID: (index: Int, context: PageContext)] = [:]
    for (index, child) in before.children.nodes.enumerated() {
      var context = oldContext
      context.level = before.children.level(at: index)
      oldModal.apply(to: &context, of: child, in: old)
      known[child.id] = (index, context)
    }
    let matches = after.children.nodes.map { known[$0.id]?.index }
    let kept = Set(matches.lazy.compactMap { $0 })
    removed += before.children.nodes.enumerated().filter { !kept.contains($0.offset) }
      .map { PageNumber.name($0.element.id) }
    let stays = LongestIncreasingSubsequence(by: ContiguousArray(matches.lazy.compactMap { $0 }.map(Int32.init)))
    var place = 0
    let parent = PageNumber.name(new.id)
    var previous: String?
    var shifts: [(name: String, shift: PageShift?)] = []
    for (index, child) in after.children.nodes.enumerated() {
      let name = PageNumber.name(child.id)
      var context = newContext
      context.level = after.children.level(at: index)
      newModal.apply(to: &context, of: child, in: new)
      if let counterpart = known[child.id] {
        if !stays.keeps(place) { changes.append(.move(name, parent: parent, after: previous)) }
        place += 1
        let shift = compare(before.children.nodes[counterpart.index], counterpart.context, child, context)
        shifts.append((name, shift))
      } else {
        changes.append(.insert(html(of: child, context), parent: parent, after: previous))
        shifts.append((name, nil))
      }
      previous = name
    }
    // Only now the siblings of a run follow each other.
    changes += PageRun.runs(of: shifts).map(PagePatch.shift)
  }
}
