import Foundation

extension UITableView {
  /// What a section has above or below its rows.
  fileprivate enum Edge {
    case nothing
    /// Measured by what it shows.
    case measured
    /// In points.
    case fixed(CGFloat)
  }

  /// How a section is laid out.
  final func makeSection(_ section: Int, in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  {
    let header = edge(.header, of: section)
    let footer = edge(.footer, of: section)
    var configuration = UICollectionLayoutListConfiguration(appearance: style.appearance)
    configuration.backgroundColor = .clear
    configuration.showsSeparators = separatorStyle != .none
    configuration.separatorConfiguration = separatorConfiguration
    configuration.headerMode = header.isThere ? .supplementary : .none
    configuration.footerMode = footer.isThere ? .supplementary : .none
    configuration.headerTopPadding = sectionHeaderTopPadding == Self.automaticDimension ? nil : sectionHeaderTopPadding
    addSwipeActions(to: &configuration)
    let list = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment, rowHeight: rowDimension)
    list.contentInsets.trailing += content.indexRoom
    list.boundarySupplementaryItems = list.boundarySupplementaryItems.map { item in
      let isHeader = item.elementKind == UICollectionView.elementKindSectionHeader
      let estimate = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
      if case .fixed(let height) = isHeader ? header : footer { return item.withHeight(.absolute(height)) }
      return estimate > 0 ? item.withHeight(.estimated(estimate)) : item
    }
    return list
  }

  /// Rows that are all alike are placed by arithmetic; others are estimated until they come into sight.
  private final var rowDimension: NSCollectionLayoutDimension? {
    if rowHeight > 0, delegate == nil || missing.contains(.heightForRow) { return .absolute(rowHeight) }
    if estimatedRowHeight > 0 { return .estimated(estimatedRowHeight) }
    return rowHeight > 0 ? .estimated(rowHeight) : nil
  }

  private final var separatorConfiguration: UIListSeparatorConfiguration {
    var separators = UIListSeparatorConfiguration(listAppearance: style.appearance)
    if let separatorColor { separators.color = separatorColor }
    guard separatorInset != Self.automaticSeparatorInset else { return separators }
    let insets = NSDirectionalEdgeInsets(
      top: 0, leading: separatorInset.left, bottom: 0, trailing: separatorInset.right)
    separators.topSeparatorInsets = insets
    separators.bottomSeparatorInsets = insets
    return separators
  }

  private final func edge(_ role: EdgeRole, of section: Int) -> Edge {
    let height =
      switch role {
      case .header: delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      case .footer: delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      }
    if height > 0 { return .fixed(height) }
    // One of no height is not there, but for the room that a grouped table leaves.
    guard height < 0, title(of: role, in: section) != nil || delegateMakesViews(for: role) else { return .nothing }
    return .measured
  }

  enum EdgeRole { case header, footer }

  /// What the data source says; nil for nothing.
  final func title(of role: EdgeRole, in section: Int) -> String? {
    switch role {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// Whether the delegate implements the method for such views. One that does not is found out by the default that
  /// answers in its place; a view that was made meanwhile is kept until it is shown.
  private final func delegateMakesViews(for role: EdgeRole) -> Bool {
    guard delegate != nil else { return false }
    if !askedRoles.contains(role) {
      askedRoles.insert(role)
      firstEdgeViews[role] = askForView(of: role, in: 0)
    }
    return !(role == .header ? missing.contains(.viewForHeader) : missing.contains(.viewForFooter))
  }

  /// What the delegate makes for a section; nil for nothing.
  final func makeView(of role: EdgeRole, in section: Int) -> UIView? {
    if section == 0, let kept = firstEdgeViews.removeValue(forKey: role) { return kept }
    return askForView(of: role, in: section)
  }

  private final func askForView(of role: EdgeRole, in section: Int) -> UIView? {
    switch role {
    case .header: delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer: delegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  /// What the delegate does not implement, as far as that is known.
  struct MissingMethods: OptionSet {
    let rawValue: Int
    static let heightForRow = MissingMethods(rawValue: 1)
    static let viewForHeader = MissingMethods(rawValue: 2)
    static let viewForFooter = MissingMethods(rawValue: 4)
    static let trailingActions = MissingMethods(rawValue: 8)
    static let canEditRow = MissingMethods(rawValue: 16)
  }
}

extension UITableView.Edge {
  fileprivate var isThere: Bool { if case .nothing = self { false } else { true } }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate func withHeight(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutBoundarySupplementaryItem {
    let size = NSCollectionLayoutSize(widthDimension: layoutSize.widthDimension, heightDimension: height)
    // It is of this class, and so is its copy.
    return unsafeDowncast(resized(size), to: NSCollectionLayoutBoundarySupplementaryItem.self)
  }
}
