/// The optional methods of UIKit's protocols.
enum OptionalMethods {
  /// The names with labels: "tableView(_:didSelectRowAt:)".
  static let fullNames = Set(list.split(separator: "\n").map(String.init))

  /// The names without labels.
  static let names = Set(fullNames.compactMap { $0.split(separator: "(").first.map(String.init) })
}
