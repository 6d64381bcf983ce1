import Foundation

/// An item of a bar: the properties that bar buttons and tabs have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  public override init() { super.init() }

  /// The settings that the app and its appearance proxies made; nil before the first one.
  final var appearanceRecord: AppearanceRecord?

  /// The title; nil for none.
  open var title: String? { didSet { if oldValue != title { itemDidChange() } } }

  /// The image; nil for none.
  open var image: UIImage? { didSet { if oldValue !== image { itemDidChange() } } }

  /// A Boolean value that indicates whether the user can use the item; true by default.
  open var isEnabled = true { didSet { if oldValue != isEnabled { itemDidChange() } } }

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
