import Foundation
import PergolaDiagnostics
@_spi(Toolkit) import UIKitCore

extension UICollectionViewCompositionalLayout {
  /// Solves all sections: each definition is requested once, in order. Unchanged sections of an unchanged definition
  /// are reused.
  ///
  /// - Complexity: O(number of sections), and the cost of ``SectionLayout/reuse(from:_:)`` for each section that
  ///   changed.
  func solve(for client: any UICollectionViewLayoutClient) {
    let (old, oldBounds, oldBoundaries) = (sections, solvedBounds, boundaries)
    sections = []
    correction = nil
    sectionStrides = LengthTree(count: 0, common: 0)
    boundaries = nil
    sectionBreadths = GroupLane()
    overflow = 0
    hasPinnedViews = false
    sectionsWithHandlers = []
    hasBoundsDependentHandlers = false
    solvedBounds = nil
    let bounds = client.bounds.size
    guard bounds.width > 0, bounds.height > 0 else { return }

    let surroundings = surroundings(client, bounds)
    storeTraits(surroundings.traitCollection)
    let previous = PreviousSections(
      oldBounds == nil ? [] : old, reuse, newCount: client.numberOfSections,
      reloadsUnmeasured: requestsSizesOfUnmeasuredItems)
    solveSections(client, in: surroundings, previous)
    reuse(from: previous)
    gatherSections(in: surroundings)
    solveBoundaries(in: surroundings)
    if let oldBoundaries, oldBounds?[axis.other] == bounds[axis.other] { reuse(from: oldBoundaries) }
    needsSolving = false
    reuse = .everything
    solvedBounds = bounds
  }

  private func surroundings(
    _ client: any UICollectionViewLayoutClient, _ bounds: CGSize
  ) -> SectionLayout.Surroundings {
    let rightToLeft = isFlipped
    return SectionLayout.Surroundings(
      bounds: bounds, axis: axis, scale: client.displayScale, traitCollection: client.traitCollection,
      insets: { Self.insets(of: $0, client, rightToLeft: rightToLeft) }, reference: settings.contentInsetsReference)
  }

  private static func insets(
    of reference: UIContentInsetsReference, _ client: any UICollectionViewLayoutClient, rightToLeft: Bool
  ) -> NSDirectionalEdgeInsets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: client.safeAreaInsets.directional(rightToLeft: rightToLeft)
    case .layoutMargins: client.layoutMargins.directional(rightToLeft: rightToLeft)
    case .readableContent: client.readableContentInsets.directional(rightToLeft: rightToLeft)
    }
  }

  /// True if the bounds, or the insets that sections follow, differ from those that the sections were solved for.
  func hasChangedEnvironment(_ client: any UICollectionViewLayoutClient) -> Bool {
    let rightToLeft = isFlipped
    return client.bounds.size != solvedBounds
      || solvedInsets.contains { Self.insets(of: $0, client, rightToLeft: rightToLeft) != $1 }
  }

  /// Stores the traits. Nothing is reused if measured sizes are not valid with them.
  private func storeTraits(_ traits: UITraitCollection) {
    if let solvedTraits, !solvedTraits.measuresAlike(traits) { reuse = .nothing }
    solvedTraits = traits
  }

  /// The environment that a section provider gets.
  func environment(_ client: any UICollectionViewLayoutClient) -> LayoutEnvironment {
    let surroundings = surroundings(client, client.bounds.size)
    let insets = NSDirectionalEdgeInsets.zero.adding(surroundings.insets(surroundings.reference), across: axis)
    return LayoutEnvironment(
      container: LayoutContainer(contentSize: client.bounds.size, contentInsets: insets),
      traitCollection: client.traitCollection)
  }

  private func solveSections(
    _ client: any UICollectionViewLayoutClient, in surroundings: SectionLayout.Surroundings,
    _ previous: PreviousSections
  ) {
    let environment = environment(client)
    willSolveSections(in: environment)
    let shared = sharedPlan(in: environment)
    var conditions = PlanConditions(before: sharedConditions, surroundings)
    for number in 0..<client.numberOfSections {
      let count = client.numberOfItems(inSection: number)
      let kept = previous.plan(ofUnmoved: number).flatMap { isReusedInUpdates($0) ? $0 : nil }
      let common = shared ?? kept ?? ownPlan(ofSection: number, in: environment)
      if let common, conditions.isSame(for: common), let section = previous.untouched(number), section.plan === common,
        section.itemCount == count
      {
        sections.append(section)
        continue
      }
      let plan = common ?? plan(ofSection: number, itemCount: count, in: environment)
      if plan.decorations.contains(where: { $0.kind == ListBackgroundView.kind }) {
        register(ListBackgroundView.self, forDecorationViewOfKind: ListBackgroundView.kind)
      }
      let section = SectionLayout(plan, itemCount: count, in: surroundings, reusingTemplateOf: sections.last)
      warnIfNothingIsShown(of: section, number)
      sections.append(section)
    }
    sharedConditions = conditions.now
  }

  /// The conditions under which sections of shared plans are solved, and were solved before, by plan.
  @MainActor private struct PlanConditions {
    private let before: [ObjectIdentifier: SectionLayout.Conditions]
    private let surroundings: SectionLayout.Surroundings
    private(set) var now: [ObjectIdentifier: SectionLayout.Conditions] = [:]
    /// The plan of the last call, with its result.
    private var latest: (plan: SectionPlan, isSame: Bool)?

    init(before: [ObjectIdentifier: SectionLayout.Conditions], _ surroundings: SectionLayout.Surroundings) {
      self.before = before
      self.surroundings = surroundings
    }

    /// True if sections of a plan have the same conditions as before. A new plan may have the address of a freed one;
    /// the caller compares only sections that were solved with the same plan object.
    mutating func isSame(for plan: SectionPlan) -> Bool {
      if let latest, latest.plan === plan { return latest.isSame }
      let key = ObjectIdentifier(plan)
      let current = now[key] ?? SectionLayout.Conditions(of: plan, in: surroundings)
      now[key] = current
      let isSame = before[key] == current
      latest = (plan, isSame)
      return isSame
    }
  }

  /// The plan of all sections; nil if each section has its own.
  private func sharedPlan(in environment: LayoutEnvironment) -> SectionPlan? {
    let plan: SectionPlan
    switch definition {
    case .provider: return nil
    case .same(let section):
      if let sharedPlan { return sharedPlan }
      plan = SectionPlan(section)
      // Each section asks its custom group for its own frames.
      if plan.group.isCustom { return nil }
    case .list(let configuration):
      plan = SectionPlan(.list(using: configuration, layoutEnvironment: environment), showsListBackground: false)
      // The plan is reused if nothing differs, so that the cells find the same list.
      if let sharedPlan, sharedPlan.isLaidOut(like: plan), sharedPlan.list?.metrics == plan.list?.metrics {
        return sharedPlan
      }
    }
    sharedPlan = plan
    return plan
  }

  private func plan(ofSection number: Int, itemCount: Int, in environment: LayoutEnvironment) -> SectionPlan {
    switch definition {
    case .same(let section): return SectionPlan(section)
    case .list(let configuration):
      return SectionPlan(.list(using: configuration, layoutEnvironment: environment), showsListBackground: false)
    case .provider(let provider):
      if let section = provider(number, environment) { return SectionPlan(section) }
      guard itemCount == 0 else {
        fatalError(
          "Invalid section definition. Please specify a valid section definition when content is to be rendered "
            + "for a section. This is a client error.")
      }
      return .nothing
    }
  }

  private func warnIfNothingIsShown(of section: SectionLayout, _ number: Int) {
    guard section.itemCount > 0 else { return }
    if section.run.template.cells.isEmpty {
      Log.warning("Section \(number) shows nothing: its group has no room for its first item, or gives no frames.")
    } else if !section.run.groupsAdvance {
      Log.warning(
        "Section \(number) shows nothing: its groups take no room, so that they would lie over each other. "
          + "Give them a length, or a spacing that leaves some of it.")
    }
  }

  private func solveBoundaries(in surroundings: SectionLayout.Surroundings) {
    let plans = settings.boundarySupplementaryItems.map(BoundaryPlan.init)
    BoundaryPlan.checkKinds(plans.map(\.kind))
    boundaries = BoundaryLayout(
      plans, axis: axis, container: surroundings.bounds, scale: surroundings.scale)
    if plans.contains(where: \.isPinned) { hasPinnedViews = true }
  }

  /// Computes the positions of the sections, and the properties of the layout that depend on all sections.
  private func gatherSections(in surroundings: SectionLayout.Surroundings) {
    let spacing = settings.interSectionSpacing
    sectionStrides = LengthTree(count: sections.count, common: (sections.first?.length ?? 0) + spacing)
    var references: Set = [settings.contentInsetsReference]
    var planBefore: SectionPlan?
    for (number, section) in sections.enumerated() {
      sectionStrides[number] = section.length + spacing
      overflow = max(overflow, section.overflow)
      if section.plan.visibleItemsHandler != nil {
        sectionsWithHandlers.append(number)
        if !section.isOrthogonal { hasBoundsDependentHandlers = true }
      }
      guard section.plan !== planBefore else { continue }
      planBefore = section.plan
      references.formUnion([section.plan.insetsReference, section.plan.boundaryInsetsReference])
      if section.plan.boundaries.contains(where: \.isPinned) { hasPinnedViews = true }
    }
    let breadths = sections.map { GroupLane.Run(groups: 1, value: $0.breadth) }
    sectionBreadths.replace(0..<0, with: ContiguousArray(breadths))
    solvedInsets = [:]
    for reference in references where reference != .automatic || settings.contentInsetsReference == .automatic {
      solvedInsets[reference] = surroundings.insets(reference)
    }
  }

  private func reuse(from old: BoundaryLayout) {
    if case .nothing = reuse { return }
    boundaries?.reuse(from: old)
  }

  /// Reuses the valid parts of previous sections in the sections that were solved again.
  private func reuse(from previous: PreviousSections) {
    for (number, section) in sections.enumerated() {
      let old = previous[number]
      if section !== old {
        didSolve(section, number: number, new: reuse(from: old, in: section, number, previous))
      }
      if case .afterUpdates = reuse, old != nil { section.changes = [:] }
    }
    didSolveSections(sections)
  }

  /// Reuses the valid parts of a previous section.
  ///
  /// - Returns: The items that are new.
  private func reuse(
    from old: SectionLayout?, in section: SectionLayout, _ number: Int, _ previous: PreviousSections
  ) -> [Range<Int>] {
    guard let old else { return [0..<section.itemCount] }
    switch reuse {
    case .everything:
      section.changes = old.changes
      return section.reuse(from: old, SectionLayout.Edits())
    case .nothing: return section.reuse(from: old, nil)
    case .afterUpdates: return section.reuse(from: old, previous.edits(number))
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// The previously solved sections of a layout, by their current numbers.
  @MainActor private struct PreviousSections {
    private let old: [SectionLayout]
    /// The previous number of each section; nil for a new one.
    private let numbers: [Int?]
    private let reuse: Reuse
    private let reloadsUnmeasured: Bool
    private var update: BatchUpdate?
    /// The measured sizes of individually moved items, by their current sections and numbers.
    private var movedSizes: [Int: [Int: SectionLayout.MovedSize]] = [:]

    /// - Parameter reloadsUnmeasured: True if a reload forgets sections without measured items, too.
    init(_ old: [SectionLayout], _ reuse: Reuse, newCount: Int, reloadsUnmeasured: Bool) {
      self.old = old
      self.reuse = reuse
      self.reloadsUnmeasured = reloadsUnmeasured
      guard case .afterUpdates(let update) = reuse else {
        numbers = (0..<newCount).map { $0 < old.count ? $0 : nil }
        return
      }
      var numbers = [Int?](repeating: nil, count: newCount)
      for (number, after) in update.newSections(ofCount: old.count).enumerated() {
        if let after, after < newCount { numbers[after] = number }
      }
      self.numbers = numbers
      self.update = update
      movedSizes = update.valuesOfMovedItems { path in
        guard old.indices.contains(path.section) else { return nil }
        let section = old[path.section]
        return section.run.measured[path.item].map { SectionLayout.MovedSize(size: $0, section: section) }
      }
    }

    /// The previous version of a section; nil for a new section.
    subscript(number: Int) -> SectionLayout? { numbers[number].map { old[$0] } }

    /// The previous version of a section if its items are the same and all their measured sizes are valid; otherwise nil.
    func untouched(_ number: Int) -> SectionLayout? {
      guard let before = numbers[number] else { return nil }
      switch reuse {
      case .everything: return old[before]
      case .nothing: return old[before].isUnchangedSinceSolving && !reloadsUnmeasured ? old[before] : nil
      case .afterUpdates: return update?.edits(ofSection: before).isEmpty ?? false ? old[before] : nil
      }
    }

    /// The plan of a section that updates neither changed nor moved; nil for others.
    func plan(ofUnmoved number: Int) -> SectionPlan? {
      guard case .afterUpdates = reuse, numbers[number] == number, update?.reloadsSection(number) == false
      else { return nil }
      return untouched(number)?.plan
    }

    /// The insertions and deletions in a section that existed before the updates.
    func edits(_ number: Int) -> SectionLayout.Edits {
      guard let before = numbers[number], let update else { return SectionLayout.Edits() }
      return SectionLayout.Edits(items: update.edits(ofSection: before), movedSizes: movedSizes[number] ?? [:])
    }
  }
}

extension SectionPlan {
  /// The plan of an empty section for which the provider returned nil.
  static var nothing: SectionPlan {
    let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
    return SectionPlan(NSCollectionLayoutSection(group: group))
  }
}
