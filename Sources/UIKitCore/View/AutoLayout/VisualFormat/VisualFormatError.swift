/// The reason why a visual format has no constraints, with its place.
struct VisualFormatError: Error, Hashable {
  var reason: String
  /// The number of characters before the place.
  var offset: Int

  /// The message of the original's exception: the reason, the format, and a marker below the place.
  func message(for format: String) -> String {
    """
    Unable to parse constraint format: 
    \(reason) 
    \(format) 
    \(String(repeating: " ", count: offset))^
    """
  }
}
