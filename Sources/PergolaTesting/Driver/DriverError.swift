/// The error of a driver, with the text of the screen.
public enum DriverError: Error, CustomStringConvertible {
  /// No visible element matches.
  case notFound(Query, screen: String)
  /// Several elements that act differently match.
  case ambiguous(Query, matches: [String], screen: String)
  /// The element that matches does not accept text.
  case doesNotAcceptText(Query, screen: String)
  /// The condition did not become true in time.
  case timedOut(seconds: Double, screen: String)
  /// The screen differs from the reference.
  case snapshotDiffers(path: String, difference: String)

  /// The failure, with the text of the screen.
  public var description: String {
    switch self {
    case .notFound(let query, let screen):
      "Nothing visible matches \(query). The screen shows:\n\(screen)"
    case .ambiguous(let query, let matches, let screen):
      "\(matches.count) elements match \(query): \(matches.joined(separator: "; ")). The screen shows:\n\(screen)"
    case .doesNotAcceptText(let query, let screen):
      "The element that matches \(query) does not accept text. The screen shows:\n\(screen)"
    case .timedOut(let seconds, let screen):
      "The condition did not become true in \(seconds) s. The screen shows:\n\(screen)"
    case .snapshotDiffers(let path, let difference):
      "The screen differs from \(path):\n\(difference)"
    }
  }
}
