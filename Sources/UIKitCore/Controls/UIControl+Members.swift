extension UIControl {
  /// The members of controls that are found by name.
  static let controlMembers: [ObjectMember] = [
    .unobserved("isEnabled", \UIControl.isEnabled),
    .unobserved("isHighlighted", \UIControl.isHighlighted),
    .unobserved("isSelected", \UIControl.isSelected),
  ]
}

extension UIRefreshControl {
  /// The members of refresh controls that are found by name.
  static let refreshControlMembers: [ObjectMember] = [
    .method("beginRefreshing", UIRefreshControl.beginRefreshing),
    .method("endRefreshing", UIRefreshControl.endRefreshing),
    .unobserved("isRefreshing", \UIRefreshControl.isRefreshing),
  ]
}

extension UISwitch {
  /// The members of switches that are found by name.
  static let switchMembers: [ObjectMember] = [.unobserved("isOn", \UISwitch.isOn)]
}

extension UIPickerView {
  /// The members of picker views that are found by name.
  static let pickerViewMembers: [ObjectMember] = [
    .delegate("dataSource", \UIPickerView.dataSource),
    .delegate("delegate", \UIPickerView.delegate),
  ]
}
