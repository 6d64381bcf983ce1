@_spi(Toolkit) import UIKitCore

extension UITableView {
  /// The members of tables that are found by name.
  static let tableViewMembers: [ObjectMember] = [.method("reloadData", UITableView.reloadData)]
}
