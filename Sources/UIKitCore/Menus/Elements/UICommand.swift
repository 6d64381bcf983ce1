import Foundation

/// A menu element that responders handle. Swift on Linux has no selectors, so that only key commands can be made: see
/// ``UIKeyCommand``. A menu's own element is a `UIAction`.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The title in the list of keys; nil for `title`.
  public final var discoverabilityTitle: String?
  /// A value of the app's own, by which the handler tells commands apart; nil for none.
  public final let propertyList: Any?
  /// The attributes of the command. A command that is disabled or hidden has no key either.
  public final var attributes: UIMenuElement.Attributes
  /// The state of the command in menus.
  public final var state: UIMenuElement.State

  init(
    title: String, image: UIImage?, propertyList: Any?, discoverabilityTitle: String?,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State
  ) {
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
