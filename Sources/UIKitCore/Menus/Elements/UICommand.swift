import Foundation

/// The superclass of ``UIKeyCommand``. Apps cannot make other commands: the original's have a selector that responders
/// handle, and Swift on Linux has no selectors. For an element of a menu without a key, use ``UIAction``.
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
  /// A value of the app, with which a handler of several commands can distinguish them; nil for none.
  public final let propertyList: Any?
  /// The attributes of the command. The key of a disabled or hidden command does nothing.
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
