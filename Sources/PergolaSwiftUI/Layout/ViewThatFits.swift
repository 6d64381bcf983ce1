import Foundation
@_spi(Toolkit) import UIKitCore

/// The first of several views that fits into the room; the last if none does.
///
/// A view fits if its ideal size, on the axes that are looked at, is not greater than the room. It is laid out in the
/// room then, as if the others were not there; only it is drawn, touched and reported to appear. The state of the others
/// is kept.
///
/// ```swift
/// ViewThatFits {
///   HStack { buttons }
///   VStack { buttons }
/// }
/// ```
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  fileprivate let axes: Axis.Set
  fileprivate let content: Content

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - axes: The axes on which a view must fit; without any the first one does.
  ///   - content: The views, the preferred one first.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    FittingNode(view, context)
  }
}

/// The node of a view that fits, which decides what of its content appears.
private final class FittingNode<Content: View>: TypedViewNode<ViewThatFits<Content>> {
  private var child: TypedViewNode<Content>?
  private lazy var element = FittingElement(self, view.axes)
  private var needsChoices = true
  /// The nodes of the choice that was reported to appear.
  private var shownNode: ViewNode?

  override init(_ view: ViewThatFits<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, NodeContext(in: self, isLazy: false))
    element.onChoice = { [weak self] in self?.choiceDidChange() }
  }

  override func update(_ new: ViewThatFits<Content>) {
    view = new
    element.setAxes(new.axes)
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func itemsDidChange() {
    guard !needsChoices else { return }
    needsChoices = true
    graph.beforeLayout { [weak self] in self?.updateChoices() }
  }

  private func updateChoices() {
    guard isMounted, needsChoices else { return }
    needsChoices = false
    element.setChoices(child?.items.allElements ?? [])
  }

  override func appendItems(to items: inout [ViewListItem]) {
    updateChoices()
    items.append(.element(element))
  }

  override func willUnmount() { element.discard() }

  // MARK: Appearance

  override var showsChildren: Bool { false }
  override func didAppear() { choiceDidChange() }
  override func didDisappear() { choiceDidChange() }

  /// Reports the appearance of the shown choice, and the disappearance of the one before.
  private func choiceDidChange() {
    let node = isShown ? element.shown.flatMap(outermostNode) : nil
    guard node !== shownNode else { return }
    if let shownNode { shownNode.setAppearance(false) }
    shownNode = node
    node?.setAppearance(true)
  }

  /// The outermost node inside this one that makes an element and no other.
  private func outermostNode(of element: ViewElement) -> ViewNode? {
    guard element.node.isInside(self) else { return nil }
    var node = element.node
    while let parent = node.parent, parent !== self, parent.items.allElements.count == 1 { node = parent }
    return node
  }
}

/// The element that shows one of several.
private final class FittingElement: ViewElement {
  /// Called when another choice is shown.
  var onChoice: (() -> Void)?
  /// The choice that is shown; nil before the first layout, and without choices.
  private(set) var shown: ViewElement?
  private var axes: Axis.Set
  private var choices: [ViewElement] = []
  private let group = ElementGroupView()

  init(_ node: ViewNode, _ axes: Axis.Set) {
    self.axes = axes
    super.init(node)
  }

  override var view: UIView? { group }
  override var contentView: UIView? { group }
  override var subelements: [ViewElement] { shown.map { [$0] } ?? [] }
  override var spacing: ViewSpacing { (shown ?? choices.first)?.spacing ?? ViewSpacing() }

  func setAxes(_ new: Axis.Set) {
    guard new != axes else { return }
    axes = new
    setNeedsLayout()
  }

  func setChoices(_ new: [ViewElement]) {
    guard !new.elementsEqual(choices, by: ===) else { return }
    choices = new
    for choice in new { choice.container = self }
    if let shown, !new.contains(where: { $0 === shown }) { show(nil) }
    setNeedsLayout()
  }

  /// The choice for a proposal; nil without choices.
  private func choice(for proposal: ProposedViewSize) -> ViewElement? {
    choices.first { fits($0, proposal) } ?? choices.last
  }

  private func fits(_ choice: ViewElement, _ proposal: ProposedViewSize) -> Bool {
    let ideal = choice.size(
      for: ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height))
    func fits(_ length: CGFloat, _ room: CGFloat?, _ axis: Axis.Set) -> Bool {
      guard let room, axes.contains(axis) else { return true }
      return length <= room
    }
    return fits(ideal.width, proposal.width, .horizontal) && fits(ideal.height, proposal.height, .vertical)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(for: proposal)?.size(for: proposal) ?? .zero }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    group.setFrame(placement.frame, scale: scale)
    let choice = choice(for: placement.proposal)
    if choice !== shown { show(choice) }
    choice?.place(at: .zero, proposal: placement.proposal)
  }

  private func show(_ choice: ViewElement?) {
    shown = choice
    group.show(choice.map { [$0] } ?? [])
    onChoice?()
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard let choice = choice(for: dimensions.proposal) else { return nil }
    return choice.guide(
      key, in: ViewDimensions(size: dimensions.size, element: choice, proposal: dimensions.proposal))
  }
}
