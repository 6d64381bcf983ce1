import Foundation

/// An element of a menu: an action, a submenu, or deferred elements.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of an element, displayed as a mark.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit per member.
    public let rawValue: UInt
    /// The set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is visible but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element's action cannot be undone.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is not visible.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  // Some subclasses make the title and the image settable, as in UIKit.
  final var storedTitle: String
  final var storedImage: UIImage?

  /// The title.
  open var title: String { storedTitle }
  /// The subtitle, in a smaller font below the title; nil for none.
  open var subtitle: String?
  /// The image beside the title; nil for none.
  open var image: UIImage? { storedImage }

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
    super.init()
  }
}
