extension SceneReference {
  /// The window scene, unless it is gone.
  @MainActor var value: UIWindowScene? { scene as? UIWindowScene }
}
