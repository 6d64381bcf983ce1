import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A bar that shows a level from 0 to 10; it uses nothing but UIKitCore's public API and its toolkit.
final class GaugeView: UIView {
  var level = 5 {
    didSet {
      guard oldValue != level else { return }
      setNeedsRender()
      invalidateIntrinsicContentSize()
    }
  }

  private(set) var focusChanges = 0
  private(set) var boundsBefore: [CGRect] = []

  override var canBecomeFocused: Bool { true }
  override var canBeActivated: Bool { false }

  override func renderContent(with traits: UITraitCollection) -> NodeContent? {
    let bar = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(level) / 10, height: bounds.height)
    return .drawing(Drawing([.fill(Path(rect: bar), rule: .winding, .color(.black))]))
  }

  override func makeSemantics() -> Semantics? {
    Semantics(role: .adjustable, label: "Level", value: "\(level)", actions: [.increment, .decrement])
  }

  override func horizontalKeyAction(_ direction: FocusDirection) -> KeyAction? {
    switch direction {
    case .right where level < 10: KeyAction("raise") { [self] in level += 1 }
    case .left where level > 0: KeyAction("lower") { [self] in level -= 1 }
    default: nil
    }
  }

  override func focusDidChange() { focusChanges += 1 }

  override func geometryDidChange(from oldBounds: CGRect) {
    super.geometryDidChange(from: oldBounds)
    boundsBefore.append(oldBounds)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: CGFloat(level + 1) * 10) }
  override func baselineOffsetFromTop(in size: CGSize) -> CGFloat? { size.height - 2 }
  override func baselineOffsetFromBottom(in size: CGSize) -> CGFloat? { 2 }
}
