import Foundation
import PergolaUIKit

/// A text, or another view, that opens a URL when it is tapped.
public nonisolated struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: Label

  /// Creates a link with a view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View { label.modifier(LinkModifier { openURL(destination) }) }
}

extension Link where Label == Text {
  /// Creates a link with a text that is looked up in the tables of strings.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text, as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A modifier that makes each element of its content a link.
private nonisolated struct LinkModifier: PrimitiveModifier {
  let action: @MainActor () -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    LinkNode(view, context)
  }
}

private final class LinkNode<Content: View>: ElementModifierNode<Content, LinkModifier> {
  override func make(around element: ViewElement) -> ViewElement {
    let control = UIControl()
    control.accessibilityTraits = .link
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        ViewGraph.withoutTracking { self.modifier.action() }
      }, for: .touchUpInside)
    return ViewWrapperElement(self, around: element, view: control)
  }

  override func apply(to wrapper: ViewElement) { (wrapper.view as? UIControl)?.isEnabled = read(\.isEnabled) }
}
