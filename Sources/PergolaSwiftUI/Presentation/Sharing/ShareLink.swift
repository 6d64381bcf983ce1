import Foundation
import UIKitCore

/// A button that shows the share sheet for links, texts or images.
///
/// Apps use the initializers; the types of the parameters follow from them.
public nonisolated struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: _ShareableValue, PreviewImage: _ShareableValue, PreviewIcon: _ShareableValue {
  @State private var anchor = ShareAnchor()
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  private let label: Label

  /// Creates a button that shares several items, with a preview of each.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - subject: The subject of a mail; nil for none.
  ///   - message: The text before the items in a mail or a message; nil for none.
  ///   - preview: Makes the preview of an item; the sheet shows the first one.
  ///   - label: Makes the view of the button.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, subject, message, preview, label())
  }

  init(
    sharing items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }

  @MainActor public var body: some View {
    Button(action: { anchor.share() }, label: { label })
      .modifier(ShareModifier(anchor: anchor) { content(in: $0) })
  }

  @MainActor private func content(in environment: EnvironmentValues) -> ShareLinkContent {
    var content = ShareLinkContent(items: items.map(\._sharedItem))
    content.subject = subject?.string(in: environment)
    content.message = message?.string(in: environment)
    if let first = items.first, let preview = preview?(first) {
      content.title = preview.title.string(in: environment)
      content.image = (preview.image?._sharedItem ?? preview.icon?._sharedItem) as? UIImage
    }
    return content
  }
}

extension ShareLink {
  /// Creates a button that shares an item, with a preview.
  public init<Item: _ShareableValue>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(sharing: CollectionOfOne(item), subject, message, { _ in preview }, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares several links.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == URL { self.init(sharing: items, subject, message, nil, label()) }

  /// Creates a button that shares several texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == String { self.init(sharing: items, subject, message, nil, label()) }

  /// Creates a button that shares a link.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> { self.init(sharing: CollectionOfOne(item), subject, message, nil, label()) }

  /// Creates a button that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> { self.init(sharing: CollectionOfOne(item), subject, message, nil, label()) }
}

/// The label of a share link that has no view of its own: a title with a symbol.
public nonisolated struct DefaultShareLinkLabel: View {
  /// The title; nil for that of the system.
  let title: Text?

  @MainActor public var body: some View {
    Label {
      title ?? Text(verbatim: SystemText.localized("Share…"))
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
