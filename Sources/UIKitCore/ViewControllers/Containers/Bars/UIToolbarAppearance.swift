/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons in the style `plain`.
  public final let buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons in the style `done`.
  public final let doneButtonAppearance = UIBarButtonItemAppearance()

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance.take(from: other.buttonAppearance)
    doneButtonAppearance.take(from: other.doneButtonAppearance)
  }
}
