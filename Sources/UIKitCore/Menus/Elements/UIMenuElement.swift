import Foundation

/// Something that stands in menus: an action, another menu, or what is found out when the menu is opened.
@MainActor
open class UIMenuElement: NSObject {
  /// How an element is marked.
  public enum State: Int, Sendable { case off, on, mixed }

  /// How an element can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// The set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is shown but cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// What it does cannot be taken back.
    public static let destructive = Attributes(rawValue: 2)
    /// It is left out of the menu.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  final var storedTitle: String
  final var storedImage: UIImage?

  /// What it is called.
  open var title: String { storedTitle }
  /// A smaller line below the title; nil for none.
  open var subtitle: String?
  /// The picture beside the title; nil for none.
  open var image: UIImage? { storedImage }

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
    super.init()
  }
}
