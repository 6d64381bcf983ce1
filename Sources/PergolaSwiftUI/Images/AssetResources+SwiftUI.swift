@_spi(Toolkit) import UIKitCore

extension Image {
  /// An image of a resource. One that its bundle does not have, which is logged, makes an empty image.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// The colour of a resource. Without one in its bundle, which is logged, the colour is transparent.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with the image of a resource.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with the image of a resource.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
