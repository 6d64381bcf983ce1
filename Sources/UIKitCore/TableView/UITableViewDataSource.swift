import Foundation

/// Answers what a table has to show.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section. Asked once for each section after a reload or an update, and kept.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title above a section's rows; nil, and unless implemented, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title below a section's rows; nil, and unless implemented, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Titles of places, one below the other at the trailing edge, for a person to go to; nil, and unless implemented, for
  /// none. Asked after the counts.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that a title stands for. Unless implemented, the one with the title's index.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// None.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section with that index.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

/// Told which rows are likely to be seen soon, so that it can fetch what they show.
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows up to one screen ahead in the direction of travel, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows that are no longer likely to be seen soon.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
