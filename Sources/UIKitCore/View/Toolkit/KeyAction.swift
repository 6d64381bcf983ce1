/// The effect of a key, with its description for the list of keys.
@_spi(Toolkit) public struct KeyAction {
  /// A few words for the list of keys, such as "scroll by a page".
  public let meaning: String
  /// Performs the action.
  public let perform: @MainActor () -> Void

  /// Creates an action from its description and its effect.
  @preconcurrency public init(_ meaning: String, _ perform: @escaping @MainActor () -> Void) {
    self.meaning = meaning
    self.perform = perform
  }
}
