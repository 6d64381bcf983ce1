/// Why a driver could not do what it was asked for. Each says what the screen showed.
public enum DriverError: Error, CustomStringConvertible {
  /// Nothing that is visible matches.
  case notFound(Query, screen: String)
  /// Several things that act differently match.
  case ambiguous(Query, matches: [String], screen: String)
  /// What matches takes no text.
  case takesNoText(Query, screen: String)
  /// The condition did not come true in time.
  case timedOut(seconds: Double, screen: String)
  /// The screen is not what the reference says.
  case snapshotDiffers(path: String, difference: String)

  /// What went wrong, with what the screen showed.
  public var description: String {
    switch self {
    case .notFound(let query, let screen):
      "Nothing visible matches \(query). The screen shows:\n\(screen)"
    case .ambiguous(let query, let matches, let screen):
      "\(matches.count) things match \(query): \(matches.joined(separator: "; ")). The screen shows:\n\(screen)"
    case .takesNoText(let query, let screen):
      "What matches \(query) takes no text. The screen shows:\n\(screen)"
    case .timedOut(let seconds, let screen):
      "The condition did not come true in \(seconds) s. The screen shows:\n\(screen)"
    case .snapshotDiffers(let path, let difference):
      "The screen differs from \(path):\n\(difference)"
    }
  }
}
