/// The weight of the headers of sections.
public enum Prominence: Sendable {
  /// That of the list's style.
  case standard
  /// A large and heavy font.
  case increased
}

extension EnvironmentValues {
  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }

  /// The weight of the headers of sections in lists.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the weight of the headers of the sections inside, in lists.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
