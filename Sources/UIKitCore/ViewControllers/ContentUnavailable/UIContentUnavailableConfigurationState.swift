import Foundation

/// The state for which a content-unavailable configuration is updated.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection

  /// The text of the controller's search: of the search controller of its navigation item, or of the one whose results
  /// it shows. Nil without a search controller.
  ///
  /// A controller with a search field of its own overrides `contentUnavailableConfigurationState` and sets the text
  /// there.
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
