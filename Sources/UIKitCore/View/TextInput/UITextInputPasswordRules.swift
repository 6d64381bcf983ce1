import Foundation

/// The rules of a service for passwords, such as a minimum length, for passwords that are suggested for it.
///
/// No host suggests passwords; the rules are kept for the app.
open class UITextInputPasswordRules: NSObject {
  /// The rules in Apple's notation, such as `required: lower; minlength: 12;`.
  public let passwordRulesDescriptor: String

  /// - Parameter passwordRulesDescriptor: the rules in Apple's notation.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
