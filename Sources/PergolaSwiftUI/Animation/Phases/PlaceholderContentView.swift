/// The view to which a modifier was applied, for the content that the modifier makes of it.
public nonisolated struct PlaceholderContentView<Value: View>: View {
  private let content: Value

  init(_ content: Value) { self.content = content }

  /// The view that is modified.
  public var body: some View { content }
}
