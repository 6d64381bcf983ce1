import Foundation
import RenderTree

/// The offsets of all that scrolls in a frame.
struct ScrollOffsets {
  private var offsets: [NodeID: CGPoint] = [:]

  /// Reads a frame.
  init(in frame: Frame) { read(frame.root) }

  private mutating func read(_ node: RenderNode) {
    if let scroll = node.scroll { offsets[node.id] = scroll.offset }
    for child in node.children { read(child) }
  }

  /// The distance by which something has scrolled since an earlier frame: of several nodes, that of the one which went
  /// furthest.
  func distance(from earlier: ScrollOffsets) -> CGSize {
    let distances = offsets.compactMap { id, offset in
      earlier.offsets[id].map { CGSize(width: offset.x - $0.x, height: offset.y - $0.y) }
    }
    return distances.max { $0.width.magnitude + $0.height.magnitude < $1.width.magnitude + $1.height.magnitude }
      ?? .zero
  }
}
