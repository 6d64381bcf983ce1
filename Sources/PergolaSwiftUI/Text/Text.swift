import Foundation
@_spi(Toolkit) import UIKitCore

/// Text in one or more lines.
public nonisolated struct Text: PrimitiveView, Equatable {
  let string: String

  /// Creates text from a string as it is.
  public init(verbatim content: String) { string = content }

  /// Creates text from a string as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { string = String(content) }

  @MainActor public static func _makeNode(
    _ view: Self, _ context: NodeContext
  ) -> TypedViewNode<Self> {
    TextNode(view, context)
  }
}

/// The node of a text: a label.
private final class TextNode: LeafNode<Text> {
  private let label = UILabel()

  override func makeElement() -> ViewElement {
    label.numberOfLines = 0
    return UIViewElement(self, label) { label, key, size in
      key == VerticalAlignment.firstTextBaseline.key ? label.font.ascender : nil
    } sizing: { label, proposal in
      label.sizeThatFits(CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
    }
  }

  override func evaluate() {
    label.text = view.string
    label.font = .preferredFont(forTextStyle: .body)
    element.setNeedsLayout()
  }
}
