import Foundation

/// The layout of `ZStack`: each view is proposed what the stack is, and the stack is as large as their union.
public struct ZStackLayout: Layout {
  /// The guides at which the views are aligned.
  public var alignment: Alignment

  /// Creates a layout.
  public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The distances of the guides from the leading and top edges of the union, and its size.
  private struct Union {
    let guides: CGPoint
    let size: CGSize
  }

  private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Union {
    var (horizontal, vertical) = (GuideExtents(), GuideExtents())
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      horizontal.add(dimensions, at: alignment.horizontal.key)
      vertical.add(dimensions, at: alignment.vertical.key)
    }
    return Union(
      guides: CGPoint(x: horizontal.before, y: vertical.before),
      size: CGSize(width: horizontal.length, height: vertical.length))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    union(proposal, subviews).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let union = union(proposal, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + union.guides.x - dimensions[alignment.horizontal],
          y: bounds.minY + union.guides.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let union = union(proposal, subviews)
    var merge = GuideMerge(guide.key)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      guard let explicit = dimensions[explicit: guide] else { continue }
      merge.add(bounds.minX + union.guides.x - dimensions[alignment.horizontal] + explicit)
    }
    return merge.value
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    let union = union(proposal, subviews)
    var merge = GuideMerge(guide.key)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      guard let explicit = dimensions[explicit: guide] else { continue }
      merge.add(bounds.minY + union.guides.y - dimensions[alignment.vertical] + explicit)
    }
    return merge.value
  }
}
