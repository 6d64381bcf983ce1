/// The description of a target for the plugin `PergolaSources`, `PergolaSources.json`. All paths start at the package's
/// folder.
public struct SourceConfiguration: Codable, Equatable, Sendable {
  /// The kinds of targets.
  public enum Kind: String, Codable, Sendable {
    case app
    case framework
    case tests
  }

  /// The name of the Swift module.
  public var module: String
  /// The kind of the target.
  public var kind: Kind
  /// The Swift files, or folders of them.
  public var sources: [FileTree]
  /// The files of the bundle, or folders of them; nil for none.
  public var resources: [FileTree]?
  /// The filled-in property list of the bundle; nil if there is none.
  public var infoPlist: String?
  /// The name of the bundle's folder; nil for a target without a bundle.
  public var bundle: String?
  /// The module of the app in which tests run; nil for other tests.
  public var host: String?
  /// Declarations of the target belong to the main actor unless they say otherwise; nil for no.
  public var isMainActorDefault: Bool?
  /// The language of string catalogues that don't say theirs.
  public var developmentRegion: String?

  /// The names of assets in Swift.
  public enum AssetSymbols: String, Codable, Sendable {
    /// Constants of `ImageResource` and `ColorResource`.
    case resources
    /// These, and members of `UIImage`, `UIColor` and `Color`.
    case extensions
  }

  /// The names in Swift that the bundle's assets get; nil for none.
  public var assetSymbols: AssetSymbols?
}
