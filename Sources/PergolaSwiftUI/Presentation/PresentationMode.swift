/// The state of the page or the presentation in which a view stands.
public struct PresentationMode: Equatable, Sendable {
  /// True for views on a pushed page or in a presentation.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Pops the page or dismisses the presentation, if there is one.
  public mutating func dismiss() { isPresented = false }
}
