import Foundation

/// The state for which a content-unavailable configuration is updated.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection

  /// The search text; nil without a search.
  ///
  /// There is no search controller that would set it. A controller with its own search field overrides
  /// `contentUnavailableConfigurationState` and sets it there.
  public var searchText: String?

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits and no other conditions.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state of the screen for a key; nil until it is set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
