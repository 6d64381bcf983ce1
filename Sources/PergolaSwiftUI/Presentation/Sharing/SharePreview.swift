import Foundation

/// The title and the images with which a share sheet shows an item.
public nonisolated struct SharePreview<Image: _ShareableValue, Icon: _ShareableValue> {
  let title: Text
  /// The picture; nil for none.
  let image: Image?
  /// The small picture, which stands for the item if there is no other one; nil for none.
  let icon: Icon?
}

extension SharePreview {
  /// Creates a preview with a picture and an icon, whose title is looked up in the tables of strings.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  /// Creates a preview with a picture and an icon, whose title stays as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) {
    self.init(title: Text(title), image: image, icon: icon)
  }

  /// Creates a preview with a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: image, icon: icon) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a picture, whose title is looked up in the tables of strings.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  /// Creates a preview with a picture, whose title stays as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) {
    self.init(title: Text(title), image: image, icon: nil)
  }

  /// Creates a preview with a picture.
  public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }
}

extension SharePreview where Image == Never {
  /// Creates a preview with an icon, whose title is looked up in the tables of strings.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey), image: nil, icon: icon) }

  /// Creates a preview with an icon, whose title stays as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) {
    self.init(title: Text(title), image: nil, icon: icon)
  }

  /// Creates a preview with an icon.
  public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title only, whose title is looked up in the tables of strings.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

  /// Creates a preview with a title only, whose title stays as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init(title: Text(title), image: nil, icon: nil) }

  /// Creates a preview with a title only.
  public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
}
