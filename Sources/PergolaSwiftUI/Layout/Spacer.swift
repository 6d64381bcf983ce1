import Foundation

/// Space that grows: along the axis of the stack around it, elsewhere along both.
///
/// A stack reserves the least length of a spacer first, and gives it what all other views leave: unless the app sets
/// another one, its priority is the lowest one.
public nonisolated struct Spacer: PrimitiveView {
  /// The least length in points; nil for 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The least length in points; nil for 8.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    SpacerNode(view, context)
  }
}

private final class SpacerNode: LeafNode<Spacer> {
  override func makeElement() -> ViewElement { SpacerElement(self) }

  override func evaluate() {
    guard let element = element as? SpacerElement else { return }
    element.minimum = view.minLength?.validLength
    element.grid = read(\.pointGrid)
    element.setNeedsLayout()
  }
}

/// The element of a spacer, which shows nothing.
private final class SpacerElement: ViewElement {
  var minimum: CGFloat?
  var grid: CGSize?

  override var spacing: ViewSpacing { .zero }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    key == LayoutPriorityTrait.self ? -Double.infinity as? Key.Value : super.trait(key)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ proposal: CGFloat?, _ axis: Axis) -> CGFloat {
      max(proposal ?? 0, minimum ?? ViewSpacing.standard.onGrid(grid, axis))
    }
    return switch surroundingOrientation {
    case .horizontal: CGSize(width: length(proposal.width, .horizontal), height: 0)
    case .vertical: CGSize(width: 0, height: length(proposal.height, .vertical))
    case nil: CGSize(width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical))
    }
  }
}
