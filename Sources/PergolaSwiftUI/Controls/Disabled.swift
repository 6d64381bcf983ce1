extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// False where the user can neither operate controls nor make gestures.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Disables the controls, the gestures and the actions of rows inside, if the argument is true. A view around it may
  /// have disabled them already.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
