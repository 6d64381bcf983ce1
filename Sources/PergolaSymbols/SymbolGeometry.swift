import Foundation
import RenderTree

/// The geometry of a symbol, in painting order: the marks of a glyph in one of its forms.
package struct SymbolGeometry: Sendable {
  /// The use of a piece.
  enum Use: Sendable {
    case paint
    /// Painted over the pieces below, or cut out of them in a single colour.
    case detail
    /// Always cut out of the pieces below.
    case gap
  }

  struct Piece: Sendable {
    var path: Path
    var isFilled = false
    /// The line width as a fraction of the nominal one; 0 for no line.
    var thickness: CGFloat = 0
    /// The growth of the line with weights above the regular one, as a fraction of the nominal growth.
    var growth: CGFloat = 1
    /// The addition to the line width, in units.
    var margin: CGFloat = 0
    var use = Use.paint
    var role = SymbolGlyph.Role.primary
    var color: SymbolColor?
  }

  let width: CGFloat
  let mirrors: Bool
  private let growth: CGFloat
  private(set) var pieces: [Piece] = []

  /// The distinct colours in multicolour rendering; empty if the symbol has none of its own.
  package var ownColors: [SymbolColor] {
    pieces.compactMap(\.color).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A figure of areas.
  init(width: CGFloat, areas: [Piece]) {
    self.width = width
    mirrors = false
    growth = 1
    pieces = areas
  }

  init(_ glyph: SymbolGlyph, as form: SymbolForm) {
    width = Self.width(of: glyph, as: form)
    mirrors = glyph.mirrors
    growth = glyph.growth
    if let enclosure = form.enclosure {
      enclose(glyph, in: enclosure, isFilled: form.isFilled)
    } else {
      add(glyph.marks, isFilled: form.isFilled, isEnclosed: false)
      center(from: glyph.width)
    }
    if form.isSlashed { slash() }
    if let badge = form.badge { add(badge) }
  }

  /// Returns the width of the box of a glyph in a form.
  static func width(of glyph: SymbolGlyph, as form: SymbolForm) -> CGFloat {
    if form.enclosure != nil { return SymbolGlyph.height }
    return form.isSlashed ? max(glyph.width, slashedWidth) : glyph.width
  }

  private mutating func center(from width: CGFloat) {
    guard width != self.width else { return }
    let shift = Transform.translation(x: (self.width - width) / 2, y: 0)
    for index in pieces.indices { pieces[index].path = pieces[index].path.applying(shift) }
  }

  // MARK: Marks

  private mutating func add(_ marks: [SymbolGlyph.Mark], isFilled: Bool, isEnclosed: Bool) {
    let marks = marks.filter { $0.onlyFilled ?? isFilled == isFilled && $0.onlyEnclosed ?? isEnclosed == isEnclosed }
    let hasStrongDetails = isFilled && marks.contains { $0.isDetail && $0.role == .primary }
    for mark in marks {
      var piece = Piece(path: SymbolPathReader.path(mark.path).applying(mark.placement), role: mark.role)
      if isFilled || !mark.isColoredWhenFilled { piece.color = mark.color }
      switch mark.kind {
      case .body:
        piece.isFilled = isFilled
        piece.thickness = 1
        // A body recedes behind a primary detail on it.
        if hasStrongDetails, mark.role == .primary { piece.role = .secondary }
      case .line, .detail: piece.thickness = mark.thickness
      case .area, .detailArea: piece.isFilled = true
      case .solid:
        piece.isFilled = true
        piece.thickness = mark.thickness
      case .hole:
        piece.isFilled = true
        piece.use = .gap
      case .gap:
        piece.isFilled = true
        piece.thickness = 1
        piece.margin = Self.margin
        piece.use = .gap
      }
      if mark.isDetail, isFilled {
        piece.use = .detail
        // A detail on a coloured body is white by default.
        if piece.color == nil, pieces.last?.color != nil { piece.color = .white }
      }
      piece.growth = growth * (mark.isDetail ? Self.detailGrowth : 1)
      pieces.append(piece)
    }
  }

  // MARK: Enclosures

  private mutating func enclose(_ glyph: SymbolGlyph, in enclosure: SymbolForm.Enclosure, isFilled: Bool) {
    let rim = SymbolPathReader.path(enclosure == .circle ? "O12 12 9.3" : "R3.2 3.2 17.6 17.6 3.6")
    let disc = isFilled ? glyph.disc : nil
    pieces = [Piece(path: rim, isFilled: isFilled, thickness: 1, role: .secondary, color: disc)]
    let inset = glyph.inside
    let transform = Transform(
      a: inset.scale, b: 0, c: 0, d: inset.scale, tx: 12 + inset.x - glyph.width / 2 * inset.scale,
      ty: 12 + inset.y - 12 * inset.scale)
    for var piece in SymbolGeometry(marksOf: glyph).pieces {
      piece.path = piece.path.applying(transform)
      piece.thickness *= Self.insideThickness
      piece.margin *= inset.scale
      piece.role = .primary
      piece.color = disc == nil ? nil : .white
      switch piece.use {
      case .paint where isFilled: piece.use = .detail
      case .paint: break
      // The disc is visible through the cut-outs of the glyph.
      case .detail where isFilled, .gap where isFilled:
        piece.use = .paint
        piece.role = .secondary
        piece.color = disc
      case .detail, .gap: piece.use = .gap
      }
      pieces.append(piece)
    }
  }

  /// The marks of a glyph for use inside a circle or square.
  private init(marksOf glyph: SymbolGlyph) {
    width = glyph.width
    mirrors = glyph.mirrors
    growth = min(glyph.growth, Self.insideGrowth)
    add(glyph.marks, isFilled: glyph.inside.isFilled, isEnclosed: true)
  }

  // MARK: Slashes and badges

  private mutating func slash() {
    let middle = width / 2
    let path = Path([.move(CGPoint(x: middle - 8.6, y: 3.4)), .line(CGPoint(x: middle + 8.6, y: 20.6))])
    pieces.append(Piece(path: path, thickness: 1, margin: Self.margin, use: .gap))
    pieces.append(Piece(path: path, thickness: 1))
  }

  private mutating func add(_ badge: SymbolForm.Badge) {
    let center = CGPoint(x: width - 5.7, y: 17.9)
    func path(_ text: String) -> Path { SymbolPathReader.path(text).applying(.translation(x: center.x, y: center.y)) }
    let disc = path(badge.outline)
    pieces = pieces.map { piece in
      var piece = piece
      if piece.role == .primary { piece.role = .secondary }
      return piece
    }
    let thickness: CGFloat = badge == .warning || badge == .gearshape ? 0.75 : 1
    pieces.append(Piece(path: disc, isFilled: true, thickness: thickness, margin: Self.margin, use: .gap))
    pieces.append(Piece(path: disc, isFilled: true, thickness: thickness, color: badge.color))
    var sign = Piece(path: path(badge.sign), thickness: 0.8, use: .detail, color: .white)
    if badge == .person { (sign.isFilled, sign.thickness) = (true, 0) }
    pieces.append(sign)
  }

  /// The minimum width of a slashed symbol, in units.
  private static let slashedWidth: CGFloat = 22
  /// The width of the margin of a gap, in units: added to the line width.
  private static let margin: CGFloat = 2.2
  /// The growth of lines on a body, which leaves the body visible between them; `insideGrowth` does the same for lines
  /// inside a circle or square.
  private static let detailGrowth: CGFloat = 0.75
  private static let insideGrowth: CGFloat = 0.6
  /// The width of lines inside a circle or square, as a fraction of the rim's.
  private static let insideThickness: CGFloat = 0.94
}
