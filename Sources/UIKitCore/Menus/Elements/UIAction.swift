import Foundation

/// What an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with its name and its picture: for controls, menus and buttons in bars.
@MainActor
open class UIAction: UIMenuElement {
  /// What tells actions apart: a control holds one of each for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
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

  /// What tells the action from others; one of its own where none was given.
  public final let identifier: Identifier
  /// What it is called in a list of keys.
  public final var discoverabilityTitle: String?
  /// How the action can be used in menus.
  public final var attributes: Attributes
  /// How the action is marked in menus.
  public final var state: State
  /// What has the action performed; set only while the handler runs.
  public private(set) final var sender: Any?
  private let handler: UIActionHandler

  /// - Parameter identifier: one of its own by default.
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

  /// Calls the handler, on behalf of something.
  public final func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
