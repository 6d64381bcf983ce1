/// A message of the application to assistive technologies.
public enum AccessibilityPost: Hashable, Sendable {
  /// A text to read aloud.
  case announcement(String)
  /// A part of the screen has changed. The next element to read, by its label; nil for the same as before.
  case layoutChanged(String?)
  /// Most of the screen is another one. The next element to read, by its label; nil for the first one.
  case screenChanged(String?)
  /// The content has been scrolled. A text about the place, to read aloud; nil for none.
  case pageScrolled(String?)
  /// A technology, by its identifier, is to stop for a while; nil for all.
  case pause(String?)
  /// A technology, by its identifier, is to go on; nil for all.
  case resume(String?)
}
