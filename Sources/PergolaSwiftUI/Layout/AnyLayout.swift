import Foundation

/// A layout whose type is not known. Where it changes, the views inside keep their identity, and so their state.
public struct AnyLayout: Layout {
  private let box: AnyLayoutBox

  /// The cache of a layout whose type is not known.
  public struct Cache {
    fileprivate var value: Any
  }

  /// Creates a layout without a known type.
  public nonisolated init<Wrapped: Layout>(_ layout: Wrapped) {
    box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout)
  }

  /// The axis along which views stand; nil for none.
  var orientation: Axis? { box.orientation }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(&cache.value, subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache.value) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    box.size(proposal, subviews, &cache.value)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    box.place(bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.guide(guide.key, bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.guide(guide.key, bounds, proposal, subviews, &cache.value)
  }
}

@MainActor
private class AnyLayoutBox {
  nonisolated init() {}
  var orientation: Axis? { nil }
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {}

  func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<Wrapped: Layout>: AnyLayoutBox {
  /// Read on the main thread only.
  private nonisolated(unsafe) let layout: Wrapped

  nonisolated init(_ layout: Wrapped) { self.layout = layout }

  override var orientation: Axis? { Wrapped.layoutProperties.stackOrientation }

  override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  /// Performs an action with the cache; makes it first if it is that of another type.
  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ action: (inout Wrapped.Cache) -> Result
  ) -> Result {
    var typed = cache as? Wrapped.Cache ?? layout.makeCache(subviews: subviews)
    // The only reference can be changed in place.
    cache = ()
    defer { cache = typed }
    return action(&typed)
  }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
