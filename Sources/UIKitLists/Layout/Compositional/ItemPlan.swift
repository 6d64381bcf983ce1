import Foundation
@_spi(Toolkit) import UIKitCore

/// An item or a group of a section, as the solver reads it.
struct ItemPlan: Equatable {
  var size: LayoutSize
  var insets: NSDirectionalEdgeInsets
  var edges: LayoutEdgeGaps
  var supplements: [SupplementPlan]
  /// The content of the group; nil for an item.
  var group: GroupPlan?

  @MainActor init(_ item: NSCollectionLayoutItem) {
    size = item.layoutSize.lengths
    insets = item.contentInsets
    edges = item.edgeSpacing?.gaps ?? .zero
    supplements = item.supplementaryItems.map(SupplementPlan.init)
    group = (item as? NSCollectionLayoutGroup).map(GroupPlan.init)
  }

  /// True if its width or height is uniform across siblings.
  var isUniform: Bool { size.width.isUniform || size.height.isUniform }

  /// True if its width or height, or that of anything in the group, is uniform across siblings.
  var containsUniformSizes: Bool { isUniform || group?.children.contains(where: \.containsUniformSizes) ?? false }

  /// True if a measured size could change the solution.
  var dependsOnMeasurement: Bool {
    guard let group else { return !size.estimatedAxes.isEmpty }
    return group.children.contains(where: \.dependsOnMeasurement)
  }

  /// True if a measured size could change the number of items that the group holds.
  var capacityDependsOnMeasurement: Bool {
    guard let group else { return false }
    if group.children.contains(where: \.capacityDependsOnMeasurement) { return true }
    switch group.arrangement {
    case .counted, .custom: return false
    case .cycle, .once:
      guard !size[group.axis].isEstimated else { return false }
      return group.children.contains { $0.size[group.axis].isEstimated && $0.dependsOnMeasurement }
    }
  }

  /// True if an app's closure gives the frames, separately for each section.
  var isCustom: Bool {
    guard let group else { return false }
    if case .custom = group.arrangement { return true }
    return group.children.contains(where: \.isCustom)
  }

  var hasSupplements: Bool { !supplements.isEmpty || group?.children.contains(where: \.hasSupplements) ?? false }
}

/// The content of a group, as the solver reads it.
struct GroupPlan: Equatable {
  enum Arrangement: Equatable {
    case cycle, once
    case counted(Int)
    case custom(CustomFrames)
  }

  var arrangement: Arrangement
  var axis: LayoutAxis
  var spacing: LayoutGap
  var children: [ItemPlan]

  @MainActor init(_ group: NSCollectionLayoutGroup) {
    switch group.content {
    case .cycle(let axis): (arrangement, self.axis) = (.cycle, axis)
    case .once(let axis): (arrangement, self.axis) = (.once, axis)
    case .counted(let axis, let count): (arrangement, self.axis) = (.counted(count), axis)
    case .custom(let provider): (arrangement, axis) = (.custom(CustomFrames(provider)), .vertical)
    }
    spacing = group.interItemSpacing?.gap ?? .zero
    children = group.subitems.map(ItemPlan.init)
  }
}

/// The frames of a custom group. The app's closure is called once.
final class CustomFrames: Equatable, Sendable {
  @MainActor private let provider: NSCollectionLayoutGroupCustomItemProvider
  @MainActor private var frames: [NSCollectionLayoutGroupCustomItem]?

  @MainActor init(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) { self.provider = provider }

  @MainActor func resolved(in environment: () -> any NSCollectionLayoutEnvironment)
    -> [NSCollectionLayoutGroupCustomItem]
  {
    if let frames { return frames }
    let answer = provider(environment())
    frames = answer
    return answer
  }

  static func == (a: CustomFrames, b: CustomFrames) -> Bool { a === b }
}

/// A view attached to an item or group, as the solver reads it.
struct SupplementPlan: Equatable {
  var kind: String
  var size: LayoutSize
  var insets: NSDirectionalEdgeInsets
  var containerAnchor: LayoutAnchor
  var itemAnchor: LayoutAnchor
  var zIndex: Int

  @MainActor init(_ item: NSCollectionLayoutSupplementaryItem) {
    kind = item.elementKind
    size = item.layoutSize.lengths
    insets = item.contentInsets
    containerAnchor = LayoutAnchor(item.containerAnchor)
    itemAnchor = item.itemAnchor.map(LayoutAnchor.init) ?? containerAnchor.withoutOffset
    zIndex = item.zIndex
  }

  /// The frame relative to a container's frame. The fractions of the view's size are of `base`.
  func frame(on container: CGRect, fractionsOf base: CGSize, scale: CGFloat) -> CGRect {
    let resolved = size.resolved(in: base, scale: scale)
    let (onContainer, onView) = (containerAnchor.displacement(of: resolved), itemAnchor.displacement(of: resolved))
    let origin = CGPoint(
      x: container.minX + containerAnchor.point.x * container.width + onContainer.x
        - itemAnchor.point.x * resolved.width + onView.x,
      y: container.minY + containerAnchor.point.y * container.height + onContainer.y
        - itemAnchor.point.y * resolved.height + onView.y)
    return CGRect(origin: origin, size: resolved).shrunk(by: insets, except: size.estimatedAxes)
  }
}

extension CGRect {
  /// The rectangle without the insets, except along ignored axes. If insets exceed a side, the side's length is the
  /// difference.
  func shrunk(by insets: NSDirectionalEdgeInsets, except ignored: UIAxis) -> CGRect {
    var rect = self
    if !ignored.contains(.horizontal) {
      rect.origin.x += insets.leading
      rect.size.width = abs(size.width - insets.leading - insets.trailing)
    }
    if !ignored.contains(.vertical) {
      rect.origin.y += insets.top
      rect.size.height = abs(size.height - insets.top - insets.bottom)
    }
    return rect
  }
}
