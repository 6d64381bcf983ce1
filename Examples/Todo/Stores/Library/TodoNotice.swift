/// A message about the place of the todos, for the user.
public struct TodoNotice: Equatable, Sendable {
  /// The message.
  public let text: String
  /// True if it may help to open the place again.
  public let canRetry: Bool
}
