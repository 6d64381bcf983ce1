import Foundation

extension UICollectionViewCompositionalLayout {
  /// Solves all sections: each definition is asked for once, in order.
  ///
  /// - Complexity: O(number of sections), and what was measured and is kept.
  func solve(for client: any UICollectionViewLayoutClient) {
    let (old, oldBounds) = (sections, solvedBounds)
    sections = []
    sectionStrides = LengthTree(count: 0, common: 0)
    boundaries = nil
    breadth = 0
    overflow = 0
    hasPinnedViews = false
    handledSections = []
    solvedBounds = nil
    let bounds = client.bounds.size
    guard bounds.width > 0, bounds.height > 0 else { return }

    let surroundings = surroundings(client, bounds)
    solveSections(client, in: surroundings)
    keepWhatIsTrue(of: oldBounds == nil ? [] : old)
    breadth = sections.reduce(bounds[axis.other]) { max($0, $1.breadth) }
    overflow = sections.reduce(0) { max($0, $1.overflow) }
    handledSections = sections.indices.filter { sections[$0].plan.visibleItemsHandler != nil }
    solveBoundaries(in: surroundings)
    gatherSections()
    noteInsets(surroundings)
    needsSolving = false
    keeping = .everything
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

  /// Whether the bounds, or the insets that sections follow, are others than those they were solved for.
  func hasMoreOrLessRoom(_ client: any UICollectionViewLayoutClient) -> Bool {
    let rightToLeft = isFlipped
    return client.bounds.size != solvedBounds
      || solvedInsets.contains { Self.insets(of: $0, client, rightToLeft: rightToLeft) != $1 }
  }

  private func noteInsets(_ surroundings: SectionLayout.Surroundings) {
    var references: Set = [settings.contentInsetsReference]
    for section in sections {
      references.insert(section.plan.insetsReference)
      references.insert(section.plan.boundaryInsetsReference)
    }
    solvedInsets = [:]
    for reference in references where reference != .automatic || settings.contentInsetsReference == .automatic {
      solvedInsets[reference] = surroundings.insets(reference)
    }
  }

  /// What sections are made for.
  func environment(_ client: any UICollectionViewLayoutClient) -> LayoutEnvironment {
    let surroundings = surroundings(client, client.bounds.size)
    let insets = NSDirectionalEdgeInsets.zero.adding(surroundings.insets(surroundings.reference), across: axis)
    return LayoutEnvironment(
      container: LayoutContainer(contentSize: client.bounds.size, contentInsets: insets),
      traitCollection: client.traitCollection)
  }

  private func solveSections(_ client: any UICollectionViewLayoutClient, in surroundings: SectionLayout.Surroundings) {
    let environment = environment(client)
    var shared: SectionPlan?
    for number in 0..<client.numberOfSections {
      let count = client.numberOfItems(inSection: number)
      let plan: SectionPlan
      switch definition {
      case .same(let section):
        plan = shared ?? SectionPlan(section)
        // Frames from outside are asked for by every section.
        shared = plan.group.isCustom ? nil : plan
      case .list(let configuration):
        plan = shared ?? listPlan(configuration, in: environment)
        shared = plan
      case .provider(let provider):
        if let section = provider(number, environment) {
          plan = SectionPlan(section)
        } else if count == 0 {
          plan = .nothing
        } else {
          fatalError(
            "Invalid section definition. Please specify a valid section definition when content is to be rendered "
              + "for a section. This is a client error.")
        }
      }
      if plan.decorations.contains(where: { $0.kind == ListBackgroundView.kind }) {
        register(ListBackgroundView.self, forDecorationViewOfKind: ListBackgroundView.kind)
      }
      let section = SectionLayout(plan, itemCount: count, in: surroundings, twin: sections.last)
      if count > 0, section.run.template.cells.isEmpty {
        Log.warning("Section \(number) shows nothing: its group has no room for its first item, or gives no frames.")
      } else if count > 0, !section.run.goesOn {
        Log.warning(
          "Section \(number) shows nothing: its groups take no room, so that they would lie over each other. "
            + "Give them a length, or a spacing that leaves some of it.")
      }
      sections.append(section)
    }
  }

  /// The plan of sections that are all lists: the one before where nothing differs, so that rows find the same list.
  private func listPlan(
    _ configuration: UICollectionLayoutListConfiguration, in environment: LayoutEnvironment
  ) -> SectionPlan {
    let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    let plan = SectionPlan(section, showsListBackground: false)
    if let listPlan, listPlan.isLaidOut(like: plan), listPlan.list?.metrics == plan.list?.metrics { return listPlan }
    listPlan = plan
    return plan
  }

  private func solveBoundaries(in surroundings: SectionLayout.Surroundings) {
    let plans = settings.boundarySupplementaryItems.map(BoundaryPlan.init)
    BoundaryPlan.checkKinds(plans.map(\.kind))
    boundaries = BoundaryLayout(
      plans, axis: axis, across: (0, breadth), container: surroundings.bounds, scale: surroundings.scale)
    hasPinnedViews =
      plans.contains(where: \.isPinned) || sections.contains { $0.plan.boundaries.contains(where: \.isPinned) }
  }

  /// Where the sections are, by what they are.
  private func gatherSections() {
    let spacing = settings.interSectionSpacing
    sectionStrides = LengthTree(count: sections.count, common: (sections.first?.length ?? 0) + spacing)
    for (number, section) in sections.enumerated() { sectionStrides[number] = section.length + spacing }
  }

  private func keepWhatIsTrue(of old: [SectionLayout]) {
    switch keeping {
    case .everything:
      for number in sections.indices where number < old.count {
        sections[number].keep(from: old[number], items: old[number].run.measured)
        sections[number].changes = old[number].changes
      }
    case .nothing:
      for number in sections.indices where number < old.count { sections[number].keep(from: old[number], items: nil) }
    case .afterUpdates(let updates):
      let moves = UpdatedPaths(updates)
      let stray = moves.movedItems { old.indices.contains($0.section) ? old[$0.section].run.measured[$0.item] : nil }
      for (number, section) in old.enumerated() {
        guard let after = moves.section(after: number), sections.indices.contains(after) else { continue }
        let items = moves.items(section.run.measured, in: number, after: after)
        sections[after].keep(from: section, items: items.merging(stray[after] ?? [:]) { $1 })
      }
    }
  }
}

extension SectionPlan {
  /// A section without items that nobody defined.
  static var nothing: SectionPlan {
    let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
    return SectionPlan(NSCollectionLayoutSection(group: group))
  }
}
