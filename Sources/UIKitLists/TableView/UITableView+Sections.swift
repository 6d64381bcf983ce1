import Foundation
@_spi(Toolkit) import UIKitCore

extension UITableView {
  /// The existence and height of a section's header or footer.
  enum SectionEdge: Hashable {
    case nothing
    /// Self-sizing.
    case measured
    /// An estimated height in points. The height is requested when the view becomes visible.
    case estimated(CGFloat)
    /// A fixed height in points.
    case fixed(CGFloat)
  }

  /// The header and footer of a section. Sections with equal values share a layout plan.
  struct SectionHeaderFooterHeights: Hashable {
    var header: SectionEdge
    var footer: SectionEdge
  }

  /// The values that affect the layout of all sections.
  struct SectionEnvironment: Equatable {
    fileprivate let rowHeight: NSCollectionLayoutDimension?
    fileprivate let separators: UIListSeparatorConfiguration?
    fileprivate let headerTopPadding: CGFloat
    fileprivate let headerEstimate: CGFloat
    fileprivate let footerEstimate: CGFloat
    fileprivate let indexRoom: CGFloat
    fileprivate let readableMargin: CGFloat
    /// Does not affect plans, but the views of rows and headers.
    fileprivate let insetsContent: Bool
    fileprivate let size: CGSize
    fileprivate let insets: NSDirectionalEdgeInsets
    fileprivate let traits: UITraitCollection
  }

  final func sectionSurroundings(in environment: any NSCollectionLayoutEnvironment) -> SectionEnvironment {
    SectionEnvironment(
      rowHeight: rowDimension, separators: separatorStyle == .none ? nil : separatorConfiguration,
      headerTopPadding: sectionHeaderTopPadding, headerEstimate: estimatedSectionHeaderHeight,
      footerEstimate: estimatedSectionFooterHeight, indexRoom: content.indexRoom, readableMargin: readableMargin,
      insetsContent: insetsContentViewsToSafeArea,
      size: environment.container.contentSize, insets: environment.container.effectiveContentInsets,
      traits: environment.traitCollection)
  }

  /// The header and footer of a section.
  final func edges(ofSection section: Int) -> SectionHeaderFooterHeights {
    SectionHeaderFooterHeights(header: edge(.header, of: section), footer: edge(.footer, of: section))
  }

  /// The layout section for all sections with equal headers and footers.
  final func makeSection(
    _ edges: SectionHeaderFooterHeights, as surroundings: SectionEnvironment,
    in environment: any NSCollectionLayoutEnvironment
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

  /// The height of rows: absolute if it is the same for all rows, which makes the layout arithmetic, or else estimated;
  /// nil for the list's default estimate.
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

  /// The least distance from the list's edges to content within the readable width, in points.
  final var readableMargin: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return 0 }
    let insets = content.readableContentInsets
    return max(insets.left, insets.right)
  }

  // MARK: Headers and footers

  enum HeaderFooterRole { case header, footer }

  /// The state of the calls of the delegate for views of headers and footers.
  struct HeaderFooterRequests {
    /// The roles for which the delegate was called for all sections, to find out whether it makes views.
    var checkedRoles: Set<HeaderFooterRole> = []
    /// The views that the delegate made in these calls, until they are displayed.
    var pendingViews: [HeaderFooterRole: (section: Int, view: UIView)] = [:]
    /// The role of the view that the delegate is making.
    var role = HeaderFooterRole.header
  }

  private final func edge(_ role: HeaderFooterRole, of section: Int) -> SectionEdge {
    if let estimate = estimatedHeight(of: role, in: section) { return .estimated(estimate) }
    let (height, isDelegates) = self.height(of: role, in: section)
    // A plain table has no header or footer of its own height without content; a grouped one leaves the room.
    if height > 0, style != .plain || isDelegates { return .fixed(height) }
    // A header or footer of height 0 does not exist, except for the space between the sections of a grouped table.
    guard height != 0, title(of: role, in: section) != nil || delegateMakesViews(for: role, in: section) else {
      return .nothing
    }
    return height > 0 ? .fixed(height) : .measured
  }

  private final func ownHeight(of role: HeaderFooterRole) -> CGFloat {
    role == .header ? sectionHeaderHeight : sectionFooterHeight
  }

  /// The delegate's height of a header or footer, or the table's own one if the delegate has none.
  private final func height(of role: HeaderFooterRole, in section: Int) -> (height: CGFloat, isDelegates: Bool) {
    guard let delegate else { return (ownHeight(of: role), false) }
    let (height, isDelegates) = ask(.height(of: role)) {
      switch role {
      case .header: delegate.tableView(self, heightForHeaderInSection: section)
      case .footer: delegate.tableView(self, heightForFooterInSection: section)
      }
    }
    return (height, isDelegates)
  }

  /// The delegate's estimate; nil if it has none, or if it is 0, so that the height is requested at once.
  private final func estimatedHeight(of role: HeaderFooterRole, in section: Int) -> CGFloat? {
    guard let delegate else { return nil }
    let (estimate, isOwn) = ask(.estimate(of: role)) {
      switch role {
      case .header: delegate.tableView(self, estimatedHeightForHeaderInSection: section)
      case .footer: delegate.tableView(self, estimatedHeightForFooterInSection: section)
      }
    }
    return isOwn && estimate > 0 ? estimate : nil
  }

  /// The height of an estimated header or footer that becomes visible; nil if it is self-sizing.
  final func deferredHeight(of role: HeaderFooterRole, in section: Int) -> CGFloat? {
    guard implemented.contains(.estimate(of: role)) else { return nil }
    let height = self.height(of: role, in: section).height
    return height >= 0 ? height : nil
  }

  /// The data source's title of a header or footer; nil for no title.
  final func title(of role: HeaderFooterRole, in section: Int) -> String? {
    switch role {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// True if the delegate implements the method for views of a role. A call of the method shows that; a view that it
  /// returns is kept until it is displayed.
  private final func delegateMakesViews(for role: HeaderFooterRole, in section: Int) -> Bool {
    guard delegate != nil else { return false }
    if implemented.contains(.view(of: role)) { return true }
    // The first call covers all sections. Later calls cover changed sections.
    let asksAll = headerFooterRequests.checkedRoles.insert(role).inserted
    for section in asksAll ? 0..<numberOfSections : section..<section + 1 {
      let (view, isOwn) = ask(.view(of: role)) { askForView(of: role, in: section) }
      guard isOwn else { continue }
      headerFooterRequests.pendingViews[role] = view.map { (section, $0) }
      return true
    }
    return false
  }

  /// Discards the views made in advance, because sections were inserted, deleted or changed.
  ///
  /// - Parameter asksAgain: true to find out again for all sections whether the delegate makes views.
  final func discardHeaderFooterViews(asksAgain: Bool) {
    headerFooterRequests.pendingViews = [:]
    if asksAgain { headerFooterRequests.checkedRoles = [] }
  }

  /// The delegate's view for a section; nil if it makes none.
  final func makeView(of role: HeaderFooterRole, in section: Int) -> UIView? {
    if let kept = headerFooterRequests.pendingViews[role], kept.section == section {
      headerFooterRequests.pendingViews[role] = nil
      return kept.view
    }
    return askForView(of: role, in: section)
  }

  private final func askForView(of role: HeaderFooterRole, in section: Int) -> UIView? {
    headerFooterRequests.role = role
    return switch role {
    case .header: delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer: delegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  // MARK: Rows

  /// True if the delegate provides heights of rows that have not been visible yet, or if that is unknown.
  final var estimatesRows: Bool {
    guard delegate != nil else { return false }
    if implemented.contains(.estimateOfRow) { return true }
    return !missing.contains(.estimateOfRow) || estimatedRowHeight == 0 && !missing.contains(.heightForRow)
  }

  /// True if the heights of all rows are requested at once: the estimate is 0, and the delegate has no others.
  final var requestsAllHeights: Bool {
    estimatedRowHeight == 0 && delegate != nil && !implemented.contains(.estimateOfRow)
  }

  /// Requests the delegate's heights of rows that have not been visible yet, until a call shows that it makes none.
  ///
  /// - Parameters:
  ///   - onlyExactly: true to leave out rows with an estimate other than 0.
  ///   - take: Called with each row for which the delegate has a height.
  /// - Complexity: O(*n*) in the number of rows; O(log *n*) calls if ``DefaultEstimates`` has a sample of them.
  final func estimateHeights(
    ofRows rows: Range<Int>, inSection section: Int, onlyExactly: Bool = false,
    _ take: (_ row: Int, _ height: CGFloat) -> Void
  ) {
    // An estimate of 0 requests the height of each row.
    let isSampled = estimatedRowHeight != 0 && !implemented.contains(.estimateOfRow)
    let sample = isSampled ? defaultEstimates.sample(of: rows) : nil
    if let sample {
      for row in sample {
        estimateHeight(ofRowAt: IndexPath(row: row, section: section), onlyExactly: onlyExactly, take)
      }
      guard implemented.contains(.estimateOfRow) else { return }
    }
    for row in rows where sample?.contains(row) != true {
      let isOwn = estimateHeight(ofRowAt: IndexPath(row: row, section: section), onlyExactly: onlyExactly, take)
      if !isOwn, !estimatesRows { return }
    }
  }

  /// Requests the delegate's height of a row that has not been visible yet. Returns false if a default answered.
  @discardableResult
  private final func estimateHeight(
    ofRowAt path: IndexPath, onlyExactly: Bool, _ take: (_ row: Int, _ height: CGFloat) -> Void
  ) -> Bool {
    guard let delegate else { return false }
    var (height, isOwn) = ask(.anyEstimateOfRow) { delegate.tableView(self, estimatedHeightForRowAt: path) }
    if missing.contains(.estimateOfThisRow) { defaultEstimates.defaultDidAnswer() }
    let isExact = height == 0
    if isExact { height = delegate.tableView(self, heightForRowAt: path) }
    if height > 0, isExact || !onlyExactly { take(path.row, height) }
    return isOwn
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate func withHeight(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutBoundarySupplementaryItem {
    let size = NSCollectionLayoutSize(widthDimension: layoutSize.widthDimension, heightDimension: height)
    // `resized(_:)` returns an instance of the same class.
    return unsafeDowncast(resized(size), to: NSCollectionLayoutBoundarySupplementaryItem.self)
  }
}

extension UIEdgeInsets {
  /// The insets of a row's separators. `automaticDimension` stands for an automatic inset.
  @MainActor var separatorEnds: NSDirectionalEdgeInsets {
    func end(_ inset: CGFloat) -> CGFloat {
      inset == UITableView.automaticDimension ? UIListSeparatorConfiguration.automatic : inset
    }
    return NSDirectionalEdgeInsets(top: 0, leading: end(left), bottom: 0, trailing: end(right))
  }
}
