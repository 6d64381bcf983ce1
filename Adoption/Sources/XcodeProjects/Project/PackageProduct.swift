/// A product of a Swift package that a target uses.
public struct PackageProduct: Hashable, Sendable {
  /// The place of a package.
  public enum Source: Hashable, Sendable {
    /// A package that is downloaded, with the requirement as it stands in a manifest: `from: "1.2.0"`.
    case remote(url: String, requirement: String)
    /// A package in a folder, as a path from the project's folder.
    case local(path: String)
  }

  /// The product's name.
  public let name: String
  /// The package; nil if the project doesn't say it.
  public let source: Source?

  /// Creates a product.
  public init(name: String, source: Source?) {
    self.name = name
    self.source = source
  }

  /// True for a product of a package in a folder.
  var isLocal: Bool { if case .local? = source { true } else { false } }
}
