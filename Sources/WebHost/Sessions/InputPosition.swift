#if Web
  /// The part of a page's input that its scene has handled. It is stored with the scene, so that input whose answer was lost
  /// is not performed twice.
  struct InputPosition: Codable, Hashable, Sendable {
    /// The number of the last input.
    var handled = 0
    /// The number of the last input of the page's first post; nil before it.
    var firstPost: Int?
  }

  /// The browser's side of a scene, as it is stored.
  struct TabState: Codable, Hashable, Sendable {
    var environment = SceneEnvironment()
    var input = InputPosition()
  }
#endif
