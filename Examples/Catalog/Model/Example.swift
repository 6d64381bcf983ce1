import UIKit

/// An example that the catalogue shows.
struct Example: Identifiable {
  /// A section of the catalogue.
  enum Topic: String {
    case lists = "Lists"
    case layouts = "Layouts"
    case swiftUI = "SwiftUI"
    case libraries = "Libraries"
    case apps = "Apps"
  }

  /// The name of its folder and of its program.
  let id: String
  let title: String
  let symbolName: String
  /// A sentence about its purpose.
  let summary: String
  let topic: Topic
  /// The file that its source opens with.
  let mainFile: SourceFile.ID
  /// The difference from its own program; nil if there is none.
  var note: String?
  /// Returns a new screen, with a state of its own.
  let makeScreen: @MainActor () -> UIViewController

  /// The example with a name; nil if there is none.
  static func named(_ id: ID) -> Example? { all.first { $0.id == id } }
}
