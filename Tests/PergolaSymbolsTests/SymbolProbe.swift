import Foundation
import RenderTree

@testable import PergolaSymbols

/// The drawing operations of a symbol, queried by point.
struct SymbolProbe {
  let operations: [Drawing.Operation]

  init(_ operations: [Drawing.Operation]) { self.operations = operations }

  /// The colours painted at a point, lowest first, with the opacity of their groups applied.
  func colors(at x: CGFloat, _ y: CGFloat) -> [RenderColor] {
    let point = CGPoint(x: x, y: y)
    var states = [(isVisible: true, opacity: 1.0)]
    var colors: [RenderColor] = []
    func paint(_ paint: Paint, where isInside: Bool) {
      guard case .color(var color) = paint, isInside, states[states.count - 1].isVisible else { return }
      color.alpha *= states[states.count - 1].opacity
      colors.append(color)
    }
    for operation in operations {
      switch operation {
      case .save: states.append(states[states.count - 1])
      case .restore: states.removeLast()
      case .opacity(let opacity): states[states.count - 1].opacity *= opacity
      case .clip(let path, let rule):
        if !path.contains(point, rule: rule) { states[states.count - 1].isVisible = false }
      case .fill(let path, let rule, let source): paint(source, where: path.contains(point, rule: rule))
      case .stroke(let path, let style, let source):
        let areas = StrokeOutline(halfWidth: style.width / 2).areas(of: path)
        paint(source, where: areas.contains { $0.contains(point, rule: .evenOdd) })
      default: break
      }
    }
    return colors
  }

  /// The topmost colour at a point; nil if nothing was painted.
  func color(at x: CGFloat, _ y: CGFloat) -> RenderColor? { colors(at: x, y).last }
}
