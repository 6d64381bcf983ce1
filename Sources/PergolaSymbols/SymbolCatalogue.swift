import Foundation
import Synchronization

/// The symbols that apps can name.
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

    /// What it shows, in words: those of its name without the form, as "Envelope badge".
    package var spokenName: String {
      let words = glyph.name.replacing(".", with: " ")
      return words.prefix(1).uppercased() + words.dropFirst()
    }
    /// What a host that has only characters draws: one cell wide.
    package var character: Character { form.character }
    /// The same where lines run from right to left.
    package var mirrored: Character { form.mirrored }
    /// How wide it is for its height.
    package var aspectRatio: CGFloat { SymbolFigure.width(of: glyph, as: form) / SymbolGlyph.height }
    /// What it is made of. It is read when it is asked for first.
    package var figure: SymbolFigure {
      if let figure = figures.withLock({ $0[name] }) { return figure }
      let figure = SymbolFigure(glyph, as: form)
      figures.withLock { $0[name] = figure }
      return figure
    }
  }

  /// Every symbol, by topic.
  static let all: [Symbol] = glyphs.flatMap { glyph in glyph.forms.map { Symbol(glyph, as: $0) } }

  /// The symbol of that name; nil for an unknown name.
  ///
  /// - Complexity: O(1).
  package static func symbol(named name: String) -> Symbol? { byName[name] }

  /// The known names that differ least from another, the nearest first.
  package static func nearestNames(to name: String, count: Int = 3) -> [String] {
    let wanted = Array(name.utf8)
    return all.map { (distance: editDistance(wanted, Array($0.name.utf8)), name: $0.name) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(count)
      .map(\.name)
  }

  /// How many characters have to be inserted, removed or replaced to make one name of the other (Levenshtein 1966, by
  /// the table of Wagner and Fischer 1974).
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

  /// The figures that were asked for, by the symbol's name.
  private static let figures = Mutex<[String: SymbolFigure]>([:])

  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension SymbolCatalogue.Symbol: Hashable {
  /// A name says all of a symbol.
  package static func == (a: Self, b: Self) -> Bool { a.name == b.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
