/// The sizes that a hosting controller keeps up to date with its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Options with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's `preferredContentSize`: the ideal size of the content.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's intrinsic content size: the ideal size of the content.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
