import Foundation
import RenderTree

extension NodeTransition {
  /// The transition as JSON: the node, the kind, duration and delay in milliseconds, the curve, the number of runs (0
  /// for no end), 1 if every second run goes back, and the frame from which a node moves. Nil if it takes no time.
  var json: String? {
    switch kind {
    case .inserted: json(kind: 0).map { "[\($0)]" }
    case .removed: json(kind: 1).map { "[\($0)]" }
    case .changed: json(kind: 3).map { "[\($0)]" }
    case .moved(let frame):
      json(kind: 2).map { head in
        let from = [frame.minX, frame.minY, frame.width, frame.height].map { "," + PageNumber.json($0) }
        return "[\(head)\(from.joined())]"
      }
    }
  }

  /// The members that every kind of transition has, without brackets; nil if it takes no time.
  func json(kind: Int) -> String? {
    guard duration.isFinite, delay.isFinite, duration > 0 else { return nil }
    let runs = repetition.runs.isFinite ? PageNumber.json(CGFloat(repetition.runs)) : "0"
    return "\"\(PageNumber.name(node))\",\(kind),\(NodeTransition.milliseconds(duration)),"
      + "\(NodeTransition.milliseconds(delay)),\"\(curve.css)\",\(runs),\(repetition.autoreverses ? 1 : 0)"
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((min(max(seconds, 0), 1e6) * 1000).rounded()) }
}

extension NodeTransition.Curve {
  /// The curve as CSS writes it.
  fileprivate var css: String {
    switch self {
    case .easeInOut: "ease-in-out"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .linear: "linear"
    case .cubic(let x1, let y1, let x2, let y2):
      "cubic-bezier(\(Self.share(x1)),\(PageNumber.text(y1)),\(Self.share(x2)),\(PageNumber.text(y2)))"
    case .spring(let damping, let velocity): "linear(\(Self.spring(damping, velocity)))"
    }
  }

  private static func share(_ number: Double) -> String { PageNumber.text(CGFloat(min(max(number, 0), 1))) }

  /// The number of parts in which the curve of a spring is sampled.
  private static let springParts = 24

  /// Returns places of a damped oscillator on its way from 0 to 1, which has come to rest at the end.
  private static func spring(_ damping: Double, _ velocity: Double) -> String {
    let damping = min(max(damping.isFinite ? damping : 1, 0.05), 1)
    let velocity = velocity.isFinite ? velocity : 0
    // The envelope has fallen to a thousandth at the end.
    let decay = 6.9
    let frequency = damping < 1 ? decay / damping * (1 - damping * damping).squareRoot() : 0
    return (0...springParts).map { part in
      guard part < springParts else { return "1" }
      let time = Double(part) / Double(springParts)
      let slope = decay - velocity
      let swing =
        damping < 1 ? cos(frequency * time) + slope / frequency * sin(frequency * time) : 1 + slope * time
      return PageNumber.text(CGFloat(1 - exp(-decay * time) * swing))
    }
    .joined(separator: ",")
  }
}
