@_spi(Toolkit) import UIKitCore

extension UITableView {
  /// The members of tables that are found by name.
  static let tableViewMembers: [ObjectMember] = [
    .method("reloadData", UITableView.reloadData),
    .absent("dragDelegate"),
    .absent("dropDelegate"),
    .delegate("dataSource", \UITableView.dataSource),
    .delegate("delegate", \UITableView.delegate),
    .delegate("prefetchDataSource", \UITableView.prefetchDataSource),
    .unobserved("backgroundView", \UITableView.backgroundView),
    .unobserved("tableFooterView", \UITableView.tableFooterView),
    .unobserved("tableHeaderView", \UITableView.tableHeaderView),
  ]
}

extension UITableViewCell {
  /// The members of cells that are found by name.
  static let cellMembers: [ObjectMember] = [
    .unobserved("accessoryView", \UITableViewCell.accessoryView),
    .unobserved("backgroundView", \UITableViewCell.backgroundView),
    .unobserved("editingAccessoryView", \UITableViewCell.editingAccessoryView),
    .unobserved("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView),
    .unobserved("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
  ]
}

extension UITableViewHeaderFooterView {
  /// The members of headers and footers that are found by name.
  static let headerFooterMembers: [ObjectMember] = [
    .unobserved("backgroundView", \UITableViewHeaderFooterView.backgroundView)
  ]
}

extension UITableViewController {
  /// The members of table view controllers that are found by name.
  static let tableViewControllerMembers: [ObjectMember] = [
    .unobserved("refreshControl", \UITableViewController.refreshControl),
    .unobserved("tableView", \UITableViewController.tableView),
  ]
}
