import Foundation

/// A key, with modifier keys or without, that calls a closure, or a method in the responder chain. Responders return
/// theirs in `keyCommands`.
///
/// ```swift
/// override var keyCommands: [UIKeyCommand]? {
///   [UIKeyCommand(title: "Find", input: "f", modifierFlags: .command) { [weak self] _ in self?.find() }]
/// }
/// ```
///
/// A command whose action no responder can perform does not apply.
///
/// The command key is the alt key in a terminal, unless the terminal reports a command key. The list of keys names the
/// commands that have a title, and the keys that the host cannot report.
open class UIKeyCommand: UICommand {
  /// The key: a character, written as without shift, or one of the constants of this class.
  public final let input: String?
  /// The modifier keys that are held down with the key.
  public final let modifierFlags: UIKeyModifierFlags
  /// A Boolean value that indicates whether the command precedes the meaning that the key has otherwise: typing, moving
  /// the focus, activating the focused view. False by default: then such a key performs the command only where it has no
  /// other meaning. A key with control, alternate or command always performs the command.
  public final var wantsPriorityOverSystemBehavior = false
  /// The closure; nil for a command with an action.
  private let handler: ((UIKeyCommand) -> Void)?

  /// A command that calls a closure. An extension of UIKit's API.
  ///
  /// - Parameters:
  ///   - input: the key: a character, written as without shift, or one of the constants of this class.
  ///   - handler: called with the command when its key is pressed, or when it is chosen in a menu.
  public init(
    title: String = "",
    image: UIImage? = nil,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.handler = handler
    super.init(
      title: title, image: image, selector: nil, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command that calls a method in the responder chain, with the command as its argument if it has a parameter.
  ///
  /// - Parameter input: the key: a character, written as without shift, or one of the constants of this class.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    handler = nil
    super.init(
      title: title, image: image, selector: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command without a title that calls a method in the responder chain.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command without a title in menus, which calls a method in the responder chain.
  ///
  /// - Parameter discoverabilityTitle: the title in the list of keys.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  final override func perform() {
    if let handler { handler(self) } else { super.perform() }
  }

  /// The title of the command in the list of keys; nil if the list omits it, because it has no title.
  final var listedTitle: String? {
    let listed = discoverabilityTitle ?? title
    return listed.isEmpty ? nil : listed
  }

  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key that scrolls up by a page.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key that scrolls down by a page.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key that goes to the start.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key that goes to the end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes forward.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}
