import Foundation

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

  /// The names of the products that stand in the manifest of a package in a folder; none without a manifest.
  static func names(in package: URL) -> Set<String> {
    let manifest = package.appending(path: "Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    return Set(text.matches(of: #/\.library\(\s*name:\s*"([^"]+)"/#).map { String($0.1) })
  }

  /// True for a product of a package in a folder.
  var isLocal: Bool { if case .local? = source { true } else { false } }
}
