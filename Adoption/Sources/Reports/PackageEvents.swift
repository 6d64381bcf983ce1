/// The packages of an adopted project are there.
package struct PackagesResolvedEvent: Event {
  package static let name = "packages-resolved"
  private let fetched: [String]

  /// The event with the names of those that were fetched.
  package init(fetched: [String]) { self.fetched = fetched }
}

/// An app was made.
package struct AppMadeEvent: Event {
  package static let name = "app-made"
  private let package: String

  /// The event with the folder of the app's package.
  package init(package: String) { self.package = package }
}
