extension SceneReference {
  /// The window scene; nil if it was released.
  @MainActor var value: UIWindowScene? { scene as? UIWindowScene }

  /// The app of the scene; nil if it was released.
  @MainActor var app: UIApplication? { application as? UIApplication }
}
