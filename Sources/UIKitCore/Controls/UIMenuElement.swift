import Foundation

/// Something that stands in menus: an action or another menu.
@MainActor
open class UIMenuElement: NSObject {
  /// How an element is marked.
  public enum State: Int, Sendable { case off, on, mixed }

  /// How an element can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    /// What it does cannot be taken back.
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  final var storedTitle: String
  final var storedImage: UIImage?

  open var title: String { storedTitle }
  open var subtitle: String?
  open var image: UIImage? { storedImage }

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
    super.init()
  }
}
