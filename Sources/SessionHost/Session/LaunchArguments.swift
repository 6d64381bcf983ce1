import Foundation
import RenderTree

/// The arguments of a launch.
struct LaunchArguments {
  private enum Clock: String, CaseIterable { case stepped, live }
  private enum TextKind: String, CaseIterable { case picture, cells }

  /// The environment of the scene.
  let configuration: SceneConfiguration
  /// The answers of the user to the system, by the names of the questions.
  let answers: [String: String]
  /// The time that a request may take; nil for the usual one.
  let patience: Duration?
  /// The language; nil for that of the process.
  let language: String?
  /// True if the layout direction was chosen, and not only the language.
  let hasOwnDirection: Bool
  /// True if texts have the sizes of pictures, and not those of cells.
  let hasPictureText: Bool

  /// Reads the arguments.
  ///
  /// - Parameter languages: The languages of the app's texts.
  init(
    _ arguments: inout Arguments, surroundings: SessionHost.Surroundings, languages: [String]
  ) throws(SessionProblem) {
    let width = try arguments.number("width", in: 1...20_000) ?? 390
    let height = try arguments.number("height", in: 1...20_000) ?? 844
    let direction = try arguments.choice("direction", SceneConfiguration.LayoutDirection.self)
    language = try arguments.text("language")
    hasOwnDirection = direction != nil
    let ownDirection = language.map { InterfaceLanguage(preferring: [$0], among: languages).direction }
    let text = try arguments.choice("text", TextKind.self)
    if text == .picture, surroundings.pictureText == nil {
      throw SessionProblem(
        .notPossible,
        "text is picture, but the app was built without pictures, or no font is installed. Expected: cells")
    }
    let pictureText = text == .cells ? nil : surroundings.pictureText
    hasPictureText = pictureText != nil
    var configuration = SceneConfiguration(
      size: CGSize(width: width, height: height), scale: 2, textEngine: pictureText ?? MonospaceTextEngine(),
      rasterizer: surroundings.rasterizer,
      appearance: try arguments.choice("appearance") ?? .light, idiom: try arguments.choice("idiom") ?? .phone,
      textSize: try arguments.choice("textSize") ?? .large,
      layoutDirection: direction ?? ownDirection ?? .leftToRight,
      time: try arguments.choice("clock", Clock.self) == .live ? .live : .stepped, url: try arguments.url("url"))
    configuration.languages = language.map { [$0] } ?? []
    configuration.acceptsFiles = true
    configuration.openedSchemes = ["http", "https", "mailto", "tel", "sms", "file"]
    self.configuration = configuration
    answers = try arguments.pairs("answers")
    patience = try arguments.number("patience", in: 0.5...600).map { .seconds($0) }
  }
}

extension Arguments {
  /// Returns a URL.
  mutating func url(_ name: String) throws(SessionProblem) -> URL? {
    guard let text = try text(name) else { return nil }
    guard let url = URL(string: text), url.scheme != nil else {
      throw SessionProblem(.badRequest, "\(name) is \(text.debugDescription). Expected: a URL with its scheme")
    }
    return url
  }
}
