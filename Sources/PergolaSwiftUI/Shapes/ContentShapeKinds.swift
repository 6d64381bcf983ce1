/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the uses.
  public let rawValue: Int
  /// The uses with some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The part of a view that receives touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
}

extension View {
  /// Sets a shape for some uses, such as the part of the view that receives touches.
  @ViewBuilder
  public nonisolated func contentShape<ContentShape: Shape>(
    _ kind: ContentShapeKinds, _ shape: ContentShape, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}
