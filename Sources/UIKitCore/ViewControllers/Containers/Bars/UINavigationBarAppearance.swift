import Foundation

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, of which font and colour are shown; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title, of which font and colour are shown; empty by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons in the style `plain`.
  public final let buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons in the style `done`.
  public final let doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  public final let backButtonAppearance = UIBarButtonItemAppearance()

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance.take(from: other.buttonAppearance)
    doneButtonAppearance.take(from: other.doneButtonAppearance)
    backButtonAppearance.take(from: other.backButtonAppearance)
  }
}
