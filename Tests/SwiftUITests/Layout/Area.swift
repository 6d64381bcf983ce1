import PergolaTesting
import UIKit

@testable import SwiftUI

/// A length of an area: its least, ideal and greatest one.
struct AreaLength {
  var least: CGFloat = 0
  var ideal: CGFloat = 10
  var greatest: CGFloat = .infinity

  static let flexible = AreaLength()
  static func fixed(_ length: CGFloat) -> AreaLength { AreaLength(least: length, ideal: length, greatest: length) }

  func length(for proposal: CGFloat?) -> CGFloat { min(max(proposal ?? ideal, least), greatest) }
}

/// The observer of an area: the area's view and the number of its measurements.
@MainActor
final class LayoutProbe {
  let view = UIView()
  var width: AreaLength
  var height: AreaLength
  fileprivate(set) var measurements = 0
  fileprivate weak var element: ViewElement?

  init(width: AreaLength = .flexible, height: AreaLength = .flexible) {
    self.width = width
    self.height = height
  }

  convenience init(_ width: CGFloat, _ height: CGFloat) { self.init(width: .fixed(width), height: .fixed(height)) }

  /// The frame of the area, in the coordinates of the window.
  var frame: CGRect { view.convert(view.bounds, to: nil) }

  /// Has the area measured again.
  func setNeedsLayout() { element?.setNeedsLayout() }
}

/// A view with lengths in ranges.
nonisolated struct Area: PrimitiveView {
  let probe: LayoutProbe

  init(_ probe: LayoutProbe) { self.probe = probe }

  @MainActor static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    AreaNode(view, context)
  }
}

private final class AreaNode: LeafNode<Area> {
  override func makeElement() -> ViewElement {
    let probe = view.probe
    let element = UIViewElement(self, probe.view) { _, proposal in
      probe.measurements += 1
      return CGSize(
        width: probe.width.length(for: proposal.width), height: probe.height.length(for: proposal.height))
    }
    probe.element = element
    return element
  }
}

/// Shows a view in a window and waits for its layout.
@MainActor
func layOut(
  _ view: some View, width: CGFloat = 300, height: CGFloat = 200, safeArea: UIEdgeInsets = .zero,
  layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
) async -> Driver {
  let driver = Driver(
    showing: UIHostingController(rootView: view), size: CGSize(width: width, height: height), safeArea: safeArea,
    layoutDirection: layoutDirection)
  await driver.settle()
  return driver
}
