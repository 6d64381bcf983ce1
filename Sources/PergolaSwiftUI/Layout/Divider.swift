import Foundation
@_spi(Toolkit) import UIKitCore

/// A thin line across the stack around it; elsewhere a horizontal one. In a terminal it takes a row or a column.
public nonisolated struct Divider: PrimitiveView {
  /// Creates a line.
  public nonisolated init() {}

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    DividerNode(view, context)
  }
}

private final class DividerNode: LeafNode<Divider> {
  override func makeElement() -> ViewElement { DividerElement(self) }

  override func evaluate() {
    guard let element = element as? DividerElement else { return }
    element.grid = read(\.pointGrid)
    element.line = read(\.pixelLength)
    element.setNeedsLayout()
  }
}

/// The element of a line.
private final class DividerElement: ViewElement {
  private let lineView = UIView()
  var grid: CGSize?
  /// The thickness of the line, in points.
  var line: CGFloat = 1

  override init(_ node: ViewNode) {
    super.init(node)
    lineView.backgroundColor = .separator
    lineView.isUserInteractionEnabled = false
  }

  override var view: UIView? { lineView }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    key == MenuEntryTrait.self ? MenuEntry.border as? Key.Value : super.trait(key)
  }

  private var isVertical: Bool { surroundingOrientation == .horizontal }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isVertical
      ? CGSize(width: grid?.width ?? line, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: grid?.height ?? line)
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    var frame = placement.frame
    if grid != nil {
      // The host draws a thin box as a line in the middle of its cells.
      frame =
        isVertical ? frame.insetBy(dx: (frame.width - 1) / 2, dy: 0) : frame.insetBy(dx: 0, dy: (frame.height - 1) / 2)
    }
    lineView.setFrame(frame, scale: scale)
  }
}
