import UIKit

extension NSUserActivity {
  private static let typeKey = "type"
  private static let userInfoKey = "userInfo"

  /// The type and the data as values of a property list, to keep them inside another activity.
  var values: [String: Any] { [Self.typeKey: activityType, Self.userInfoKey: userInfo ?? [:]] }

  /// The activity of such values; nil for others.
  convenience init?(values: [String: Any]) {
    guard let type = values[Self.typeKey] as? String, !type.isEmpty else { return nil }
    self.init(activityType: type)
    userInfo = values[Self.userInfoKey] as? [AnyHashable: Any]
  }
}
