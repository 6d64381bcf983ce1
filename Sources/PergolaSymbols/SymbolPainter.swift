import Foundation
import RenderTree

/// The rendering mode of a symbol.
package enum SymbolRendering: Hashable, Sendable {
  /// One colour; details on an area are cut out of it.
  case monochrome(RenderColor)
  /// One colour, with less opacity for each layer.
  case hierarchical(RenderColor)
  /// A colour for each layer; the last colour applies to all further layers.
  case palette([RenderColor])
  /// The symbol's own colours, and another one for the pieces without.
  case multicolor([SymbolColor: RenderColor], other: RenderColor)
}

extension SymbolRendering {
  /// Returns the colour of a figure's first layer. In multicolour rendering, it is that of the first piece with a
  /// colour of its own, primary pieces first.
  package func mainColor(of figure: SymbolGeometry) -> RenderColor {
    switch self {
    case .monochrome(let color), .hierarchical(let color): return color
    case .palette(let colors): return colors.first ?? .clear
    case .multicolor(let own, let other):
      let first = figure.pieces.first { $0.role == .primary && $0.use == .paint && $0.color != nil }
      return (first ?? figure.pieces.first { $0.color != nil })?.color.flatMap { own[$0] } ?? other
    }
  }
}

/// A painter of figures in the units of their box.
struct SymbolPainter {
  let rendering: SymbolRendering
  /// The line width, in units.
  let lineWidth: CGFloat

  /// Returns the opacity of a layer in hierarchical rendering.
  static func opacity(of role: SymbolGlyph.Role) -> Double {
    switch role {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    }
  }

  /// Returns the operations that draw a figure.
  func operations(for figure: SymbolGeometry) -> [Drawing.Operation] {
    let layers = layers(of: figure)
    var groups: [(color: RenderColor, operations: [Drawing.Operation])] = []
    for (index, layer) in layers.enumerated() {
      guard let color = layer.color else { continue }
      let clips = layers[(index + 1)...].filter { $0.color == nil }
        .flatMap { clipsExcluding($0.piece, width: figure.width) }
      let opaque = RenderColor(red: color.red, green: color.green, blue: color.blue)
      let operations = clipped(strokesAndFills(of: layer.piece, in: .color(opaque)), to: clips)
      if groups.last?.color == color {
        groups[groups.count - 1].operations += operations
      } else {
        groups.append((color, operations))
      }
    }
    let painted = groups.flatMap { faded($0.operations, to: $0.color.alpha) }
    guard case .hierarchical(let color) = rendering else { return painted }
    return faded(painted, to: color.alpha)
  }

  /// Returns the pieces with their colours; nil for pieces that are cut out of those before.
  ///
  /// A detail that would be invisible on its body is cut out of it.
  private func layers(of figure: SymbolGeometry) -> [(piece: SymbolGeometry.Piece, color: RenderColor?)] {
    var ground: SymbolGeometry.Piece?
    return figure.pieces.map { piece in
      switch piece.use {
      case .gap: return (piece, nil)
      case .detail: return (piece, isSeen(piece, on: ground) ? color(of: piece) : nil)
      case .paint:
        if piece.isFilled { ground = piece }
        return (piece, color(of: piece))
      }
    }
  }

  private func isSeen(_ piece: SymbolGeometry.Piece, on ground: SymbolGeometry.Piece?) -> Bool {
    guard let ground else { return true }
    // A layer with less opacity is invisible on a stronger one of the same colour.
    if case .hierarchical = rendering { return piece.role.rawValue < ground.role.rawValue }
    return color(of: piece) != color(of: ground)
  }

  // MARK: Colours

  private func color(of piece: SymbolGeometry.Piece) -> RenderColor {
    switch rendering {
    case .monochrome(let color): return color
    case .hierarchical(var color):
      color.alpha = Self.opacity(of: piece.role)
      return color
    case .palette(let colors):
      return colors.isEmpty ? .clear : colors[min(piece.role.rawValue, colors.count - 1)]
    case .multicolor(let own, let other): return piece.color.flatMap { own[$0] } ?? other
    }
  }

  // MARK: Operations

  private func width(of piece: SymbolGeometry.Piece) -> CGFloat {
    let width =
      lineWidth <= SymbolGlyph.lineWidth
      ? lineWidth : SymbolGlyph.lineWidth + (lineWidth - SymbolGlyph.lineWidth) * piece.growth
    return width * piece.thickness + piece.margin
  }

  private func strokesAndFills(of piece: SymbolGeometry.Piece, in paint: Paint) -> [Drawing.Operation] {
    var operations: [Drawing.Operation] = []
    if piece.isFilled { operations.append(.fill(piece.path, rule: .evenOdd, paint)) }
    if piece.thickness > 0 {
      let style = StrokeStyle(width: width(of: piece), cap: .round, join: .round)
      operations.append(.stroke(piece.path, style, paint))
    }
    return operations
  }

  /// Returns clips that together exclude the area of a piece.
  private func clipsExcluding(_ piece: SymbolGeometry.Piece, width: CGFloat) -> [Drawing.Operation] {
    var areas = piece.isFilled ? [piece.path] : []
    if piece.thickness > 0 { areas += StrokeOutline(halfWidth: self.width(of: piece) / 2).areas(of: piece.path) }
    let all = SymbolPathReader.path("M-24 -24 H\(width + 24) V48 H-24 Z")
    return areas.map { .clip(all + $0, rule: .evenOdd) }
  }

  private func clipped(_ operations: [Drawing.Operation], to clips: [Drawing.Operation]) -> [Drawing.Operation] {
    clips.isEmpty ? operations : [.save] + clips + operations + [.restore]
  }

  /// Returns opaque operations composited with an opacity as a group, so that overlaps do not show through.
  private func faded(_ operations: [Drawing.Operation], to alpha: Double) -> [Drawing.Operation] {
    alpha >= 1 ? operations : [.save, .opacity(alpha), .beginLayer] + operations + [.endLayer, .restore]
  }
}
