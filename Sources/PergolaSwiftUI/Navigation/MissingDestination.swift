@_spi(Toolkit) import UIKitCore

/// The content of a page whose value has no destination: a yellow triangle.
nonisolated struct MissingDestination: PrimitiveView {
  @MainActor static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    MissingDestinationNode(view, context)
  }
}

private final class MissingDestinationNode: LeafNode<MissingDestination> {
  override func makeElement() -> ViewElement {
    let image = UIImageView(image: UIImage(systemName: "exclamationmark.triangle.fill"))
    image.tintColor = .systemYellow
    image.isAccessibilityElement = true
    image.accessibilityLabel = SystemText.localized("Missing destination")
    return UIViewElement(self, image) { image, _ in image.intrinsicContentSize }
  }
}
