import PergolaSymbols
import UIKit

/// The content of the sheet, by section.
struct Sheet {
  struct Section: Hashable {
    let title: String
    let entries: [Entry]
  }

  /// A symbol with its caption.
  struct Entry: Hashable {
    let title: String
    let symbol: String
    var look = Look.plain
  }

  /// The rendering of a symbol.
  enum Look: Hashable {
    case plain
    case weight(UIImage.SymbolWeight)
    case scale(UIImage.SymbolScale)
    case shades
    case palette
    case multicolor

    @MainActor var configuration: UIImage.SymbolConfiguration {
      switch self {
      case .plain: .unspecified
      case .weight(let weight): UIImage.SymbolConfiguration(weight: weight)
      case .scale(let scale): UIImage.SymbolConfiguration(scale: scale)
      case .shades: UIImage.SymbolConfiguration(hierarchicalColor: .systemBlue)
      case .palette: UIImage.SymbolConfiguration(paletteColors: [.systemPink, .systemIndigo, .systemTeal])
      case .multicolor: .preferringMulticolor()
      }
    }
  }

  let sections: [Section]

  /// Examples of renderings, then every symbol of the catalogue.
  @MainActor static let everything = Sheet(
    sections: [weights, scales, colors]
      + SymbolCatalogue.namesByTopic.map { topic in
        Section(title: topic.title, entries: topic.names.map { Entry(title: $0, symbol: $0) })
      })

  @MainActor private static let weights = Section(
    title: "Weights",
    entries: [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
      ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ].map { Entry(title: $0, symbol: "gearshape", look: .weight($1)) })

  private static let scales = Section(
    title: "Scales",
    entries: [("small", .small), ("medium", .medium), ("large", .large)]
      .map { Entry(title: $0, symbol: "star.circle", look: .scale($1)) })

  private static let colors = Section(
    title: "Colours",
    entries: ["cloud.sun.rain.fill", "thermometer.sun.fill", "folder.fill.badge.plus", "checkmark.circle.fill"]
      .flatMap { symbol in
        [("one colour", Look.plain), ("shades", .shades), ("a palette", .palette), ("its own", .multicolor)]
          .map { Entry(title: $0, symbol: symbol, look: $1) }
      })
}
