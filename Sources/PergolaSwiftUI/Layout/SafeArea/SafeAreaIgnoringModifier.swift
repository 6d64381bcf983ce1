import Foundation

/// A modifier that extends each element of its content into the unsafe area.
nonisolated struct SafeAreaIgnoringModifier: PrimitiveModifier {
  let edges: Edge.Set

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    SafeAreaIgnoringNode(view, context)
  }
}

private final class SafeAreaIgnoringNode<Content: View>: ElementModifierNode<Content, SafeAreaIgnoringModifier> {
  override func make(around element: ViewElement) -> ViewElement {
    SafeAreaIgnoringElement(self, around: element, onlyOfHost: false)
  }

  override func apply(to wrapper: ViewElement) {
    guard let wrapper = wrapper as? SafeAreaIgnoringElement else { return }
    wrapper.edges = modifier.edges
    wrapper.setNeedsLayout()
  }
}

/// An element whose content extends beyond the edges of the safe area that the element touches. Its own size stays.
///
/// Scroll views and containers of pages have one too: they reach under the bars, and UIKit insets their content.
final class SafeAreaIgnoringElement: WrapperElement {
  var edges = Edge.Set.all
  /// True if only the safe area of the host is ignored.
  fileprivate let onlyOfHost: Bool
  /// The frame of the content, as it was placed last.
  private var extendedFrame = CGRect.zero

  init(_ node: ViewNode, around content: ViewElement, onlyOfHost: Bool) {
    self.onlyOfHost = onlyOfHost
    super.init(node, around: content)
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    followPosition()
    extendedFrame = extendingIntoUnsafeArea(placement.frame, beyond: edges, onlyOfHost: onlyOfHost)
    placeContent(placement)
  }

  override func positionMayHaveChanged() {
    guard let placement else { return }
    let frame = extendingIntoUnsafeArea(placement.frame, beyond: edges, onlyOfHost: onlyOfHost)
    guard frame != extendedFrame else { return }
    extendedFrame = frame
    placeContent(placement)
  }

  private func placeContent(_ placement: Placement) {
    let frame = placement.frame
    inner.place(
      at: extendedFrame.origin,
      proposal: ProposedViewSize(
        width: extendedFrame.width == frame.width ? placement.proposal.width : extendedFrame.width,
        height: extendedFrame.height == frame.height ? placement.proposal.height : extendedFrame.height))
  }
}

extension ViewElement {
  /// The edges of the safe area that views around the element ignore, as an app has asked.
  final var ignoredSafeAreaEdges: Edge.Set {
    var edges: Edge.Set = []
    var element = container
    while let current = element {
      if let ignoring = current as? SafeAreaIgnoringElement, !ignoring.onlyOfHost { edges.formUnion(ignoring.edges) }
      element = current.container
    }
    return edges
  }
}

/// The parts of the screen that views keep out of.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the regions.
  public let rawValue: UInt
  /// Regions with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the edges of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The software keyboard. No host shows one, so that it takes no room.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Extends the view beyond the edges of the safe area that it touches. The layout around it stays.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view beyond the edges of the safe area that it touches. The layout around it stays.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
