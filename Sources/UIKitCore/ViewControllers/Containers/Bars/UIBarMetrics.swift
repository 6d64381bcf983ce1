/// The surroundings in which a bar has an image.
public enum UIBarMetrics: Int, Sendable {
  /// All surroundings without an image of their own.
  case `default` = 0
  /// Compact height.
  case compact = 1
  /// A bar with a prompt.
  case defaultPrompt = 101
  /// A bar with a prompt, in compact height.
  case compactPrompt = 102

  /// The metrics of a bar.
  init(isCompact: Bool, hasPrompt: Bool) {
    self =
      switch (isCompact, hasPrompt) {
      case (false, false): .default
      case (true, false): .compact
      case (false, true): .defaultPrompt
      case (true, true): .compactPrompt
      }
  }
}
