import Foundation

/// The appearance of a bar button in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title, of which font and colour are shown; empty by default.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of bar buttons in their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public override init() { super.init() }

  /// The default appearance of buttons in a style: titles in the style `done` are heavier.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    guard style == .done else { return }
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    for state in [normal, disabled] { state.titleTextAttributes[.font] = font }
  }

  /// The appearance of a button that can be used.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The appearance of a disabled button.
  public final let disabled = UIBarButtonItemStateAppearance()

  final func take(from other: UIBarButtonItemAppearance) {
    normal.titleTextAttributes = other.normal.titleTextAttributes
    disabled.titleTextAttributes = other.disabled.titleTextAttributes
  }
}
