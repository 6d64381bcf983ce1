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

    var title: String { String(localized: String.LocalizationValue(rawValue)) }
  }

  /// The name of its folder and of its program.
  let id: String
  private let titleKey: String.LocalizationValue
  let symbolName: String
  private let summaryKey: String.LocalizationValue
  let topic: Topic
  /// The file that its source opens with.
  let mainFile: SourceFile.ID
  private let noteKey: String.LocalizationValue?
  /// Returns a new screen, with a state of its own.
  let makeScreen: @MainActor () -> UIViewController

  init(
    id: String, title: String.LocalizationValue, symbolName: String, summary: String.LocalizationValue, topic: Topic,
    mainFile: SourceFile.ID, note: String.LocalizationValue? = nil,
    makeScreen: @escaping @MainActor () -> UIViewController
  ) {
    self.id = id
    titleKey = title
    self.symbolName = symbolName
    summaryKey = summary
    self.topic = topic
    self.mainFile = mainFile
    noteKey = note
    self.makeScreen = makeScreen
  }

  // MARK: Texts, in the language of each user

  var title: String { String(localized: titleKey) }

  /// A sentence about its purpose.
  var summary: String { String(localized: summaryKey) }

  /// The difference from its own program; nil if there is none.
  var note: String? { noteKey.map { String(localized: $0) } }

  /// The example with a name; nil if there is none.
  static func named(_ id: ID) -> Example? { all.first { $0.id == id } }
}
