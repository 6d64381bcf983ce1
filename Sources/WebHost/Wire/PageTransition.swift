import Foundation
import RenderTree

/// A transition of a page: that of a single node, or of siblings that follow each other and move by the same distance.
enum PageTransition: Equatable, Sendable {
  case single(NodeTransition)
  /// The transition of the first of some siblings, and the way from the final position to the first one.
  case run(NodeTransition, length: Int, way: CGSize)

  /// The transition as JSON; nil if it takes no time. That of siblings has their number, and the way.
  var json: String? {
    switch self {
    case .single(let transition): transition.json
    case .run(let first, let length, let way):
      first.json(kind: 4).map {
        "[\($0),\(length),\(PageNumber.json(way.width)),\(PageNumber.json(way.height))]"
      }
    }
  }

  /// Returns the transitions of a frame, in which movements of siblings are joined.
  ///
  /// - Complexity: O(*n*) in the frame's nodes if one moves, otherwise in the transitions.
  static func transitions(of frame: Frame, _ page: PageSurroundings) -> [PageTransition] {
    var movements: [NodeID: NodeTransition] = [:]
    var others: [PageTransition] = []
    for transition in frame.transitions {
      if case .moved = transition.kind, movements[transition.node] == nil {
        movements[transition.node] = transition
      } else {
        others.append(.single(transition))
      }
    }
    guard movements.count > 1 else { return frame.transitions.map(PageTransition.single) }
    var search = PageRunSearch(movements, page)
    search.visit(frame.root)
    return others + search.found
  }
}

/// The search for siblings that follow each other in the page and move together.
private struct PageRunSearch {
  private var movements: [NodeID: NodeTransition]
  private let page: PageSurroundings
  private(set) var found: [PageTransition] = []

  init(_ movements: [NodeID: NodeTransition], _ page: PageSurroundings) {
    self.movements = movements
    self.page = page
  }

  mutating func visit(_ node: RenderNode) {
    var last: NodeTransition?
    let children = PageChildren(of: node, page).nodes
    for child in children {
      guard let movement = movements[child.id] else {
        last = nil
        continue
      }
      add(movement, of: child, after: last)
      last = movement
    }
    for child in children { visit(child) }
  }

  private mutating func add(_ movement: NodeTransition, of node: RenderNode, after last: NodeTransition?) {
    guard case .moved(let from) = movement.kind, from.size == node.frame.size else {
      return found.append(.single(movement))
    }
    let way = CGSize(width: from.minX - node.frame.minX, height: from.minY - node.frame.minY)
    if let last, last.hasTiming(of: movement), case .run(let first, let length, let known) = found.last, known == way {
      found[found.count - 1] = .run(first, length: length + 1, way: way)
    } else {
      found.append(.run(movement, length: 1, way: way))
    }
  }
}

extension NodeTransition {
  fileprivate func hasTiming(of other: NodeTransition) -> Bool {
    duration == other.duration && delay == other.delay && curve == other.curve && repetition == other.repetition
  }
}
