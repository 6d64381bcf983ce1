import XcodeProjects

/// The programs of a package, of which one is built, run or asked for its previews.
package struct Executables {
  /// The names, in the order of the manifest.
  package let names: [String]

  /// Those of a package.
  package init(_ manifest: PackageManifest) {
    let products = manifest.products.filter(\.isExecutable)
    let taken = Set(products.flatMap(\.targets))
    names =
      products.map(\.name) + manifest.targets.filter { $0.type == "executable" && !taken.contains($0.name) }.map(\.name)
  }

  /// Those of some names.
  init(names: [String]) { self.names = names }

  /// The program of a name; for no name the only one.
  ///
  /// - Throws: `ProductError` that lists them if there are several, or none of the name.
  package func choice(_ name: String?) throws(ProductError) -> String {
    if let name {
      guard names.contains(name) else { throw .unknown(name, names) }
      return name
    }
    guard let first = names.first else { throw .none }
    guard names.count == 1 else { throw .several(names) }
    return first
  }
}

/// The error of a choice among the programs of a package.
package enum ProductError: Error, Equatable, CustomStringConvertible {
  /// The package has no programs.
  case none
  /// The package has several programs, and none was named.
  case several([String])
  /// No program has the name; with the names that there are.
  case unknown(String, [String])

  package var description: String {
    switch self {
    case .none: "The package has no app. Expected: an executable target."
    case .several(let names):
      "The package has several apps. Expected: --product with one of \(names.joined(separator: ", "))"
    case .unknown(let name, let names):
      "There is no app \(name.debugDescription) in the package. Expected: one of \(names.nearest(to: name).joined(separator: ", "))"
    }
  }
}
