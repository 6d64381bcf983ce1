import Foundation
import RenderTree
import Synchronization

/// A cache of symbol drawings, which returns the same object for the same symbol, size and colours.
package enum SymbolDrawings {
  private struct Key: Hashable {
    let symbol: String
    let rendering: SymbolRendering
    let lineWidth: CGFloat
    let isMirrored: Bool
    let frame: CGRect
  }

  /// The maximum number of cached drawings. The cache is emptied when it is full: visible symbols soon return to it.
  private static let capacity = 512

  private static let kept = Mutex<[Key: Drawing]>([:])

  /// Returns the drawing of a symbol in a frame, which may stretch it.
  ///
  /// - Parameter lineWidth: the line width, in units of the glyph's box.
  package static func drawing(
    of symbol: SymbolCatalogue.Symbol, rendering: SymbolRendering, lineWidth: CGFloat, isRightToLeft: Bool,
    in frame: CGRect
  ) -> Drawing {
    let key = Key(
      symbol: symbol.identifier, rendering: rendering, lineWidth: lineWidth,
      isMirrored: isRightToLeft && symbol.mirrors,
      frame: frame)
    if let drawing = kept.withLock({ $0[key] }) { return drawing }
    let drawing = draw(symbol, key)
    kept.withLock { kept in
      if kept.count >= capacity { kept.removeAll(keepingCapacity: true) }
      kept[key] = drawing
    }
    return drawing
  }

  private static func draw(_ symbol: SymbolCatalogue.Symbol, _ key: Key) -> Drawing {
    let figure = symbol.figure(lineWidth: key.lineWidth)
    let x = key.frame.width / figure.width
    let transform = Transform(
      a: key.isMirrored ? -x : x, b: 0, c: 0, d: key.frame.height / SymbolGlyph.height,
      tx: key.isMirrored ? key.frame.maxX : key.frame.minX, ty: key.frame.minY)
    let operations = SymbolPainter(rendering: key.rendering, lineWidth: key.lineWidth).operations(for: figure)
    return Drawing([.save, .transform(transform)] + operations + [.restore])
  }
}
