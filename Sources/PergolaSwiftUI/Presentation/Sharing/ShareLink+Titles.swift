import Foundation

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button with the system's title that shares several items, with a preview of each.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel(title: nil)) }

  /// Creates a button with the system's title that shares an item, with a preview.
  public init<Item: _ShareableValue>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: nil))
  }

  /// Creates a button with a title that is looked up in the tables of strings that shares several items, with a preview of each.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Creates a button with a title that is looked up in the tables of strings that shares an item, with a preview.
  public init<Item: _ShareableValue>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title, as it is that shares several items, with a preview of each.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel(title: Text(title))) }

  /// Creates a button with a title, as it is that shares an item, with a preview.
  @_disfavoredOverload
  public init<Item: _ShareableValue, Title: StringProtocol>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button with a title that shares several items, with a preview of each.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel(title: title)) }

  /// Creates a button with a title that shares an item, with a preview.
  public init<Item: _ShareableValue>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button with the system's title that shares several links.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
    self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(title: nil))
  }

  /// Creates a button with the system's title that shares a link.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: nil))
  }

  /// Creates a button with the system's title that shares several texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
    self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(title: nil))
  }

  /// Creates a button with the system's title that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: nil))
  }

  /// Creates a button with a title that is looked up in the tables of strings that shares several links.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {
    self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that is looked up in the tables of strings that shares a link.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that is looked up in the tables of strings that shares several texts.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that is looked up in the tables of strings that shares a text.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title, as it is that shares several links.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {
    self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button with a title, as it is that shares a link.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button with a title, as it is that shares several texts.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button with a title, as it is that shares a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button with a title that shares several links.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
    self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(title: title))
  }

  /// Creates a button with a title that shares a link.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
  }

  /// Creates a button with a title that shares several texts.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
    self.init(sharing: items, subject, message, nil, DefaultShareLinkLabel(title: title))
  }

  /// Creates a button with a title that shares a text.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
  }
}
