import Foundation
@_spi(Toolkit) import UIKitCore

/// The definition of a section, as the solver reads it.
@MainActor final class SectionPlan {
  let group: ItemPlan
  let insets: NSDirectionalEdgeInsets
  let spacing: CGFloat
  let insetsReference: UIContentInsetsReference
  let boundaryInsetsReference: UIContentInsetsReference
  let boundariesFollowInsets: Bool
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let scrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties
  let boundaries: [BoundaryPlan]
  let decorations: [DecorationPlan]
  /// True if the section definition has decorations. A list's own background does not count.
  let hasDecorations: Bool
  let visibleItemsHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The list of a list section; nil for other sections.
  let list: ListDefinition?

  /// - Parameter showsListBackground: True to give a list section the background of its list.
  init(_ section: NSCollectionLayoutSection, showsListBackground: Bool = true) {
    group = ItemPlan(section.group)
    insets = section.contentInsets
    spacing = section.interGroupSpacing
    insetsReference = section.contentInsetsReference
    boundaryInsetsReference = section.supplementaryContentInsetsReference
    boundariesFollowInsets = section.supplementariesFollowContentInsets
    behavior = section.orthogonalScrollingBehavior
    scrollingProperties = section.orthogonalScrollingProperties.duplicate()
    boundaries = section.boundarySupplementaryItems.map(BoundaryPlan.init)
    hasDecorations = !section.decorationItems.isEmpty
    let background = showsListBackground ? section.list.flatMap { DecorationPlan($0) } : nil
    decorations = section.decorationItems.map { DecorationPlan($0) } + (background.map { [$0] } ?? [])
    visibleItemsHandler = section.visibleItemsInvalidationHandler
    list = section.list
    BoundaryPlan.checkKinds(boundaries.map(\.kind), group.supplementKinds)
  }

  /// True if sections of both plans are laid out alike, so that what was solved for one is valid for the other.
  func isLaidOut(like other: SectionPlan) -> Bool {
    self === other
      || group == other.group && insets == other.insets && spacing == other.spacing
        && insetsReference == other.insetsReference && boundaryInsetsReference == other.boundaryInsetsReference
        && boundariesFollowInsets == other.boundariesFollowInsets && behavior == other.behavior
        && boundaries == other.boundaries && decorations == other.decorations
  }
}

/// A header, a footer or another view at an edge, as the solver reads it.
struct BoundaryPlan: Equatable {
  var kind: String
  var size: LayoutSize
  var insets: NSDirectionalEdgeInsets
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  /// The distance between the edge and the view.
  var padding: CGFloat
  var extends: Bool
  var isPinned: Bool
  var zIndex: Int

  @MainActor init(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
    kind = item.elementKind
    size = item.layoutSize.lengths
    insets = item.contentInsets
    edges = item.alignment.edges
    offset = item.offset
    padding = item.padding
    extends = item.extendsBoundary
    isPinned = item.pinToVisibleBounds
    zIndex = item.zIndex
  }

  /// The alignment of the view along an axis.
  enum Side { case start, middle, end }

  /// The alignment along an axis.
  func side(_ axis: LayoutAxis) -> Side {
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return edges.contains(start) ? .start : edges.contains(end) ? .end : .middle
  }

  /// True if it is a pinned header.
  func pinsAtStart(_ axis: LayoutAxis) -> Bool { isPinned && side(axis) == .start }

  /// Traps if boundary views of one section or layout have the same kind, because only the kind tells them apart.
  static func checkKinds(_ kinds: [String], _ others: Set<String> = []) {
    var seen = others
    let duplicates = kinds.filter { !seen.insert($0).inserted }
    if duplicates.isEmpty { return }
    fatalError(
      "Error: Every supplementary must have a unique elementKind: duplicates detected: "
        + "(\(duplicates.joined(separator: ", ")))")
  }
}

/// A view behind a section, as the solver reads it.
struct DecorationPlan: Equatable {
  var kind: String
  var insets: NSDirectionalEdgeInsets
  var zIndex: Int
  /// The background color; nil if the view's class draws the view.
  var color: UIColor?

  @MainActor init(_ item: NSCollectionLayoutDecorationItem) {
    kind = item.elementKind
    insets = item.contentInsets
    zIndex = item.zIndex
  }

  /// Makes the background of a list; nil if its color is clear.
  @MainActor init?(_ list: ListDefinition) {
    guard list.backgroundColor != .clear else { return nil }
    kind = ListBackgroundView.kind
    insets = .zero
    zIndex = ListBackgroundView.zIndex
    color = list.backgroundColor
  }
}

extension ItemPlan {
  /// The kinds of all views attached to the item, or to anything in the group.
  var supplementKinds: Set<String> {
    (group?.children ?? []).reduce(into: Set(supplements.map(\.kind))) { $0.formUnion($1.supplementKinds) }
  }
}
