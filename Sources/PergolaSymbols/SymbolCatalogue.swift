import Foundation
import Synchronization

/// The catalogue of the symbols that apps can name.
package enum SymbolCatalogue {
  /// A symbol: a glyph of the catalogue in one of its forms, or the app's own.
  package struct Symbol: Sendable {
    private enum Source: Sendable {
      case glyph(SymbolGlyph, SymbolForm)
      /// A template, and the path of its file.
      case template(SymbolTemplate, path: String)
    }

    package let name: String
    private let source: Source

    init(_ glyph: SymbolGlyph, as form: SymbolForm) {
      name = glyph.name + form.suffix
      source = .glyph(glyph, form)
    }

    /// A symbol of the app's own.
    package init(_ name: String, _ template: SymbolTemplate, from path: String) {
      self.name = name
      source = .template(template, path: path)
    }

    /// The identity of the symbol: its name, or the path of its file.
    var identifier: String {
      switch source {
      case .glyph: name
      case .template(_, let path): path
      }
    }

    /// The name for screen readers: the words of the glyph's name without the form, such as "Envelope badge".
    package var accessibilityName: String {
      let words =
        switch source {
        case .glyph(let glyph, _): glyph.name.replacing(".", with: " ")
        case .template: name.replacing(".", with: " ")
        }
      return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The character that stands for the symbol on a character grid, one cell wide.
    package var character: Character {
      switch source {
      case .glyph(_, let form): form.character
      case .template: SymbolTemplate.character
      }
    }

    /// The character in a right-to-left layout.
    package var mirrored: Character {
      switch source {
      case .glyph(_, let form): form.mirrored
      case .template: SymbolTemplate.character
      }
    }

    /// True if the symbol is mirrored in right-to-left layouts.
    var mirrors: Bool {
      switch source {
      case .glyph(let glyph, _): glyph.mirrors
      case .template: false
      }
    }

    /// The ratio of width to height. Only that of the app's own symbols depends on the width of lines, in units.
    package func aspectRatio(lineWidth: CGFloat) -> CGFloat {
      switch source {
      case .glyph(let glyph, let form): SymbolGeometry.width(of: glyph, as: form) / SymbolGlyph.height
      case .template(let template, _): template.figure(lineWidth: lineWidth).width / SymbolGlyph.height
      }
    }

    /// The symbol's geometry. It is parsed on first use and cached.
    package var figure: SymbolGeometry { figure(lineWidth: SymbolGlyph.lineWidth) }

    /// The geometry. Only that of the app's own symbols depends on the width of lines, in units.
    func figure(lineWidth: CGFloat) -> SymbolGeometry {
      switch source {
      case .template(let template, _): return template.figure(lineWidth: lineWidth)
      case .glyph(let glyph, let form):
        if let figure = figures.withLock({ $0[name] }) { return figure }
        let figure = SymbolGeometry(glyph, as: form)
        figures.withLock { $0[name] = figure }
        return figure
      }
    }
  }

  /// Every symbol, by topic.
  static let all: [Symbol] = glyphs.flatMap { glyph in glyph.forms.map { Symbol(glyph, as: $0) } }

  /// Returns the symbol with a name; nil for an unknown name.
  ///
  /// - Complexity: O(1).
  package static func symbol(named name: String) -> Symbol? { byName[name] }

  /// Returns the known names most similar to a name, by edit distance, the most similar first.
  package static func nearestNames(to name: String, count: Int = 3) -> [String] {
    let wanted = Array(name.utf8)
    return all.map { (distance: editDistance(wanted, Array($0.name.utf8)), name: $0.name) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(count)
      .map(\.name)
  }

  /// Returns the edit distance of two names: the least number of insertions, deletions and substitutions (Levenshtein
  /// 1966, by the table of Wagner and Fischer 1974).
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let next = min(diagonal + (x == y ? 0 : 1), row[j] + 1, row[j + 1] + 1)
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }

  /// The cached figures by the symbol's name.
  private static let figures = Mutex<[String: SymbolGeometry]>([:])

  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension SymbolCatalogue.Symbol: Hashable {
  /// True if both are of the same name in the catalogue, or of the same file.
  package static func == (a: Self, b: Self) -> Bool { a.identifier == b.identifier }

  package func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
