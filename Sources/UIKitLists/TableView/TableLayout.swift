import Diffing
import Foundation
@_spi(Toolkit) import UIKitCore

/// A table's layout: that of lists, with sections that say whether they have headers, and of what height.
final class TableLayout: UICollectionViewCompositionalLayout {
  /// How rows come and go in the update that is being made, by their sections and paths after and before it.
  struct Animations {
    var inserted: [IndexPath: UITableView.RowAnimation] = [:]
    var deleted: [IndexPath: UITableView.RowAnimation] = [:]
    var insertedSections: [Int: UITableView.RowAnimation] = [:]
    var deletedSections: [Int: UITableView.RowAnimation] = [:]
    /// Of what is reloaded, by its places before the update.
    var reloaded: [IndexPath: UITableView.RowAnimation] = [:]
    var reloadedSections: [Int: UITableView.RowAnimation] = [:]
    /// How those come and go of which nothing else is said.
    var others = UITableView.RowAnimation.automatic

    /// Moves the animations of reloads to the old places, where rows go, and to the new ones, where rows come.
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
    // Sections that have no plan have no definition either: those of a table that is no more.
    super.init(
      sectionProvider: { _, _ in nil }, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  required init?(coder: NSCoder) { return nil }

  override var isBuiltIn: Bool { true }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let table, context.invalidateDataSourceCounts else { return }
    table.forgetEdgeViews(asksAgain: context.invalidateEverything)
    let isUpdate = table.content.openBatch != nil || table.content.update != nil
    // What was to be an update is shown by a reload.
    if context.invalidateEverything, !isUpdate { animations = Animations(others: animations.others) }
  }

  // MARK: Sections

  /// The plans of the sections by what they differ in, as long as all else is the same.
  private var plans: [UITableView.SectionEdges: SectionPlan] = [:]
  private var surroundings: UITableView.SectionSurroundings?

  override func willSolveSections(in environment: LayoutEnvironment) {
    guard let new = table?.sectionSurroundings(in: environment), new != surroundings else { return }
    surroundings = new
    plans = [:]
    current = []
  }

  /// The plans that hold now.
  private var current: Set<ObjectIdentifier> = []

  /// What is above and below the rows of other sections is not asked for in every update.
  override func keepsInUpdates(_ plan: SectionPlan) -> Bool { current.contains(ObjectIdentifier(plan)) }

  override func ownPlan(ofSection number: Int, in environment: LayoutEnvironment) -> SectionPlan? {
    guard let table, let surroundings else { return nil }
    let edges = table.edges(ofSection: number)
    if let plan = plans[edges] { return plan }
    let plan = SectionPlan(table.makeSection(edges, as: surroundings, in: environment))
    plans[edges] = plan
    current.insert(ObjectIdentifier(plan))
    return plan
  }

  /// Rows of which nothing is known yet are as high as the delegate estimates.
  override func didSolve(_ section: SectionLayout, number: Int, new items: [Range<Int>]) {
    guard let table, section.plan.group.dependsOnMeasurement, table.estimatesRows else { return }
    for rows in items {
      var row = rows.lowerBound
      while row < rows.upperBound {
        let alike = section.run.measured.alike(from: row)
        let end = min(rows.upperBound, row + alike.count)
        if !alike.isKnown { estimate(row..<end, of: section, number: number, in: table) }
        row = end
      }
    }
  }

  private func estimate(_ rows: Range<Int>, of section: SectionLayout, number: Int, in table: UITableView) {
    let common = section.run.template.size.height
    for row in rows {
      // The first question may show that the delegate does not answer it.
      guard table.estimatesRows else { return }
      guard let height = table.estimatedHeight(ofRowAt: IndexPath(row: row, section: number)), height != common
      else { continue }
      section.measure(item: row, CGSize(width: section.viewport, height: height))
    }
  }

  // MARK: Animations

  override func take(_ batch: BatchUpdate) {
    super.take(batch)
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
  /// Where and how a row is before it comes, or after it has gone.
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
