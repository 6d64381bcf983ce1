import Diffing
import Foundation
@_spi(Toolkit) import UIKitCore

/// The layout of a table: a list layout in which each section has its own headers, footers and heights.
final class TableLayout: UICollectionViewCompositionalLayout {
  /// The row animations of the current update: insertions by their new places, and deletions by their old ones.
  struct Animations {
    var inserted: [IndexPath: UITableView.RowAnimation] = [:]
    var deleted: [IndexPath: UITableView.RowAnimation] = [:]
    var insertedSections: [Int: UITableView.RowAnimation] = [:]
    var deletedSections: [Int: UITableView.RowAnimation] = [:]
    /// The animations of reloads, by their places before the update.
    var reloaded: [IndexPath: UITableView.RowAnimation] = [:]
    var reloadedSections: [Int: UITableView.RowAnimation] = [:]
    /// The animation of all other rows.
    var others = UITableView.RowAnimation.automatic

    /// Adds the animations of reloads to those of deletions, by the old places, and of insertions, by the new places.
    mutating func placeReloads(of changes: SectionedChangeset) {
      for reload in changes.sections.updates {
        guard let animation = reloadedSections[reload.source] else { continue }
        deletedSections[reload.source] = animation
        insertedSections[reload.target] = animation
      }
      for reload in changes.updates {
        guard let animation = reloaded[IndexPath(reload.source)] else { continue }
        deleted[IndexPath(reload.source)] = animation
        inserted[IndexPath(reload.target)] = animation
      }
    }
  }

  var animations = Animations()
  private weak var table: UITableView?

  init(table: UITableView) {
    self.table = table
    // The provider is called only when the table is gone. Otherwise `ownPlan(ofSection:in:)` returns the sections.
    super.init(
      sectionProvider: { _, _ in nil }, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  required init?(coder: NSCoder) { return nil }

  override var isBuiltIn: Bool { true }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let table, context.invalidateDataSourceCounts else { return }
    table.discardHeaderFooterViews(asksAgain: context.invalidateEverything)
    let isUpdate = table.content.openBatch != nil || table.content.update != nil
    // A reload replaces the update that these animations belong to.
    if context.invalidateEverything, !isUpdate { animations = Animations(others: animations.others) }
    if let update = context.update {
      asksEdgesAgain = asksEdgesAgain || update.isEmpty
      asksRowsAgain = asksRowsAgain || update.isEmpty || table.requestsAllHeights
    }
  }

  /// True if an update requests the heights of all headers and footers again.
  private var asksEdgesAgain = false
  /// True if an update requests the heights of all rows with an estimate of 0 again.
  private var asksRowsAgain = false

  // MARK: Sections

  /// The section plans by headers and footers, for the current `surroundings`.
  private var plans: [UITableView.SectionHeaderFooterHeights: SectionPlan] = [:]
  private var surroundings: UITableView.SectionEnvironment?

  override func willSolveSections(in environment: LayoutEnvironment) {
    table?.defaultEstimates.solveWillBegin()
    guard let new = table?.sectionSurroundings(in: environment), new != surroundings else { return }
    surroundings = new
    plans = [:]
    current = []
  }

  /// The identities of the plans that are in use.
  private var current: Set<ObjectIdentifier> = []

  /// True for plans that are in use, so that an update does not request the headers and footers of unchanged sections.
  override func isReusedInUpdates(_ plan: SectionPlan) -> Bool {
    !asksEdgesAgain && current.contains(ObjectIdentifier(plan))
  }

  override func ownPlan(ofSection number: Int, in environment: LayoutEnvironment) -> SectionPlan? {
    guard let table, let surroundings else { return nil }
    let edges = table.edges(ofSection: number)
    if let plan = plans[edges] { return plan }
    let plan = SectionPlan(table.makeSection(edges, as: surroundings, in: environment))
    plans[edges] = plan
    current.insert(ObjectIdentifier(plan))
    return plan
  }

  override var requestsSizesOfUnmeasuredItems: Bool { table?.estimatesRows ?? false }

  /// Applies the delegate's estimates to rows that have not been measured yet.
  override func didSolve(_ section: SectionLayout, number: Int, new items: [Range<Int>]) {
    guard let table, section.plan.group.dependsOnMeasurement, table.estimatesRows else { return }
    for rows in items {
      var row = rows.lowerBound
      while row < rows.upperBound {
        let alike = section.run.measured.alike(from: row)
        let end = min(rows.upperBound, row + alike.count)
        if !alike.isKnown, table.estimatesRows { estimate(row..<end, of: section, number: number, in: table) }
        row = end
      }
    }
  }

  override func didSolveSections(_ sections: [SectionLayout]) {
    let asksRows = asksRowsAgain
    (asksEdgesAgain, asksRowsAgain) = (false, false)
    guard asksRows, let table, table.estimatesRows else { return }
    for (number, section) in sections.enumerated() where section.plan.group.dependsOnMeasurement {
      table.estimateHeights(ofRows: 0..<section.itemCount, inSection: number, onlyExactly: true) { row, height in
        section.measure(item: row, CGSize(width: section.viewport, height: height))
      }
    }
  }

  private func estimate(_ rows: Range<Int>, of section: SectionLayout, number: Int, in table: UITableView) {
    let common = section.run.template.size.height
    table.estimateHeights(ofRows: rows, inSection: number) { row, height in
      if height != common { section.measure(item: row, CGSize(width: section.viewport, height: height)) }
    }
  }

  // MARK: Animations

  override func store(_ batch: BatchUpdate) {
    super.store(batch)
    animations.placeReloads(of: batch.changes)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) else { return nil }
    let animation =
      animations.inserted[itemIndexPath] ?? animations.insertedSections[itemIndexPath.section] ?? animations.others
    return attributes.moved(by: animation)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) else { return nil }
    let animation =
      animations.deleted[itemIndexPath] ?? animations.deletedSections[itemIndexPath.section] ?? animations.others
    return attributes.moved(by: animation)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    return attributes?.moved(by: animations.insertedSections[elementIndexPath.section] ?? animations.others)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    return attributes?.moved(by: animations.deletedSections[elementIndexPath.section] ?? animations.others)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    animations = Animations()
  }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes of a row before it appears, or after it has disappeared, with an animation.
  func moved(by animation: UITableView.RowAnimation) -> UICollectionViewLayoutAttributes {
    let moved = duplicate()
    switch animation {
    case .automatic, .fade: break
    case .none:
      moved.alpha = 1
      moved.isImmediate = true
    case .left: moved.slide(x: -size.width, y: 0)
    case .right: moved.slide(x: size.width, y: 0)
    case .top: moved.slide(x: 0, y: -size.height)
    case .bottom: moved.slide(x: 0, y: size.height)
    case .middle: moved.transform = CGAffineTransform(scaleX: 1, y: 0.01)
    }
    return moved
  }

  private func slide(x: CGFloat, y: CGFloat) {
    alpha = 1
    frame = frame.offsetBy(dx: x, dy: y)
  }
}
