import Foundation

/// The values of views before and after an animation block, between which an animator moves its views.
@MainActor
final class AnimatedValues {
  /// The animated properties of a view; those that the block did not change are nil.
  private struct Change {
    let view: UIView
    var bounds: Ends<CGRect>?
    var center: Ends<CGPoint>?
    var transform: Ends<CGAffineTransform>?
    var alpha: Ends<CGFloat>?
    var backgroundColor: Ends<UIColor?>?
  }

  /// The first and the last value of a property.
  private struct Ends<Value> {
    let start: Value
    var end: Value
  }

  /// The part of the animation that passes before these values begin to move, from 0 to 1.
  let delay: CGFloat
  private var changes: [Change] = []
  private var places: [ObjectIdentifier: Int] = [:]

  init(delay: CGFloat) { self.delay = delay }

  /// The scene of a changed view; nil if no view in a scene changed.
  var scene: UIWindowScene? { changes.lazy.compactMap { $0.view.enclosingWindow?.windowScene }.first }

  /// True if a view was changed.
  func contains(_ view: UIView) -> Bool { places[ObjectIdentifier(view)] != nil }

  // MARK: Recording

  func willMove(_ view: UIView, from old: LayerGeometry) {
    change(of: view) { change in
      if old.bounds != view.bounds { Self.record(old.bounds, view.bounds, in: &change.bounds) }
      if old.position != view.center { Self.record(old.position, view.center, in: &change.center) }
      if old.transform != view.transform { Self.record(old.transform, view.transform, in: &change.transform) }
    }
  }

  func willFade(_ view: UIView, from old: CGFloat) {
    change(of: view) { Self.record(old, view.alpha, in: &$0.alpha) }
  }

  func willRecolor(_ view: UIView, from old: UIColor?) {
    change(of: view) { Self.record(old, view.backgroundColor, in: &$0.backgroundColor) }
  }

  private func change(of view: UIView, _ record: (inout Change) -> Void) {
    let key = ObjectIdentifier(view)
    let place = places[key] ?? changes.count
    if place == changes.count {
      places[key] = place
      changes.append(Change(view: view))
    }
    record(&changes[place])
  }

  /// Keeps the first value of a property, and replaces the last.
  private static func record<Value>(_ start: Value, _ end: Value, in ends: inout Ends<Value>?) {
    if ends == nil { ends = Ends(start: start, end: end) } else { ends?.end = end }
  }

  // MARK: Setting

  /// Sets the changed properties to their values at a part of the way, without animation: 0 for the first values, 1 for
  /// the last.
  func apply(_ wholeProgress: CGFloat) {
    let progress = delay < 1 ? wholeProgress <= delay ? 0 : (wholeProgress - delay) / (1 - delay) : wholeProgress
    UIView.performWithoutAnimation {
      for change in changes { Self.apply(progress, to: change) }
    }
  }

  private static func apply(_ progress: CGFloat, to change: Change) {
    func number(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
      switch progress {
      case 0: start
      case 1: end
      default: start + (end - start) * progress
      }
    }
    let view = change.view
    if let transform = change.transform {
      let parts = zip(transform.start.parts, transform.end.parts).map(number)
      view.transform = progress == 0 ? transform.start : progress == 1 ? transform.end : CGAffineTransform(parts: parts)
    }
    if let bounds = change.bounds {
      let (start, end) = (bounds.start, bounds.end)
      view.bounds = CGRect(
        x: number(start.minX, end.minX), y: number(start.minY, end.minY),
        width: max(0, number(start.width, end.width)), height: max(0, number(start.height, end.height)))
    }
    if let center = change.center {
      view.center = CGPoint(x: number(center.start.x, center.end.x), y: number(center.start.y, center.end.y))
    }
    if let alpha = change.alpha { view.alpha = min(max(0, number(alpha.start, alpha.end)), 1) }
    if let color = change.backgroundColor {
      switch progress {
      case 0: view.backgroundColor = color.start
      case 1: view.backgroundColor = color.end
      default:
        let traits = view.traitCollection
        let ends = [color.start, color.end].map { ($0 ?? .clear).resolvedColor(with: traits).cgColor.components ?? [] }
        let parts = zip(ends[0], ends[1]).map { min(max(0, number($0, $1)), 1) }
        guard parts.count == 4 else { break }
        view.backgroundColor = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      }
    }
  }
}
