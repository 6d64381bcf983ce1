import Foundation

/// An element of a menu that calls a method in the responder chain: of the first responder that can perform the action.
/// Where none can, the element is disabled.
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
  /// The method that the command calls; nil if it calls a closure.
  public final let action: Selector?
  /// The attributes of the command. The key of a disabled or hidden command does nothing.
  public final var attributes: UIMenuElement.Attributes
  /// The state of the command in menus.
  public final var state: UIMenuElement.State

  /// A command that calls a method in the responder chain, with the command as its argument if it has a parameter.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, selector: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  init(
    title: String, image: UIImage?, selector: Selector?, propertyList: Any?, discoverabilityTitle: String?,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State
  ) {
    action = selector
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// The responder that can perform the command now; nil if there is none, or if the command calls a closure.
  final var target: Any? { action.flatMap { UIApplication.shared.target(of: $0, from: self) } }

  /// True if the command can be performed now: by a closure, or by a responder.
  var canBePerformed: Bool { action == nil || target != nil }

  /// Performs the command.
  func perform() {
    if let action { UIApplication.shared.sendAction(action, to: nil, from: self, for: nil) }
  }
}
