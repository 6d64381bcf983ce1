import Foundation
import RenderTree

/// A visitor that collects the elements of a frame that are neither clipped nor covered.
package struct ScreenReader: NodeVisitor {
  /// The values that a node inherits from its ancestors.
  package struct Context {
    /// The nearest ancestor that acts.
    var acting: RenderNode?
    /// The ancestors that contain others for a user, the outermost first.
    var containers: [RenderNode] = []
    /// The part of the window that is not clipped.
    var clip: ConvexPolygon
    /// True if assistive technologies leave out the node.
    var isHidden = false
  }

  private struct Candidate {
    /// Makes the element, given its visible parts.
    let element: ([ConvexPolygon]) -> ScreenElement
    /// The part of the element that is not clipped.
    let visible: ConvexPolygon
    let modal: NodeID?
    /// The number of opaque boxes behind the element, or inside it.
    var height = 0
  }

  private var candidates: [Candidate] = []
  private var occlusion = Occlusion()
  private var scope = ModalScope()
  /// The candidates of each node that the walk is inside.
  private var open: [Range<Int>] = []

  /// Returns the visible elements of a frame, back to front.
  static func elements(of frame: Frame) -> [ScreenElement] {
    let bounds = CGRect(origin: .zero, size: frame.size)
    guard let clip = ConvexPolygon(bounds) else { return [] }
    var reader = ScreenReader()
    frame.root.walk(with: &reader, in: NodeGeometry.Inherited(clip: bounds), context: Context(clip: clip))
    return reader.visibleElements()
  }

  /// Returns the elements inside a node, itself first, also those that what is around it clips or covers.
  static func elements(inside node: RenderNode) -> [ScreenElement] {
    let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    guard let clip = ConvexPolygon(everything) else { return [] }
    var reader = ScreenReader()
    node.walk(with: &reader, in: NodeGeometry.Inherited(clip: everything), context: Context(clip: clip))
    return reader.visibleElements()
  }

  package mutating func enter(_ node: RenderNode, at place: NodeGeometry, in context: Context) -> Context? {
    var clip: ConvexPolygon? = context.clip
    if let mask = place.maskBounds { clip = ConvexPolygon(mask).flatMap { clip?.intersection($0) } }
    let area = ConvexPolygon(node.box, place.transform)
    let visible = area.flatMap { clip?.intersection($0) }
    scope.add(node)
    occlusion.add(visible, at: place)
    let first = candidates.count
    var acting = context.acting
    if node.semantics?.actions.isEmpty == false || node.semantics?.isFocusable == true { acting = node }
    let isHidden = context.isHidden || node.semantics?.isHidden == true
    let label = isHidden ? nil : node.semantics?.label
    if let visible { addCandidate(node, place, visible, acting, label, context.containers) }
    let inner = node.style.clips ? visible : clip
    if let inner { addDrawnTexts(node, place, inner, acting, label, context.containers) }
    open.append(first..<candidates.count)
    let hidesContent = isHidden || node.semantics?.hidesContent == true
    let containers = node.isContainer ? context.containers + [node] : context.containers
    return inner.map { Context(acting: acting, containers: containers, clip: $0, isHidden: hidesContent) }
  }

  package mutating func leave(_ node: RenderNode, at place: NodeGeometry, in context: Context) {
    for index in open.popLast() ?? 0..<0 { candidates[index].height = occlusion.height }
  }

  /// Adds the texts in the node's drawing.
  private mutating func addDrawnTexts(
    _ node: RenderNode, _ place: NodeGeometry, _ clip: ConvexPolygon, _ acting: RenderNode?, _ label: String?,
    _ containers: [RenderNode]
  ) {
    guard case .drawing(let drawing) = node.content else { return }
    for (layout, box) in drawing.texts {
      let string = layout.text.spokenString
      guard !string.allSatisfy(\.isWhitespace),
        let visible = ConvexPolygon(box, place.transform)?.intersection(clip)
      else { continue }
      let middle = CGPoint(x: box.midX, y: box.minY + (layout.lines.first?.frame.midY ?? box.height / 2))
      candidates.append(
        Candidate(
          element: { parts in
            ScreenElement(
              node: node, frame: place.transform.apply(to: box), visibleParts: parts, text: string,
              label: label, role: node.semantics?.role ?? .text, acting: acting,
              firstLineMiddle: place.transform.apply(to: middle).y, containers: containers)
          },
          visible: visible, modal: place.modal))
    }
  }

  private mutating func addCandidate(
    _ node: RenderNode, _ place: NodeGeometry, _ visible: ConvexPolygon, _ acting: RenderNode?, _ label: String?,
    _ containers: [RenderNode]
  ) {
    var text: String?
    var middle = CGPoint(x: node.box.midX, y: node.box.midY)
    if case .text(let content) = node.content {
      text = content.layout.text.spokenString
      if let line = content.layout.lines.first { middle.y = content.origin.y + line.frame.midY }
    }
    let semantics = node.semantics
    if text == nil, semantics?.role == .textField || semantics?.role == .searchField { text = semantics?.value }
    guard text != nil || label != nil || node.isMeant else { return }
    let (shown, firstLineMiddle) = (text, place.transform.apply(to: middle).y)
    candidates.append(
      Candidate(
        element: { parts in
          ScreenElement(
            node: node, frame: place.box, visibleParts: parts, text: shown, label: label,
            role: semantics?.role ?? .text, acting: acting, firstLineMiddle: firstLineMiddle,
            containers: containers)
        },
        visible: visible, modal: place.modal))
  }

  /// Returns the candidates that are not completely covered and are in the topmost modal node, if there is one.
  private func visibleElements() -> [ScreenElement] {
    candidates.compactMap { candidate in
      guard scope.contains(nodeIn: candidate.modal) else { return nil }
      let parts = occlusion.visibleParts(of: candidate.visible, at: candidate.height)
      return parts.isEmpty ? nil : candidate.element(parts)
    }
  }
}

extension RenderNode {
  /// True for a node that contains others for a user, such as a list or a bar.
  package var isContainer: Bool {
    if scroll != nil { return true }
    return switch semantics?.role {
    case .list, .tabBar, .navigationBar, .toolbar, .dialog, .menu: true
    default: false
    }
  }

  /// True for a node that a user or a test can mean although it has no name of its own.
  fileprivate var isMeant: Bool {
    guard let semantics else { return scroll != nil }
    return isContainer || semantics.identifier != nil || !semantics.actions.isEmpty || semantics.isFocusable
  }
}
