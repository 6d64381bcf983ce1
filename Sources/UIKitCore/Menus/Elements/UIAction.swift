import Foundation

/// The closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that calls a closure. Controls, menus and bar buttons use it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action. A control has at most one action with an identifier for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public let rawValue: String
    /// An identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The identifier of the action; a unique one unless it was given.
  public final let identifier: Identifier
  /// The title in a list of keyboard shortcuts.
  public final var discoverabilityTitle: String?
  /// The attributes of the action in menus.
  public final var attributes: Attributes
  /// The state of the action in menus.
  public final var state: State
  /// The object that performs the action; nil except while the handler runs.
  public private(set) final var sender: Any?
  private let handler: UIActionHandler

  /// An action that calls a handler.
  ///
  /// - Parameters:
  ///   - subtitle: the text below the title in a menu.
  ///   - identifier: a unique one by default.
  ///   - discoverabilityTitle: the title in a list of keyboard shortcuts.
  ///   - handler: called with the action each time it is performed.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler, and sets `sender` during the call. As an action has a handler and no target, `target` has no
  /// effect.
  public final func performWithSender(_ sender: Any?, target: Any?) {
    // The handler of an action may perform it again.
    let outerSender = self.sender
    self.sender = sender
    handler(self)
    self.sender = outerSender
  }
}
