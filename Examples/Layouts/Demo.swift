import UIKit

/// A screen of the gallery: sections of tiles and their layout.
@MainActor
struct Demo {
  enum Topic: CaseIterable {
    case groups, views, orthogonal, custom

    var title: String {
      switch self {
      case .groups: String(localized: "Items and groups")
      case .views: String(localized: "Headers, badges, backgrounds")
      case .orthogonal: String(localized: "Orthogonal scrolling")
      case .custom: String(localized: "Custom layouts")
      }
    }
  }

  /// The name of the demo in a URL.
  let name: String
  private let titleKey: String.LocalizationValue
  let topic: Topic
  /// The number of tiles in each section.
  let counts: [Int]
  /// Returns the title of a section's header.
  let header: (_ section: Int) -> String
  /// The action of selecting a tile.
  let select: ((DemoViewController, Tile) -> Void)?
  let makeLayout: () -> UICollectionViewLayout

  /// The title in the user's language. The demos are made once, for all users.
  var title: String { String(localized: titleKey) }

  init(
    name: String, title: String.LocalizationValue, topic: Topic, counts: [Int],
    header: @escaping (_ section: Int) -> String = { String(localized: "Section \(Tile.letter($0))") },
    select: ((DemoViewController, Tile) -> Void)? = nil, makeLayout: @escaping () -> UICollectionViewLayout
  ) {
    self.name = name
    titleKey = title
    self.topic = topic
    self.counts = counts
    self.header = header
    self.select = select
    self.makeLayout = makeLayout
  }

  static let all: [Demo] = [
    rows, grid, insetGrid, twoColumns, distinctSections, adaptiveSections, nestedGroups,
    badges, headersAndFooters, pinnedHeaders, decorations,
    orthogonal,
    waterfall, circle, spreadsheet, switching,
  ]
}

/// An item of a demo.
struct Tile: Hashable, Sendable {
  let section: Int
  let number: Int

  var title: String { "\(Self.letter(section))\(number)" }

  /// A, B, C … Z, AA, AB …
  static func letter(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(65 + index % 26)))
    return index < 26 ? letter : Self.letter(index / 26 - 1) + letter
  }
}

/// The kinds of supplementary and decoration views.
enum ElementKind {
  static let header = "header"
  static let footer = "footer"
  static let badge = "badge"
  static let background = "background"
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns a header, as high as its text, above a section, or a footer below it.
  static func header(
    _ kind: String = ElementKind.header, alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
      elementKind: kind, alignment: alignment)
  }
}
