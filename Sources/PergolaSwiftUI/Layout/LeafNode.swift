import Foundation
@_spi(Toolkit) import UIKitCore

/// The node of a view without other views inside: one element.
class LeafNode<Value>: TypedViewNode<Value> {
  private var madeElement: ViewElement?

  /// The node's element.
  final var element: ViewElement {
    if let madeElement { return madeElement }
    let element = makeElement()
    madeElement = element
    return element
  }

  override init(_ view: Value, _ context: NodeContext) {
    super.init(view, context)
    track()
  }

  /// Makes the element. Called once.
  func makeElement() -> ViewElement { ViewElement(self) }

  override func appendItems(to items: inout [ViewListItem]) { items.append(.element(element)) }

  override func willUnmount() { madeElement?.discard() }
}

/// An element that shows a view of UIKit.
final class UIViewElement<Content: UIView>: ViewElement {
  let uiView: Content
  private let sizing: @MainActor (Content, ProposedViewSize) -> CGSize
  private let guides: @MainActor (Content, AlignmentKey, CGSize) -> CGFloat?

  /// - Parameters:
  ///   - sizing: The size of the view for a proposal.
  ///   - guides: The positions of guides that the view defines.
  init(
    _ node: ViewNode, _ view: Content,
    guides: @escaping @MainActor (Content, AlignmentKey, CGSize) -> CGFloat? = { _, _, _ in nil },
    sizing: @escaping @MainActor (Content, ProposedViewSize) -> CGSize
  ) {
    uiView = view
    self.sizing = sizing
    self.guides = guides
    super.init(node)
  }

  override var view: UIView? { uiView }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { sizing(uiView, proposal) }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    uiView.setFrame(placement.frame, scale: scale)
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guides(uiView, key, dimensions.size)
  }
}
