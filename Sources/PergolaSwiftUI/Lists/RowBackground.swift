/// The source of a row's background.
@MainActor
protocol RowBackgroundSource: AnyObject {
  /// The element behind the row. Made when it is first asked for.
  var element: ViewElement? { get }
}

/// The key of a row's background.
enum RowBackgroundTrait: ElementTrait {
  typealias Value = any RowBackgroundSource
}

/// A modifier that shows a view behind the rows of its content.
nonisolated struct RowBackgroundModifier<Background: View>: PrimitiveModifier {
  /// nil for the background of the list.
  let background: Background?

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    RowBackgroundNode(view, context)
  }
}

private final class RowBackgroundNode<Content: View, Background: View>:
  ElementModifierNode<Content, RowBackgroundModifier<Background>>
{
  private var backgrounds: [ObjectIdentifier: TypedViewNode<Background>] = [:]

  override func make(around element: ViewElement) -> ViewElement {
    RowBackgroundElement(self, around: element) { [unowned self] wrapper in background(of: wrapper) }
  }

  override func apply(to wrapper: ViewElement) {
    if let view = modifier.background {
      backgrounds[ObjectIdentifier(wrapper)]?.update(view)
    } else {
      backgrounds.removeValue(forKey: ObjectIdentifier(wrapper))?.unmount()
    }
    wrapper.setNeedsLayout()
  }

  override func didRemove(_ wrapper: ViewElement) {
    backgrounds.removeValue(forKey: ObjectIdentifier(wrapper))?.unmountNow()
  }

  private func background(of wrapper: ViewElement) -> ViewElement? {
    guard let view = modifier.background else { return nil }
    let key = ObjectIdentifier(wrapper)
    let node = backgrounds[key] ?? Background._makeNode(view, NodeContext(in: self, isLazy: false))
    backgrounds[key] = node
    return node.items.allElements.first
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    for background in backgrounds.values { body(background) }
  }
}

/// An element with a background for the row that shows it.
private final class RowBackgroundElement: WrapperElement, RowBackgroundSource {
  private let background: (ViewElement) -> ViewElement?

  init(_ node: ViewNode, around content: ViewElement, background: @escaping (ViewElement) -> ViewElement?) {
    self.background = background
    super.init(node, around: content)
  }

  var element: ViewElement? { background(self) }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    if key == RowBackgroundTrait.self, element != nil { return (self as any RowBackgroundSource) as? Key.Value }
    return super.trait(key)
  }
}

extension View {
  /// Shows a view behind the whole row, instead of the list's background; nil for that.
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }
}
