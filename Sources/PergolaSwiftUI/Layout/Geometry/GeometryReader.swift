import Foundation
@_spi(Toolkit) import UIKitCore

/// A view that takes all of the room, and whose content depends on it. The content stands at the top leading corner.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content for a size and a position.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  ///
  /// - Parameter content: Makes the content. Called with each new size, and with each new position if it has asked for
  ///   that.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Makes the node that shows the view.
  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    GeometryNode(view, context)
  }
}

/// The node of a reader: its content is made when the layout knows the size.
private final class GeometryNode<Content: View>: TypedViewNode<GeometryReader<Content>> {
  private var child: ContainerNode<Content, ZStackLayout, Content>?
  private lazy var element = GeometryElement(self)

  override func evaluate() {
    guard let proxy = element.proxy else { return }
    element.forgetQuestions()
    let content = observing { view.content(proxy) }
    if let child { return child.update(content) }
    let child = ContainerNode(content, NodeContext(in: self, isLazy: false)) { _ in
      ZStackLayout(alignment: .topLeading)
    } content: {
      $0
    }
    self.child = child
    element.show(child.items.allElements.first)
  }

  override func update(_ new: GeometryReader<Content>) {
    // The closure counts as different.
    view = new
    track()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func itemsDidChange() {}

  override func appendItems(to items: inout [ViewListItem]) {
    element.evaluate = { [weak self] in
      guard let self, isMounted else { return }
      track()
    }
    items.append(.element(element))
  }

  override func willUnmount() { element.discard() }
}

/// The element of a reader.
final class GeometryElement: ViewElement {
  private let group = ElementGroupView()
  private var child: ViewElement?
  /// Makes the content with the new proxy.
  fileprivate var evaluate: () -> Void = {}
  fileprivate private(set) var proxy: GeometryProxy?
  /// The questions that the content has asked.
  private lazy var questions = GeometryQuestions(self)

  override var view: UIView? { group }
  override var contentView: UIView? { group }

  fileprivate func forgetQuestions() { questions.forget() }

  fileprivate func show(_ child: ViewElement?) {
    self.child = child
    child?.container = self
    group.show(child.map { [$0] } ?? [])
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    group.setFrame(placement.frame, scale: scale)
    if proxy?.size != placement.frame.size {
      proxy = GeometryProxy(questions, placement.frame.size)
      evaluate()
    }
    let proposal = ProposedViewSize(placement.frame.size)
    guard let child else { return }
    let width = child.size(for: proposal).width
    child.place(at: CGPoint(x: isRightToLeft ? placement.frame.width - width : 0, y: 0), proposal: proposal)
  }

  override func positionMayHaveChanged() {
    if questions.haveOtherAnswers { node.setNeedsEvaluation(because: "geometry") }
  }
}
