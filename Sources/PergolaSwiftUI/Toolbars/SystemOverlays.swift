extension View {
  /// Hides the status bar. Without an effect, since no host has one.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets the visibility of what the system shows over the app, such as the indicator for home. Without an effect, since no host
  /// shows such things.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
