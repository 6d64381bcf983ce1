import Foundation
import RenderTree

/// An app that a session can use: its system is played, as in a test.
@MainActor
package protocol SessionApplication: HostedApplication {
  /// Replaces the system of the device by one in which nothing has happened yet, and that asks nobody. Called before the
  /// app is launched.
  func playSystem()

  /// Plans the user's answer to a question of the system, or changes it as in the device's settings.
  ///
  /// - Returns: The answers that the question takes; nil if this is one of them.
  func answer(_ question: String, with answer: String) -> [String]?

  /// The names of the questions that the app asked and nobody answered.
  var unansweredQuestions: [String] { get }

  /// The way in which a test makes a driver of the app.
  var driverSource: DriverSource { get }
}

/// A scene that a session can use.
@MainActor
package protocol SessionScene: HostedScene {
  /// True if a view receives text.
  var hasTextInput: Bool { get }

  /// Lets seconds of the scene's clock pass; the clock must be stepped.
  func advanceClock(by seconds: TimeInterval)

  /// The lines that describe a part of the app's state.
  func stateDescription(of part: StatePart) -> String
}

/// A part of an app's state that a session shows.
package enum StatePart: String, CaseIterable {
  /// The view controllers with their titles and frames.
  case controllers
  /// The views with their frames.
  case views
  /// The views of SwiftUI with what each body read.
  case graph
}

/// The way in which a test makes a driver of an app.
package enum DriverSource: Equatable {
  /// An app of scenes and views: the names of its type and its module.
  case app(type: String, module: String)
  /// An app of delegates: the names of its delegate and its module.
  case delegate(type: String, module: String)
  /// The preview of a name, in the program's module.
  case preview(name: String, module: String)
}
