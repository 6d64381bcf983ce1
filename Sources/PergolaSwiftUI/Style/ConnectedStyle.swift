/// A style as a property of a view, whose own dynamic properties, such as `@Environment` and `@State`, take part in the
/// view's.
struct ConnectedStyle<Style>: PropertyHolder, @unchecked Sendable {
  // Unchecked: styles are read and used on the main actor only.
  let style: Style
  static var heldType: any Any.Type { Style.self }
}
