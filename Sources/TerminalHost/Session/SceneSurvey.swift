import Foundation
import RenderTree

/// What a frame says of what can be done now.
struct SceneSurvey {
  /// A thing that can be used, where it is seen.
  private struct Place {
    let node: NodeID
    /// In the scene's coordinates, in points.
    let area: CGRect
  }

  /// Whether text is edited, so that letters are letters.
  private(set) var isEditing = false
  /// Whether something is shown that must be answered first.
  private(set) var isModal = false
  private(set) var focused: Semantics?
  private(set) var scrollsVertically = false
  private(set) var scrollsHorizontally = false
  private(set) var focusableCount = 0
  private(set) var hasBars = false
  /// Whether something on the screen says that it can be left.
  private(set) var canGoBack = false
  /// Back to front.
  private var places: [Place] = []

  init() {}

  /// - Complexity: O(n) in the frame's nodes.
  init(_ frame: Frame) {
    visit(frame.root, origin: .zero, clip: CGRect(origin: .zero, size: frame.size), focused: frame.focusedNode)
  }

  private mutating func visit(_ node: RenderNode, origin: CGPoint, clip: CGRect, focused focusedNode: NodeID?) {
    guard node.style.opacity > 0 else { return }
    let box = CGRect(
      x: origin.x + node.frame.minX + (node.transform?.tx ?? 0),
      y: origin.y + node.frame.minY + (node.transform?.ty ?? 0), width: node.frame.width, height: node.frame.height)
    if let semantics = node.semantics { take(semantics, of: node, box.intersection(clip), focusedNode) }
    if let scroll = node.scroll {
      scrollsVertically = scrollsVertically || scroll.maximumOffset.y > scroll.minimumOffset.y
      scrollsHorizontally = scrollsHorizontally || scroll.maximumOffset.x > scroll.minimumOffset.x
    }
    let inner = node.style.clips ? clip.intersection(box) : clip
    guard !inner.isNull else { return }
    let start = CGPoint(x: box.minX - node.contentOrigin.x, y: box.minY - node.contentOrigin.y)
    for child in node.children { visit(child, origin: start, clip: inner, focused: focusedNode) }
  }

  private mutating func take(_ semantics: Semantics, of node: RenderNode, _ area: CGRect, _ focusedNode: NodeID?) {
    if semantics.isModal {
      // What is behind cannot be used.
      isModal = true
      places = []
      focusableCount = 0
      hasBars = false
      canGoBack = false
    }
    if semantics.state.contains(.editing) { isEditing = true }
    if semantics.actions.contains(.dismiss) { canGoBack = true }
    if node.id == focusedNode { focused = semantics }
    if semantics.isFocusable { focusableCount += 1 }
    switch semantics.role {
    case .navigationBar, .toolbar, .tabBar: hasBars = true
    default: break
    }
    if semantics.actions.contains(.activate), !semantics.state.contains(.disabled), !area.isNull {
      places.append(Place(node: node.id, area: area))
    }
  }

  /// The foremost thing in a cell that a tap would use.
  func actionableNode(at place: ScreenPlace) -> NodeID? {
    let point = CGPoint(x: (CGFloat(place.column) + 0.5) * 8, y: (CGFloat(place.row) + 0.5) * 16)
    return places.last { $0.area.contains(point) }?.node
  }
}
