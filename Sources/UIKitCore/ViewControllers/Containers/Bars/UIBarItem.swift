import Foundation

/// An item of a bar: the properties that bar buttons and tabs have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  public override init() { super.init() }

  /// Creates an item from an element of a nib or a storyboard; nil for another coder.
  public required init?(coder: NSCoder) {
    guard coder.readsInterface else { return nil }
    super.init()
    coder.decodeProperties(of: self, declaredBy: UIBarItem.self)
  }

  /// The settings that the app and its appearance proxies made; nil before the first one.
  final var appearanceRecord: AppearanceRecord?

  /// The title; nil for none.
  open var title: String? { didSet { if oldValue != title { itemDidChange() } } }

  /// The image; nil for none.
  open var image: UIImage? { didSet { if oldValue !== image { itemDidChange() } } }

  /// A Boolean value that indicates whether the user can use the item; true by default.
  open var isEnabled = true { didSet { if oldValue != isEnabled { itemDidChange() } } }

  /// The attributes of the title that were set, by the states of the item.
  private final var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state, of which font and colour are shown; nil for those of the bar.
  ///
  /// A state without a font has that of the normal state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    appearanceDidCall(argument: state.rawValue) { (item: UIBarItem) in
      item.setTitleTextAttributes(attributes, for: state)
    }
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  /// The attributes of the title that were set for a state; nil if there are none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// The attributes of the title in a state, over those of the bar.
  final func titleAttributes(
    in state: UIControl.State, over barAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    var attributes = barAttributes
    if let font = titleAttributes[UIControl.State.normal.rawValue]?[.font] { attributes[.font] = font }
    return attributes.merging(titleAttributes[state.rawValue] ?? [:]) { $1 }
  }

  /// A number for the app's own use.
  open var tag = 0

  /// The name of the item; the title if it is nil.
  open var accessibilityLabel: String? { didSet { if oldValue != accessibilityLabel { itemDidChange() } } }

  /// An identifier for tests, which users don't see.
  open var accessibilityIdentifier: String? { didSet { if oldValue != accessibilityIdentifier { itemDidChange() } } }

  /// Called when the bar that shows the item must update it.
  final var onChange: (() -> Void)?

  /// Called after a property changed.
  func itemDidChange() { onChange?() }
}

extension UIBarItem: UIAppearance, AppearanceCustomizable {}
