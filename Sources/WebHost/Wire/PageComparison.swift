import RenderTree

/// The search for the patches that turn the page of one frame into that of another.
///
/// Both trees are walked together. Subtrees that are the same object, in the same surroundings, are skipped. Of the
/// children that both have, the fewest possible move; what shifts together with its siblings is one patch. A node that comes
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
  /// The nodes that move, found when the order of some children changed.
  private lazy var moving: Set<NodeID> = {
    var nodes: Set<NodeID> = []
    for case .move(let node, _) in FrameDifference(from: old, to: new).changes { nodes.insert(node) }
    return nodes
  }()

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
    compareChildren(old, before.childContext, new, after.childContext)
    return shift
  }

  private mutating func compareChildren(
    _ old: RenderNode, _ oldContext: PageContext, _ new: RenderNode, _ newContext: PageContext
  ) {
    let isSameOrder = old.children.elementsEqual(new.children) { $0.id == $1.id }
    if isSameOrder, oldContext == newContext, zip(old.children, new.children).allSatisfy({ $0 === $1 }),
      !oldContext.leadsToModal
    {
      return
    }
    var known: [NodeID: RenderNode] = [:]
    for child in old.children { known[child.id] = child }
    let kept = Set(new.children.lazy.map(\.id)).intersection(known.keys)
    removed += old.children.filter { !kept.contains($0.id) }.map { PageNumber.name($0.id) }
    let keepsOrder =
      isSameOrder
      || old.children.lazy.map(\.id).filter(kept.contains).elementsEqual(
        new.children.lazy.map(\.id).filter(kept.contains))
    let parent = PageNumber.name(new.id)
    var previous: String?
    var shifts: [(name: String, shift: PageShift?)] = []
    for child in new.children {
      let name = PageNumber.name(child.id)
      var context = newContext
      newModal.apply(to: &context, of: child, in: new)
      if let counterpart = known[child.id] {
        if !keepsOrder, moving.contains(child.id) { changes.append(.move(name, parent: parent, after: previous)) }
        var contextBefore = oldContext
        oldModal.apply(to: &contextBefore, of: counterpart, in: old)
        shifts.append((name, compare(counterpart, contextBefore, child, context)))
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
