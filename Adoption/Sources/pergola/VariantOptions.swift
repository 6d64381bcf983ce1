import ArgumentParser
import Previews

extension PreviewSize: ExpressibleByArgument {
  /// The size of a name, or of points.
  public init?(argument: String) { self.init(argument) }

  /// The names, for completions.
  public static var allValueStrings: [String] { named.compactMap(\.name) }
}

/// The options for the surroundings of previews.
struct VariantOptions: ParsableArguments {
  @Option(
    name: .customLong("size"), parsing: .singleValue,
    help: ArgumentHelp(
      "The size of the window: small-phone, phone, large-phone, small-pad, pad, large-pad, or points, such as 320x480.",
      valueName: "size"))
  var sizes: [PreviewSize] = []

  @Option(name: .customLong("appearance"), parsing: .singleValue, help: "The appearance.")
  var appearances: [Appearance] = []

  @Option(
    name: .customLong("text-size"), parsing: .singleValue,
    help: ArgumentHelp("The user's text size.", valueName: "size"))
  var textSizes: [TextSize] = []

  @Option(
    name: .customLong("language"), parsing: .singleValue,
    help: ArgumentHelp("The language of texts, such as ar or de-CH.", valueName: "tag"))
  var languages: [String] = []

  @Option(name: .customLong("direction"), parsing: .singleValue, help: "The direction of the layout.")
  var directions: [Direction] = []

  @Flag(
    name: .customLong("matrix"),
    help: """
      Render all combinations of phone and pad, light and dark, large and accessibilityLarge text, and both directions, as \
      far as no value is given. Each option can be given several times.
      """)
  var isFull = false

  func validate() throws {
    for tag in languages where tag.wholeMatch(of: /[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*/) == nil {
      throw ValidationError("\(tag.debugDescription) is no language. Expected: a tag such as ar or de-CH")
    }
  }

  /// The appearances.
  enum Appearance: String, CaseIterable, ExpressibleByArgument { case light, dark }
  /// The directions of a layout.
  enum Direction: String, CaseIterable, ExpressibleByArgument {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }
  /// The text sizes, from the smallest to the largest.
  enum TextSize: String, CaseIterable, ExpressibleByArgument {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }

  /// The variants that are chosen.
  var matrix: PreviewMatrix {
    PreviewMatrix(
      sizes: sizes, appearances: appearances.map(\.rawValue), textSizes: textSizes.map(\.rawValue),
      languages: languages, directions: directions.map { $0 == .rightToLeft }, isFull: isFull)
  }
}
