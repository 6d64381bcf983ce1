import Foundation

/// The content that the user copied, for a paste in the same app.
///
/// `general` belongs to the running app. Its text is also sent to the host, whose clipboard other programs read: a
/// terminal takes it by OSC 52. No host is asked for its clipboard; a terminal pastes by itself.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard for copying and pasting by the user.
  public class var general: UIPasteboard { UIApplication.shared.generalPasteboard }

  /// Posted after the content of a pasteboard changed.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// An item: one thing in one or several forms.
  private struct Item {
    var string: String?
    var url: URL?
    var image: UIImage?
    var color: UIColor?

    init(string: String? = nil, url: URL? = nil, image: UIImage? = nil, color: UIColor? = nil) {
      self.string = string
      self.url = url
      self.image = image
      self.color = color
    }

    /// The item of any value; nil for a value that can't be copied.
    init?(_ value: Any) {
      switch value {
      case let text as String: self.init(string: text)
      case let text as NSString: self.init(string: text as String)
      case let text as NSAttributedString: self.init(string: text.string)
      case let url as URL: self.init(url: url)
      case let url as NSURL: self.init(url: url as URL)
      case let image as UIImage: self.init(image: image)
      case let color as UIColor: self.init(color: color)
      default: return nil
      }
    }
  }

  private var content: [Item] = []

  /// The number of changes of the content.
  public private(set) final var changeCount = 0

  private func set(_ items: [Item]) {
    content = items
    changeCount += 1
    if self === UIApplication.shared.generalPasteboard {
      let texts = items.compactMap { $0.string ?? $0.url?.absoluteString }
      if !texts.isEmpty { SceneContext.current.scene?.value?.onCopy?(texts.joined(separator: "\n")) }
    }
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// True if an item can be copied: a text, a URL, an image or a color.
  static func accepts(_ item: Any) -> Bool { Item(item) != nil }

  /// Replaces the content with all items that can be copied.
  final func copy(_ items: [Any]) { set(items.compactMap(Item.init)) }

  /// The number of items.
  open var numberOfItems: Int { content.count }

  /// The text of the first item that has one. Setting it replaces the content; nil removes it.
  open var string: String? {
    get { strings?.first }
    set { set(newValue.map { [Item(string: $0)] } ?? []) }
  }

  /// The texts of all items that have one; nil if none has. Setting it replaces the content.
  open var strings: [String]? {
    get { present(content.compactMap { $0.string ?? $0.url?.absoluteString }) }
    set { set((newValue ?? []).map { Item(string: $0) }) }
  }

  /// The URL of the first item that has one. Setting it replaces the content; nil removes it.
  open var url: URL? {
    get { urls?.first }
    set { set(newValue.map { [Item(url: $0)] } ?? []) }
  }

  /// The URLs of all items that have one; nil if none has. Setting it replaces the content.
  open var urls: [URL]? {
    get { present(content.compactMap(\.url)) }
    set { set((newValue ?? []).map { Item(url: $0) }) }
  }

  /// The image of the first item that has one. Setting it replaces the content; nil removes it.
  open var image: UIImage? {
    get { images?.first }
    set { set(newValue.map { [Item(image: $0)] } ?? []) }
  }

  /// The images of all items that have one; nil if none has. Setting it replaces the content.
  open var images: [UIImage]? {
    get { present(content.compactMap(\.image)) }
    set { set((newValue ?? []).map { Item(image: $0) }) }
  }

  /// The colour of the first item that has one. Setting it replaces the content; nil removes it.
  open var color: UIColor? {
    get { colors?.first }
    set { set(newValue.map { [Item(color: $0)] } ?? []) }
  }

  /// The colours of all items that have one; nil if none has. Setting it replaces the content.
  open var colors: [UIColor]? {
    get { present(content.compactMap(\.color)) }
    set { set((newValue ?? []).map { Item(color: $0) }) }
  }

  private func present<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }

  /// A Boolean value that indicates whether an item has text.
  open var hasStrings: Bool { content.contains { $0.string != nil || $0.url != nil } }

  /// A Boolean value that indicates whether an item has a URL.
  open var hasURLs: Bool { content.contains { $0.url != nil } }

  /// A Boolean value that indicates whether an item has an image.
  open var hasImages: Bool { content.contains { $0.image != nil } }

  /// A Boolean value that indicates whether an item has a colour.
  open var hasColors: Bool { content.contains { $0.color != nil } }
}
