/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs.
  public final let stackedLayoutAppearance = UITabBarItemAppearance()

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance.take(from: other.stackedLayoutAppearance)
  }
}
