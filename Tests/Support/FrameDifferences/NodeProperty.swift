import Foundation
import RenderTree

/// A property of a node with its value. A node consists of its identity, its children and these properties.
package enum NodeProperty: Hashable, Sendable {
  case frame(CGRect)
  case transform(Transform?)
  case style(BoxStyle)
  case content(NodeContent?)
  case scroll(ScrollInfo?)
  case contentOrigin(CGPoint)
  case pin(NodePin?)
  case semantics(Semantics?)
}

extension RenderNode {
  /// Returns the properties whose values differ from those of another node.
  func properties(changedFrom old: RenderNode) -> [NodeProperty] {
    var changed: [NodeProperty] = []
    if frame != old.frame { changed.append(.frame(frame)) }
    if transform != old.transform { changed.append(.transform(transform)) }
    if style != old.style { changed.append(.style(style)) }
    if content != old.content { changed.append(.content(content)) }
    if scroll != old.scroll { changed.append(.scroll(scroll)) }
    if contentOrigin != old.contentOrigin { changed.append(.contentOrigin(contentOrigin)) }
    if pin != old.pin { changed.append(.pin(pin)) }
    if semantics != old.semantics { changed.append(.semantics(semantics)) }
    return changed
  }

  /// Returns the node with changed properties and other children.
  func with(_ properties: [NodeProperty] = [], children: [RenderNode]) -> RenderNode {
    var (frame, transform, style, content) = (frame, transform, style, content)
    var (scroll, contentOrigin, pin, semantics) = (scroll, contentOrigin, pin, semantics)
    for property in properties {
      switch property {
      case .frame(let value): frame = value
      case .transform(let value): transform = value
      case .style(let value): style = value
      case .content(let value): content = value
      case .scroll(let value): scroll = value
      case .contentOrigin(let value): contentOrigin = value
      case .pin(let value): pin = value
      case .semantics(let value): semantics = value
      }
    }
    return RenderNode(
      id: id, frame: frame, transform: transform, style: style, content: content, scroll: scroll,
      contentOrigin: contentOrigin, pin: pin, semantics: semantics, children: children)
  }
}
