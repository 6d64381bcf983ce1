/// A view made from the options that other views describe. Those views are shown only where the content shows their
/// elements.
struct PickerOptionReader<Options: View, Content: View>: PrimitiveView {
  let options: Options
  let content: ([PickerOption]) -> Content

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    PickerOptionNode(view, context)
  }

  static var _elementCount: Int? { nil }
}

private final class PickerOptionNode<Options: View, Content: View>: TypedViewNode<PickerOptionReader<Options, Content>>
{
  private var optionNode: TypedViewNode<Options>?
  private var child: TypedViewNode<Content>?
  private var options: [PickerOption] = []
  private var needsOptions = false

  override init(_ view: PickerOptionReader<Options, Content>, _ context: NodeContext) {
    super.init(view, context)
    // The identities of lazy content are its tags.
    let made = Options._makeNode(view.options, NodeContext(in: self, isLazy: true))
    optionNode = made
    options = made.items.pickerOptions
    child = Content._makeNode(view.content(options), NodeContext(in: self))
  }

  override func update(_ new: PickerOptionReader<Options, Content>) {
    view = new
    optionNode?.update(new.options)
    options = optionNode?.items.pickerOptions ?? []
    child?.update(new.content(options))
    // The texts of views that wait for their evaluation are read after it.
    setNeedsOptions()
  }

  override func environmentDidChange(from old: EnvironmentValues) { setNeedsOptions() }

  override func itemsDidChange() {
    setNeedsOptions()
    super.itemsDidChange()
  }

  private func setNeedsOptions() {
    guard !needsOptions else { return }
    needsOptions = true
    graph.beforeLayout { [weak self] in self?.readOptions() }
  }

  private func readOptions() {
    needsOptions = false
    guard isMounted, let new = optionNode?.items.pickerOptions, new != options else { return }
    options = new
    child?.update(view.content(new))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let optionNode { body(optionNode) }
    if let child { body(child) }
  }

  override func appendItems(to items: inout [ViewListItem]) { child?.appendItems(to: &items) }
}

/// A view that shows the element of an option.
struct PickerOptionView: PrimitiveView {
  let option: PickerOption

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    PickerOptionViewNode(view, context)
  }
}

private final class PickerOptionViewNode: TypedViewNode<PickerOptionView> {
  override func update(_ new: PickerOptionView) {
    let isSame = view.option.element === new.option.element
    view = new
    if !isSame { itemsDidChange() }
  }

  override func appendItems(to items: inout [ViewListItem]) { items.append(.element(view.option.element)) }
}
