import AdminScreens
import Monkey
import UIKit

extension Example {
  /// The administration. It is not one of `all`: its jobs proceed by the clock, so that no random use of it can be
  /// repeated.
  static let admin = Example("Admin") { makeAdmin() }
}
