import Foundation
import Synchronization

/// The catalogue of the symbols that apps can name.
package enum SymbolCatalogue {
  /// A symbol of the catalogue: a glyph in one of its forms.
  package struct Symbol: Sendable {
    package let name: String
    let glyph: SymbolGlyph
    let form: SymbolForm

    init(_ glyph: SymbolGlyph, as form: SymbolForm) {
      name = glyph.name + form.suffix
      self.glyph = glyph
      self.form = form
    }

    /// The name for screen readers: the words of the glyph's name without the form, such as "Envelope badge".
    package var accessibilityName: String {
      let words = glyph.name.replacing(".", with: " ")
      return words.prefix(1).uppercased() + words.dropFirst()
    }
    /// The character that stands for the symbol on a character grid, one cell wide.
    package var character: Character { form.character }
    /// The character in a right-to-left layout.
    package var mirrored: Character { form.mirrored }
    /// The ratio of width to height.
    package var aspectRatio: CGFloat { SymbolGeometry.width(of: glyph, as: form) / SymbolGlyph.height }
    /// The symbol's geometry. It is parsed on first use and cached.
    package var figure: SymbolGeometry {
      if let figure = figures.withLock({ $0[name] }) { return figure }
      let figure = SymbolGeometry(glyph, as: form)
      figures.withLock { $0[name] = figure }
      return figure
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
  /// True if the names are equal: the name determines the symbol.
  package static func == (a: Self, b: Self) -> Bool { a.name == b.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
