import UIKit

/// A screen of the gallery: sections of tiles, and what lays them out.
@MainActor
struct Demo {
  enum Topic: CaseIterable {
    case groups, views, rows, custom

    var title: String {
      switch self {
      case .groups: "Items and groups"
      case .views: "Headers, badges, backgrounds"
      case .rows: "Rows that scroll by themselves"
      case .custom: "Layouts of one's own"
      }
    }
  }

  /// What it is called in a URL.
  let name: String
  let title: String
  let topic: Topic
  /// How many tiles each section has.
  let counts: [Int]
  /// What stands over a section.
  var header: (_ section: Int) -> String = { "Section \(Tile.letter($0))" }
  /// What selecting a tile does.
  var select: ((DemoViewController, Tile) -> Void)?
  let makeLayout: () -> UICollectionViewLayout

  static let all: [Demo] = [
    rows, grid, insetGrid, twoColumns, distinctSections, adaptiveSections, nestedGroups,
    badges, headersAndFooters, pinnedHeaders, decorations,
    orthogonal,
    waterfall, circle, spreadsheet, switching,
  ]
}

/// One of the things that are laid out.
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

/// The kinds of views besides cells.
enum ElementKind {
  static let header = "header"
  static let footer = "footer"
  static let badge = "badge"
  static let background = "background"
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// A line over a section, or under it.
  static func header(
    _ kind: String = ElementKind.header, alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
      elementKind: kind, alignment: alignment)
  }
}
