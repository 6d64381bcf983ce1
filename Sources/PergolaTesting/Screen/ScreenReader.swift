import Foundation
import RenderTree

/// Walks a frame back to front, and finds what is neither cut off nor covered.
struct ScreenReader {
  /// Where a node stands.
  struct Place {
    /// The window's coordinates of the parent's origin.
    var origin = CGPoint.zero
    /// What can be seen of the parent, in the window's coordinates.
    var clip: CGRect
    var opacity = 1.0
    var acting: RenderNode?
    /// The modal node that this one is in.
    var modal: NodeID?
  }

  private struct Candidate {
    /// The element, given what of it is visible.
    let element: ([CGRect]) -> ScreenElement
    /// What of it is not cut off.
    let visible: CGRect
    let modal: NodeID?
    /// How many covers had been drawn when the element and what is inside it were done.
    var coversBehind = 0
  }

  private let bounds: CGRect
  private var candidates: [Candidate] = []
  /// Opaque boxes, back to front.
  private var covers: [CGRect] = []
  private var topmostModal: NodeID?

  init(bounds: CGRect) { self.bounds = bounds }

  mutating func read(_ node: RenderNode, in place: Place) {
    let frame = node.frame.offsetBy(dx: place.origin.x, dy: place.origin.y)
    var clip = place.clip
    if let mask = node.style.mask {
      clip = clip.intersection(mask.paintedBounds.offsetBy(dx: frame.minX, dy: frame.minY))
    }
    let visible = clip.intersection(frame)
    var inner = place
    inner.clip = clip
    inner.opacity *= node.style.opacity
    guard inner.opacity >= 0.01 else { return }
    inner.origin = CGPoint(x: frame.minX - node.contentOrigin.x, y: frame.minY - node.contentOrigin.y)
    if node.style.clips { inner.clip = visible }
    if node.semantics?.isModal == true {
      inner.modal = node.id
      topmostModal = node.id
    }
    if node.semantics?.actions.isEmpty == false || node.semantics?.isFocusable == true {
      inner.acting = node
    }
    if inner.opacity >= 1, node.style.isOpaque, !visible.isEmpty { covers.append(visible) }
    let first = candidates.count
    addCandidate(node, frame: frame, visible: visible, place: inner)
    addDrawnTexts(node, frame: frame, place: inner)
    let last = candidates.count
    for child in node.children { read(child, in: inner) }
    for index in first..<last { candidates[index].coversBehind = covers.count }
  }

  /// What a person reads of what the node painted.
  private mutating func addDrawnTexts(_ node: RenderNode, frame: CGRect, place: Place) {
    guard case .drawing(let drawing) = node.content else { return }
    for (layout, box) in drawing.texts {
      let string = layout.text.string
      guard !string.allSatisfy(\.isWhitespace) else { continue }
      let box = box.offsetBy(dx: frame.minX, dy: frame.minY)
      let middle = box.minY + (layout.lines.first?.frame.midY ?? box.height / 2)
      candidates.append(
        Candidate(
          element: { parts in
            ScreenElement(
              node: node, frame: box, visibleParts: parts, text: string, label: node.semantics?.label,
              role: node.semantics?.role ?? .text, acting: place.acting, firstLineMiddle: middle)
          },
          visible: place.clip.intersection(box), modal: place.modal))
    }
  }

  private mutating func addCandidate(_ node: RenderNode, frame: CGRect, visible: CGRect, place: Place) {
    var text: String?
    var middle = frame.midY
    if case .text(let content) = node.content {
      text = content.layout.text.string
      if let line = content.layout.lines.first { middle = frame.minY + content.origin.y + line.frame.midY }
    }
    let semantics = node.semantics
    if text == nil, semantics?.role == .textField || semantics?.role == .searchField { text = semantics?.value }
    guard text != nil || semantics?.label != nil else { return }
    let (shown, firstLineMiddle) = (text, middle)
    candidates.append(
      Candidate(
        element: { parts in
          ScreenElement(
            node: node, frame: frame, visibleParts: parts, text: shown, label: semantics?.label,
            role: semantics?.role ?? .text, acting: place.acting, firstLineMiddle: firstLineMiddle)
        },
        visible: visible, modal: place.modal))
  }

  /// What is in the window, in no covered place, and in the topmost modal where there is one.
  func visibleElements() -> [ScreenElement] {
    candidates.compactMap { candidate in
      if let topmostModal, candidate.modal != topmostModal { return nil }
      guard !candidate.visible.isNull, !candidate.visible.isEmpty else { return nil }
      let parts = covers[candidate.coversBehind...].reduce([candidate.visible]) { parts, cover in
        parts.flatMap { $0.subtracting(cover) }
      }
      return parts.isEmpty ? nil : candidate.element(parts)
    }
  }
}

extension CGRect {
  /// The parts of the rectangle that another one leaves, at most four.
  func subtracting(_ other: CGRect) -> [CGRect] {
    let shared = intersection(other)
    guard !shared.isNull, !shared.isEmpty else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: shared.minY - minY),
      CGRect(x: minX, y: shared.maxY, width: width, height: maxY - shared.maxY),
      CGRect(x: minX, y: shared.minY, width: shared.minX - minX, height: shared.height),
      CGRect(x: shared.maxX, y: shared.minY, width: maxX - shared.maxX, height: shared.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
