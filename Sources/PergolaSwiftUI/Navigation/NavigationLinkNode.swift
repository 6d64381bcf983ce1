import Foundation
@_spi(Toolkit) import UIKitCore

/// The node of a link: one element, which acts by itself or has its row act.
final class NavigationLinkNode<Label: View, Destination: View>: TypedViewNode<NavigationLink<Label, Destination>>,
  PagePresenter
{
  private var label: ContainerNode<Label, HStackLayout, Label>?
  private var element: LinkElement?
  /// The page of the link, while it is on the stack.
  private weak var page: PageController?
  /// True between a tap and the end of the page, for a link that keeps its state itself.
  private var isPushed = false
  private(set) var wantsPage = false

  override init(_ view: NavigationLink<Label, Destination>, _ context: NodeContext) {
    super.init(view, context)
    label = ContainerNode(view.label, NodeContext(in: self, isLazy: false)) { _ in
      HStackLayout()
    } content: {
      $0
    }
    track()
  }

  override func update(_ new: NavigationLink<Label, Destination>) {
    view = new
    label?.update(new.label)
    track()
    page?.node.setNeedsEvaluation(because: "destination")
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let label { body(label) }
  }

  override func appendItems(to items: inout [ViewListItem]) {
    if element == nil, let content = label?.items.allElements.first {
      let element = LinkElement(self, around: content) { [weak self] in self?.activate() }
      self.element = element
      graph.tracking(self) { showState() }
    }
    if let element { items.append(.element(element)) }
  }

  /// The label outside of rows has the tint colour, unless the app sets one.
  override var childEnvironment: EnvironmentValues {
    guard !environment.isListRow, environment.foregroundSetting == ForegroundSetting() else { return environment }
    var values = environment
    values.foregroundSetting = values.foregroundSetting.appending([AnyShapeStyle(TintShapeStyle())])
    return values
  }

  /// The label's container takes up changes inside it.
  override func itemsDidChange() {}

  private var stack: PageStack? { targetStack }

  // MARK: State

  override func evaluate() {
    let was = wantsPage
    switch view.target {
    case .push: wantsPage = isPushed
    case .active(let isActive): wantsPage = isActive.wrappedValue
    case .selection(let selection):
      let current = selection.current()
      wantsPage = current == selection.tag
      if let current, !wantsPage { stack?.find(current, in: selection, from: self) }
    case .value: wantsPage = false
    }
    showState()
    if wantsPage != was { stack?.presenterDidChange(self) }
  }

  private func showState() {
    guard let element else { return }
    var value: AnyHashable?
    if leadsToNextColumn, case .value(let own) = view.target { value = own }
    element.show(
      LinkElement.State(
        isInRow: environment.isListRow, isEnabled: isEnabled,
        hasDisclosure: !(leadsToNextColumn && environment.isSplit), value: value))
  }

  private var isEnabled: Bool {
    guard read(\.isEnabled), let stack else { return false }
    if case .value(let value) = view.target { return value != nil && stack.takesValues }
    return true
  }

  private var leadsToNextColumn: Bool { stack !== enclosingPage?.stack }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.isSplit != environment.isSplit { graph.tracking(self) { showState() } }
  }

  /// The user's tap on the link or on its row.
  private func activate() {
    guard isEnabled else { return }
    ViewGraph.withoutTracking {
      switch view.target {
      case .push:
        isPushed = true
        setNeedsEvaluation(because: "tap")
      case .active(let isActive): isActive.wrappedValue = true
      case .selection(let selection): selection.set(selection.tag)
      case .value(let value):
        guard let value else { return }
        if leadsToNextColumn { enclosingPage?.stack?.column?.show(value) } else { stack?.append(value) }
      }
      // A page that is there already may be behind the column.
      if leadsToNextColumn, wantsPage { stack?.showColumn() }
    }
  }

  // MARK: PagePresenter

  func isSelected(_ tag: AnyHashable, in group: AnyHashable?) -> Bool {
    guard wantsPage, case .selection(let selection) = view.target else { return false }
    return selection.tag == tag && selection.identity == group
  }

  func makeContent() -> AnyView {
    guard let destination = view.destination else { return AnyView(EmptyView()) }
    return AnyView(destination())
  }

  func pageDidEnter(_ page: PageController) { self.page = page }

  func pageDidLeave() {
    page = nil
    isPushed = false
    let target = view.target
    ViewGraph.withoutTracking {
      switch target {
      case .active(let isActive): if isActive.wrappedValue { isActive.wrappedValue = false }
      case .selection(let selection): if selection.current() == selection.tag { selection.set(nil) }
      case .push, .value: break
      }
    }
    guard isMounted else { return }
    // A state that stays as it is asks for no page any longer.
    wantsPage = false
  }

  override func willUnmount() {
    stack?.presenterWillUnmount(self)
    element?.discard()
  }
}

/// The element of a link, around the element of its label.
private final class LinkElement: ViewWrapperElement {
  private let control: LinkControl
  private let perform: @MainActor () -> Void
  private var state = State()

  struct State: Equatable {
    var isInRow = false
    var isEnabled = true
    var hasDisclosure = true
    /// The value of a link that leads to the next column of a split view.
    var value: AnyHashable?
  }

  init(_ node: ViewNode, around content: ViewElement, perform: @escaping @MainActor () -> Void) {
    control = LinkControl(frame: .zero, primaryAction: nil)
    self.perform = perform
    super.init(node, around: content, view: control)
    control.addAction(UIAction { _ in perform() }, for: .touchUpInside)
  }

  func show(_ new: State) {
    guard state != new else { return }
    state = new
    control.isEnabled = new.isEnabled
    control.passesTouches = new.isInRow
    setNeedsLayout()
  }

  /// In a row a link takes all of the width.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = inner.size(for: proposal)
    if state.isInRow, let width = proposal.width { size.width = max(size.width, width) }
    return size
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    wrapperView.setFrame(placement.frame, scale: scale)
    let spare = placement.frame.width - inner.size(for: placement.proposal).width
    inner.place(at: CGPoint(x: isRightToLeft ? spare : 0, y: 0), proposal: placement.proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    inner.dimensions(for: dimensions.proposal).explicit(key)
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    guard key == RowActionTrait.self, state.isInRow else { return super.trait(key) }
    return RowAction(
      hasDisclosure: state.hasDisclosure, isEnabled: control.isEnabled, value: state.value, perform: perform)
      as? Key.Value
  }
}

/// The view of a link: a control, except in a row, which takes the touches itself.
private final class LinkControl: UIControl {
  var passesTouches = false

  override var controlAccessibilityTraits: UIAccessibilityTraits { passesTouches ? .none : .button }

  override var canBecomeFocused: Bool { !passesTouches && super.canBecomeFocused }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    alpha = isHighlighted && !passesTouches ? 0.2 : isEnabled ? 1 : 0.35
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if passesTouches { return hit === self || !(hit is UIControl) ? nil : hit }
    // The label is a part of the control, but for controls inside it.
    return hit is UIControl ? hit : self
  }
}
