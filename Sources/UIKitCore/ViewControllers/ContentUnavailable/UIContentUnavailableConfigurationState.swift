import Foundation

/// What a content-unavailable configuration is brought up to date for.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection

  /// What was searched for; nil where nothing was.
  ///
  /// There is no search controller that would say so. A controller with a search field of its own overrides
  /// `contentUnavailableConfigurationState` and sets it there.
  public var searchText: String?

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is known but the traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app itself says of the screen; nil until it is set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
