import Foundation

/// An activity that hands texts and links to the host's program for mail or messages.
final class LetterActivity: UIActivity {
  /// The kind of a letter.
  enum Kind: CaseIterable {
    case message, mail

    /// The scheme of the links that the program opens.
    var scheme: String { self == .mail ? "mailto" : "sms" }
  }

  override class var activityCategory: Category { .share }

  private let kind: Kind
  private let open: (URL) -> Void
  private var link: URL?

  /// The subject of a mail; nil for none.
  var subject: String?

  /// The text before the items; nil for none.
  var message: String?

  /// - Parameter open: Hands a link to the host.
  init(_ kind: Kind, open: @escaping (URL) -> Void) {
    self.kind = kind
    self.open = open
    super.init()
  }

  override var activityType: ActivityType? { kind == .mail ? .mail : .message }

  override var activityTitle: String? {
    kind == .mail ? SystemText.localized("Mail") : SystemText.localized("Messages")
  }

  override var activityImage: UIImage? { UIImage(systemName: kind == .mail ? "envelope.fill" : "message.fill") }

  /// The color behind the image.
  var tileColor: UIColor { kind == .mail ? .systemBlue : .systemGreen }

  /// The texts of the items; a file can't be sent by a link.
  private func texts(of items: [Any]) -> [String] {
    items.compactMap { item in
      switch item {
      case let text as String: text
      case let text as NSAttributedString: text.string
      case let url as URL: url.isFileURL ? nil : url.absoluteString
      default: nil
      }
    }
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !activityItems.isEmpty && texts(of: activityItems).count == activityItems.count
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    var components = URLComponents()
    components.scheme = kind.scheme
    let paragraphs = [message].compactMap(\.self) + texts(of: activityItems)
    var fields = [URLQueryItem(name: "body", value: paragraphs.joined(separator: "\n"))]
    if kind == .mail, let subject { fields.insert(URLQueryItem(name: "subject", value: subject), at: 0) }
    components.queryItems = fields
    // Programs for mail read a plus sign as itself, and some as a space.
    components.percentEncodedQuery = components.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
    link = components.url
  }

  override func perform() {
    if let link { open(link) }
    activityDidFinish(link != nil)
  }
}
