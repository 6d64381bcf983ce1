import Foundation
@_spi(Toolkit) import UIKitCore

/// Says how a section is laid out, by its number and what it is made for; nil where it has no items.
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
/// Each section is solved as one group that repeats: the others are found by arithmetic. Where views correct estimated
/// sizes, the groups that differ are kept in a tree of sums, so that a correction costs O(log n) and what other groups
/// change by it. A pass costs what is in sight. Sections begin where another such tree says.
///
/// Everything is computed in coordinates that begin at the leading edge; attributes are mirrored when they are made.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Where the definitions of sections come from.
  enum Definition {
    case same(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
    case list(UICollectionLayoutListConfiguration)
  }

  private(set) var definition: Definition
  private var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration

  var sections: [SectionLayout] = []
  /// From the beginning of each section to that of the next one.
  var sectionStrides = LengthTree(count: 0, common: 0)
  var boundaries: BoundaryLayout?
  /// How far each section reaches across the axis.
  var sectionBreadths = GroupLane()
  /// How far headers and footers stick out of their sections.
  var overflow: CGFloat = 0
  var solvedBounds: CGSize?
  /// What the view knew of its surroundings when the sections were solved.
  var solvedTraits: UITraitCollection?
  /// The insets of the references that sections follow, when they were solved.
  var solvedInsets: [UIContentInsetsReference: NSDirectionalEdgeInsets] = [:]
  var hasPinnedViews = false
  /// How all sections are laid out where one definition holds for them; nil until they were solved.
  var sharedPlan: SectionPlan?
  /// What the sections were solved for that follow a plan which others follow, too, by the plan.
  var sharedRooms: [ObjectIdentifier: SectionLayout.Room] = [:]
  /// The sections that want to know of their visible items.
  var handledSections: [Int] = []
  /// Whether one of them has no row, so that its handler is called when the collection view scrolls.
  var hasHandlersOfBounds = false
  var needsSolving = true
  /// The correction that was last tried; nil since anything was measured or solved.
  var correction: Correction<CorrectionSubject, CorrectedPart>?
  /// The parts of the solved sections that are still true when they are solved again.
  var reuse = Reuse.everything

  /// All sections alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// All sections alike, with what holds for all of them.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    definition = .same(section.duplicate())
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Each section as the provider says.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Each section as the provider says, with what holds for all of them.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    definition = .provider(sectionProvider)
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// All sections lists.
  convenience init(list configuration: UICollectionLayoutListConfiguration) {
    self.init { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    // The same, but asked for once and not for every section.
    definition = .list(configuration)
  }

  /// Always nil: there are no archives of layouts here.
  public required init?(coder: NSCoder) { return nil }

  /// What holds for all sections. Reading and setting copy it; setting invalidates the layout.
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

  /// Other bounds, insets or traits: sections are made for them.
  override func isOutdated(for client: any UICollectionViewLayoutClient) -> Bool {
    solvedBounds != nil && (hasMoreOrLessRoom(client) || client.traitCollection != solvedTraits)
  }

  /// True for another size, and for another origin where something follows the visible bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.size != solvedBounds { return true }
    guard let client, client.bounds.origin != newBounds.origin else { return false }
    return hasPinnedViews || hasHandlersOfBounds
  }

  // MARK: Plans

  /// Called before sections are given plans.
  func willSolveSections(in environment: LayoutEnvironment) {}

  /// A section's plan in a layout that has plans of its own, the same one for sections alike; nil in others.
  func ownPlan(ofSection number: Int, in environment: LayoutEnvironment) -> SectionPlan? { nil }

  /// Whether a plan of the layout's own stays that of sections which an update leaves as and where they are.
  func keepsInUpdates(_ plan: SectionPlan) -> Bool { false }

  /// Called for each section that was solved anew, when it has taken over what is still true.
  ///
  /// - Parameter items: those that were not there before, or of which nothing is true any more.
  func didSolve(_ section: SectionLayout, number: Int, new items: [Range<Int>]) {}

  // MARK: Sizes and places

  open override var collectionViewContentSize: CGSize {
    contentSize(growth: 0, breadths: sectionBreadths, boundaries: boundaries)
  }

  /// The content's size with other sections or other views at its edges.
  ///
  /// - Parameters:
  ///   - growth: The length that sections have more than those that were solved.
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

  /// The length of all sections and what is between them, or of a longer view beside them.
  var sectionsLength: CGFloat { sectionsLength(growth: 0, boundaries) }

  private func sectionsLength(growth: CGFloat, _ boundaries: BoundaryLayout?) -> CGFloat {
    let all = sections.isEmpty ? 0 : sectionStrides.total + growth - currentConfiguration.interSectionSpacing
    return max(0, all, boundaries?.leastContent ?? 0)
  }

  /// Where a section begins along the axis.
  func start(of section: Int) -> CGFloat { (boundaries?.before ?? 0) + sectionStrides.offset(of: section) }

  // MARK: Elements

  /// The elements in a rectangle, which is cut to the content. Cells come with their group: all or none of them.
  ///
  /// - Complexity: O(number of elements found + log n).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: toLeading(rect).clipped(to: collectionViewContentSize))
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

  // MARK: Movement by hand

  /// The item under the hand, if the one that is moved is under it when they have changed places; in a section without
  /// items the first place; else the item stays.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { movementTarget(of: previousIndexPath, at: position) }

  /// Rows of lists go up and down only.
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

  override func correctionOnlyMovesOthers(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    isBuiltIn && leavesOtherSizes(correcting: attributes)
  }
}
