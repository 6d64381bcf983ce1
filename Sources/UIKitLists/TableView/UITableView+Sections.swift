import Foundation
@_spi(Toolkit) import UIKitCore

extension UITableView {
  /// What a section has above or below its rows.
  enum SectionEdge: Hashable {
    case nothing
    /// Measured by what it shows.
    case measured
    /// In points, until it comes into sight; then its height is asked for.
    case estimated(CGFloat)
    /// In points.
    case fixed(CGFloat)
  }

  /// What sections of a table differ in, besides their rows: those that have the same are laid out by one plan.
  struct SectionEdges: Hashable {
    var header: SectionEdge
    var footer: SectionEdge
  }

  /// What the layout of all sections follows from.
  struct SectionSurroundings: Equatable {
    fileprivate let rowHeight: NSCollectionLayoutDimension?
    fileprivate let separators: UIListSeparatorConfiguration?
    fileprivate let headerTopPadding: CGFloat
    fileprivate let headerEstimate: CGFloat
    fileprivate let footerEstimate: CGFloat
    fileprivate let indexRoom: CGFloat
    fileprivate let readableMargin: CGFloat
    /// Not of the plan, but rows and headers are made for it.
    fileprivate let insetsContent: Bool
    fileprivate let size: CGSize
    fileprivate let insets: NSDirectionalEdgeInsets
    fileprivate let traits: UITraitCollection
  }

  final func sectionSurroundings(in environment: any NSCollectionLayoutEnvironment) -> SectionSurroundings {
    SectionSurroundings(
      rowHeight: rowDimension, separators: separatorStyle == .none ? nil : separatorConfiguration,
      headerTopPadding: sectionHeaderTopPadding, headerEstimate: estimatedSectionHeaderHeight,
      footerEstimate: estimatedSectionFooterHeight, indexRoom: content.indexRoom, readableMargin: readableMargin,
      insetsContent: insetsContentViewsToSafeArea,
      size: environment.container.contentSize, insets: environment.container.effectiveContentInsets,
      traits: environment.traitCollection)
  }

  /// What a section has above and below its rows.
  final func edges(ofSection section: Int) -> SectionEdges {
    SectionEdges(header: edge(.header, of: section), footer: edge(.footer, of: section))
  }

  /// How sections are laid out that have the same above and below their rows.
  final func makeSection(
    _ edges: SectionEdges, as surroundings: SectionSurroundings, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: style.appearance)
    configuration.backgroundColor = .clear
    configuration.showsSeparators = surroundings.separators != nil
    if let separators = surroundings.separators { configuration.separatorConfiguration = separators }
    configuration.headerMode = edges.header == .nothing ? .none : .supplementary
    configuration.footerMode = edges.footer == .nothing ? .none : .supplementary
    let padding = surroundings.headerTopPadding
    configuration.headerTopPadding = padding == Self.automaticDimension ? nil : padding
    configuration.leastRowMargin = surroundings.readableMargin
    addSwipeActions(to: &configuration)
    let list = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment, rowHeight: surroundings.rowHeight)
    list.contentInsets.trailing += surroundings.indexRoom
    list.boundarySupplementaryItems = list.boundarySupplementaryItems.map { item in
      let isHeader = item.elementKind == UICollectionView.elementKindSectionHeader
      let estimate = isHeader ? surroundings.headerEstimate : surroundings.footerEstimate
      switch isHeader ? edges.header : edges.footer {
      case .fixed(let height): return item.withHeight(.absolute(height))
      case .estimated(let height): return item.withHeight(.estimated(height))
      case .measured, .nothing: return estimate > 0 ? item.withHeight(.estimated(estimate)) : item
      }
    }
    return list
  }

  /// Rows that are all alike are placed by arithmetic; others are estimated until they come into sight.
  private final var rowDimension: NSCollectionLayoutDimension? {
    if rowHeight > 0, delegate == nil || missing.contains(.heightForRow) { return .absolute(rowHeight) }
    if estimatedRowHeight > 0 { return .estimated(estimatedRowHeight) }
    return rowHeight > 0 ? .estimated(rowHeight) : nil
  }

  final var separatorConfiguration: UIListSeparatorConfiguration {
    var separators = UIListSeparatorConfiguration(listAppearance: style.appearance)
    if let separatorColor { separators.color = separatorColor }
    let insets = separatorInset.separatorEnds
    separators.isAddedToAutomaticInsets = separatorInsetReference == .fromAutomaticInsets
    separators.topSeparatorInsets = insets
    separators.bottomSeparatorInsets = insets
    return separators
  }

  /// How far from the list's edges content stands at least that keeps within the comfortable width, in points.
  final var readableMargin: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return 0 }
    let insets = content.readableContentInsets
    return max(insets.left, insets.right)
  }

  // MARK: Headers and footers

  enum EdgeRole { case header, footer }

  private final func edge(_ role: EdgeRole, of section: Int) -> SectionEdge {
    if let estimate = estimatedHeight(of: role, in: section) { return .estimated(estimate) }
    let height = height(of: role, in: section)
    if height > 0 { return .fixed(height) }
    // One of no height is not there, but for the room that a grouped table leaves.
    guard height < 0, title(of: role, in: section) != nil || delegateMakesViews(for: role, in: section) else {
      return .nothing
    }
    return .measured
  }

  private final func height(of role: EdgeRole, in section: Int) -> CGFloat {
    switch role {
    case .header: delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer: delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
  }

  /// What the delegate estimates; nil where it does not, and where it says 0, so that the height is asked for at once.
  private final func estimatedHeight(of role: EdgeRole, in section: Int) -> CGFloat? {
    guard let delegate else { return nil }
    let (estimate, isOwn) = ask(.estimate(of: role)) {
      switch role {
      case .header: delegate.tableView(self, estimatedHeightForHeaderInSection: section)
      case .footer: delegate.tableView(self, estimatedHeightForFooterInSection: section)
      }
    }
    return isOwn && estimate > 0 ? estimate : nil
  }

  /// The height of a header or footer that comes into sight and was only estimated; nil for what it shows.
  final func deferredHeight(of role: EdgeRole, in section: Int) -> CGFloat? {
    guard implemented.contains(.estimate(of: role)) else { return nil }
    let height = height(of: role, in: section)
    return height >= 0 ? height : nil
  }

  /// What the data source says; nil for nothing.
  final func title(of role: EdgeRole, in section: Int) -> String? {
    switch role {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// Whether the delegate implements the method for such views. One that does not, or leaves sections to super, is
  /// found out by the default that answers in its place; a view that was made meanwhile is kept until it is shown.
  private final func delegateMakesViews(for role: EdgeRole, in section: Int) -> Bool {
    guard delegate != nil else { return false }
    if implemented.contains(.view(of: role)) { return true }
    // All sections are asked about at first, later those that change.
    let asksAll = askedRoles.insert(role).inserted
    for section in asksAll ? 0..<numberOfSections : section..<section + 1 {
      let (view, isOwn) = ask(.view(of: role)) { askForView(of: role, in: section) }
      guard isOwn else { continue }
      firstEdgeViews[role] = view.map { (section, $0) }
      return true
    }
    return false
  }

  /// Sections came, went or changed: views that were made of what was there before are not shown.
  ///
  /// - Parameter asksAgain: whether nothing is known any more of what the delegate makes.
  final func forgetEdgeViews(asksAgain: Bool) {
    firstEdgeViews = [:]
    if asksAgain { askedRoles = [] }
  }

  /// What the delegate makes for a section; nil for nothing.
  final func makeView(of role: EdgeRole, in section: Int) -> UIView? {
    if let kept = firstEdgeViews[role], kept.section == section {
      firstEdgeViews[role] = nil
      return kept.view
    }
    return askForView(of: role, in: section)
  }

  private final func askForView(of role: EdgeRole, in section: Int) -> UIView? {
    roleBeingAsked = role
    return switch role {
    case .header: delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer: delegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  // MARK: Rows

  /// Whether the delegate says something of rows that were not in sight yet, as far as that is known.
  final var estimatesRows: Bool {
    guard delegate != nil else { return false }
    if implemented.contains(.estimateOfRow) { return true }
    return !missing.contains(.estimateOfRow) || estimatedRowHeight == 0 && !missing.contains(.heightForRow)
  }

  /// The height of a row that was not in sight yet, as the delegate says; nil for that of its section.
  final func estimatedHeight(ofRowAt path: IndexPath) -> CGFloat? {
    guard let delegate else { return nil }
    var height = ask(.estimateOfRow) { delegate.tableView(self, estimatedHeightForRowAt: path) }.answer
    // Without an estimate the height itself is wanted.
    if height == 0 { height = delegate.tableView(self, heightForRowAt: path) }
    return height > 0 ? height : nil
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate func withHeight(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutBoundarySupplementaryItem {
    let size = NSCollectionLayoutSize(widthDimension: layoutSize.widthDimension, heightDimension: height)
    // It is of this class, and so is its copy.
    return unsafeDowncast(resized(size), to: NSCollectionLayoutBoundarySupplementaryItem.self)
  }
}

extension UIEdgeInsets {
  /// The ends of a row's lines: `automaticDimension` leaves an end where it is by itself.
  @MainActor var separatorEnds: NSDirectionalEdgeInsets {
    func end(_ inset: CGFloat) -> CGFloat {
      inset == UITableView.automaticDimension ? UIListSeparatorConfiguration.automatic : inset
    }
    return NSDirectionalEdgeInsets(top: 0, leading: end(left), bottom: 0, trailing: end(right))
  }
}
