extension SceneReference {
  /// The window scene; nil if it was released.
  @MainActor var value: UIWindowScene? { scene as? UIWindowScene }
}
