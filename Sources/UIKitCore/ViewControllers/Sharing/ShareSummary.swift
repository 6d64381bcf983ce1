import Foundation
import PergolaUniformTypeIdentifiers

/// The words and the image with which the head of a share sheet shows the items.
@MainActor
struct ShareSummary {
  private(set) var title: String
  /// The text below the title; nil for none.
  private(set) var subtitle: String?
  /// The picture of the items; nil if only a symbol stands for them.
  private(set) var image: UIImage?
  /// The name of the symbol beside the texts.
  private(set) var symbol: String

  /// - Parameters:
  ///   - ownTitle: A title that an item's source has; nil for none.
  ///   - thumbnail: An image that an item's source has; nil for none.
  init(_ items: [Any], title ownTitle: String?, thumbnail: UIImage?) {
    let parts = items.map(Part.init)
    title = SystemText.localized("Share")
    symbol = "square.and.arrow.up"
    if let first = parts.first {
      let text = parts.first { $0.kind == .text }
      if parts.count == 1 {
        (title, subtitle, symbol) = (first.title, first.subtitle, first.kind.symbol)
      } else if let text, parts.count == 2, let other = parts.first(where: { $0.kind != .text }) {
        // A text with what it tells about.
        (title, subtitle, symbol) = (text.title, other.subtitle ?? other.title, other.kind.symbol)
      } else {
        let isUniform = parts.allSatisfy { $0.kind == first.kind }
        let words = isUniform ? first.kind.severalWords : Kind.other.severalWords
        title = SystemText.localized(words, String(parts.count))
        symbol = isUniform ? first.kind.symbol : "square.stack"
      }
    }
    if let ownTitle { title = ownTitle }
    image = thumbnail ?? parts.lazy.compactMap(\.image).first
  }

  private enum Kind {
    case text, link, file, image, other

    var symbol: String {
      switch self {
      case .text: "text.alignleft"
      case .link: "link"
      case .file: "doc"
      case .image: "photo"
      case .other: "square.and.arrow.up"
      }
    }

    /// The words for several of the kind, with the place of their number.
    var severalWords: String {
      switch self {
      case .link: "%@ Links"
      case .file: "%@ Documents"
      case .image: "%@ Images"
      case .text, .other: "%@ Items"
      }
    }
  }

  /// The words for one item.
  @MainActor
  private struct Part {
    var kind = Kind.other
    var title = SystemText.localized("%@ Item", "1")
    var subtitle: String?
    var image: UIImage?

    init(_ item: Any) {
      switch item {
      case let text as String: show(text)
      case let text as NSAttributedString: show(text.string)
      case let url as URL: show(url)
      case let image as UIImage:
        kind = .image
        title = SystemText.localized("Image")
        subtitle = "\(Int(image.size.width)) × \(Int(image.size.height))"
        self.image = image
      default: break
      }
    }

    private mutating func show(_ text: String) {
      kind = .text
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      title = line.isEmpty ? SystemText.localized("Text") : line
      subtitle = SystemText.localized("Text")
    }

    private mutating func show(_ url: URL) {
      if url.isFileURL {
        kind = .file
        title = url.lastPathComponent
        let type = UTType(filenameExtension: url.pathExtension)?.localizedDescription
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
        let facts = [type, size.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) }]
        subtitle = facts.compactMap { $0 }.joined(separator: " · ")
        if UTType(filenameExtension: url.pathExtension)?.conforms(to: .image) == true {
          image = UIImage(contentsOfFile: url.path)
        }
      } else {
        kind = .link
        let host = url.host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 }
        title = host ?? url.absoluteString
        subtitle = host == nil ? SystemText.localized("Link") : url.absoluteString
      }
    }
  }
}
