import Foundation
@_spi(Toolkit) import UIKitCore

/// A closure that returns the layout of a section, by its number and environment. It may return nil for a section
/// without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that repeat groups of items.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
///
/// # How it is solved
///
/// Each section is solved as one group that repeats; the other groups are found by arithmetic. If views correct
/// estimated sizes, the groups that differ are kept in a tree of sums (`GroupPacking`), so that a correction costs
/// O(log n) for each group that it changes. A layout pass costs only the visible elements. A second tree
/// (`LengthTree`) finds the positions at which sections begin.
///
/// Everything is computed in leading coordinates; attributes are mirrored when they are made.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The source of section definitions.
  enum Definition {
    case same(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
    case list(UICollectionLayoutListConfiguration)
  }

  private(set) var definition: Definition
  private var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration

  var sections: [SectionLayout] = []
  /// The distances from the beginning of each section to that of the next one.
  var sectionStrides = LengthTree(count: 0, common: 0)
  var boundaries: BoundaryLayout?
  /// The lengths of the sections across the axis.
  var sectionBreadths = GroupLane()
  /// The maximum distance by which headers and footers overflow their sections.
  var overflow: CGFloat = 0
  var solvedBounds: CGSize?
  /// The traits with which the sections were solved.
  var solvedTraits: UITraitCollection?
  /// The insets with which the sections were solved, by reference.
  var solvedInsets: [UIContentInsetsReference: NSDirectionalEdgeInsets] = [:]
  var hasPinnedViews = false
  /// The plan of all sections, if they share a definition; nil before they are solved.
  var sharedPlan: SectionPlan?
  /// The conditions under which sections of shared plans were solved, by plan.
  var sharedConditions: [ObjectIdentifier: SectionLayout.Conditions] = [:]
  /// The sections with a visible-items handler.
  var sectionsWithHandlers: [Int] = []
  /// True if one of them is not orthogonal, so that its handler is called when the collection view scrolls.
  var hasBoundsDependentHandlers = false
  var needsSolving = true
  /// The correction that was last tried; nil since anything was measured or solved.
  var correction: Correction<CorrectionSubject, CorrectedPart>?
  /// The parts of the solved sections that can be reused when they are solved again.
  var reuse = Reuse.everything

  /// Creates a layout with one definition for all sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with one definition for all sections, and a configuration of the layout.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    definition = .same(section.duplicate())
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Creates a layout with a definition for each section.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with a definition for each section, and a configuration of the layout.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    definition = .provider(sectionProvider)
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Creates a layout whose sections are all lists.
  convenience init(list configuration: UICollectionLayoutListConfiguration) {
    self.init { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    // An equivalent definition that is requested once, not for every section.
    definition = .list(configuration)
  }

  /// Always returns nil: layouts cannot be archived.
  public required init?(coder: NSCoder) { return nil }

  /// The configuration of the layout. Reading and setting copy it; setting invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { currentConfiguration.duplicate() }
    set {
      currentConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  /// The configuration itself.
  var settings: UICollectionViewCompositionalLayoutConfiguration { currentConfiguration }

  /// The axis along which the sections follow each other.
  var axis: LayoutAxis { LayoutAxis(currentConfiguration.scrollDirection) }

  /// Always true.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      needsSolving = true
      reuse = .nothing
    } else if context.invalidateDataSourceCounts {
      needsSolving = true
      reuse = reuse.after(context.update)
    } else if let size = context.newBounds?.size, size != solvedBounds {
      needsSolving = true
    } else if let preference = context.preference {
      take(preference.preferred, insteadOf: preference.original)
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let client else { return }
    let isOutdated = needsSolving || solvedBounds == nil || isOutdated(for: client)
    if isOutdated { solve(for: client) }
    callVisibleItemsHandlers(isSolved: isOutdated)
  }

  /// True for other bounds, insets or traits than those that the sections were solved for.
  override func isOutdated(for client: any UICollectionViewLayoutClient) -> Bool {
    solvedBounds != nil && (hasChangedEnvironment(client) || client.traitCollection != solvedTraits)
  }

  override var forgetsSizesInOtherEnvironments: Bool { true }

  /// True for another size. True for another origin if views are pinned, or if a handler depends on the visible bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.size != solvedBounds { return true }
    guard let client, client.bounds.origin != newBounds.origin else { return false }
    return hasPinnedViews || hasBoundsDependentHandlers
  }

  // MARK: Plans

  /// Called before sections are given plans.
  func willSolveSections(in environment: LayoutEnvironment) {}

  /// The plan of a section in a layout subclass with its own plans, which is the same object for equal sections; nil in
  /// other layouts.
  func ownPlan(ofSection number: Int, in environment: LayoutEnvironment) -> SectionPlan? { nil }

  /// True if one of the layout's own plans remains valid for sections that an update neither changes nor moves.
  func isReusedInUpdates(_ plan: SectionPlan) -> Bool { false }

  /// True if a reload requests sizes of items that have not been measured, so that no section remains valid.
  var requestsSizesOfUnmeasuredItems: Bool { false }

  /// Called for each section that was solved again, after it reused the valid parts of its previous version.
  ///
  /// - Parameter items: The new items, and those whose measured sizes could not be reused.
  func didSolve(_ section: SectionLayout, number: Int, new items: [Range<Int>]) {}

  /// Called when all sections are solved, before their positions are computed.
  func didSolveSections(_ sections: [SectionLayout]) {}

  // MARK: Sizes and positions

  open override var collectionViewContentSize: CGSize {
    contentSize(growth: 0, breadths: sectionBreadths, boundaries: boundaries)
  }

  /// The content's size with other sections or other views at its edges.
  ///
  /// - Parameters:
  ///   - growth: The additional length of the sections.
  ///   - breadths: The length of each section across the axis.
  ///   - boundaries: The views at the edges of the content.
  func contentSize(growth: CGFloat, breadths: GroupLane, boundaries: BoundaryLayout?) -> CGSize {
    guard let solvedBounds else { return .zero }
    let (before, after) = (boundaries?.before ?? 0, boundaries?.after ?? 0)
    return CGSize(
      along: before + sectionsLength(growth: growth, boundaries) + after,
      across: max(solvedBounds[axis.other], breadths.largest), axis)
  }

  /// The length of the content across the axis.
  var breadth: CGFloat { max(solvedBounds?[axis.other] ?? 0, sectionBreadths.largest) }

  /// The length of all sections with the spacing between them, but at least that of the longest view beside them.
  var sectionsLength: CGFloat { sectionsLength(growth: 0, boundaries) }

  private func sectionsLength(growth: CGFloat, _ boundaries: BoundaryLayout?) -> CGFloat {
    let all = sections.isEmpty ? 0 : sectionStrides.total + growth - currentConfiguration.interSectionSpacing
    return max(0, all, boundaries?.minimumContentLength ?? 0)
  }

  /// The position at which a section begins along the axis.
  func start(of section: Int) -> CGFloat { (boundaries?.before ?? 0) + sectionStrides.offset(of: section) }

  // MARK: Elements

  /// The elements in a rectangle, which is clipped to the content. A cell is returned if the rectangle meets both the
  /// cell and its group.
  ///
  /// - Complexity: O(number of elements in the groups found + log n).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: toLeading(rect))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cellAttributes(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementAttributes(elementKind, at: indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, at: indexPath) }

  // MARK: Interactive movement

  /// The path of the item at the position, if the moving item contains the position after the two have changed places.
  /// In a section without items the first index path; otherwise the item stays.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { movementTarget(of: previousIndexPath, at: position) }

  /// Items of lists move vertically only.
  open override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    if attributes.listElement != nil, let own = cellAttributes(at: indexPath) { attributes.center.x = own.center.x }
    return attributes
  }

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { changesLayout(preferredAttributes, insteadOf: originalAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.contentOffsetAdjustment = offsetAdjustment(preferredAttributes, insteadOf: originalAttributes)
    return context
  }

  override var isBuiltIn: Bool { type(of: self) == UICollectionViewCompositionalLayout.self }

  override func correctionKeepsOtherSizes(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    isBuiltIn && leavesOtherSizes(correcting: attributes)
  }

  override func itemsInGroup(of key: ElementKey) -> Range<Int>? {
    guard key.category == .cell, sections.indices.contains(key.indexPath.section) else { return nil }
    let run = sections[key.indexPath.section].run
    return run.isEmpty ? nil : run.items(inGroupOf: key.indexPath.item)
  }
}
