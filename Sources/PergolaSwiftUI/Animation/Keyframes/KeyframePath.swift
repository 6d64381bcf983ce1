import Foundation

/// The way of a value through the steps of a track.
struct KeyframePath<Vector: VectorArithmetic> {
  private struct Segment {
    let start: TimeInterval
    let duration: TimeInterval
    let from: Vector
    let to: Vector
    let kind: Kind

    func value(at elapsed: TimeInterval) -> Vector {
      guard elapsed < duration else { return to }
      let part = elapsed / duration
      switch kind {
      case .move: return to
      case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: part))
      case .spring(let spring, let start):
        return from + spring.value(target: to - from, initialVelocity: start, time: elapsed)
      case .cubic(let start, let end):
        // Hermite's form.
        let (square, cube) = (part * part, part * part * part)
        let ends = from.scaled(by: 2 * cube - 3 * square + 1) + to.scaled(by: 3 * square - 2 * cube)
        let velocities =
          start.scaled(by: (cube - 2 * square + part) * duration) + end.scaled(by: (cube - square) * duration)
        return ends + velocities
      }
    }

    var endVelocity: Vector {
      switch kind {
      case .move: .zero
      case .linear(let curve): duration > 0 ? (to - from).scaled(by: curve.velocity(at: 1) / duration) : .zero
      case .spring(let spring, let start):
        spring.velocity(target: to - from, initialVelocity: start, time: duration)
      case .cubic(_, let end): end
      }
    }
  }

  private enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Vector, end: Vector)
    case spring(Spring, start: Vector)
  }

  private var segments: [Segment] = []
  private let first: Vector
  /// In seconds.
  private(set) var duration: TimeInterval = 0

  init<Value: Animatable>(from first: Vector, _ steps: [KeyframeStep<Value>]) where Value.AnimatableData == Vector {
    self.first = first
    var (from, velocity) = (first, Vector.zero)
    for (index, step) in steps.enumerated() {
      let kind: Kind
      switch step.kind {
      case .move: kind = .move
      case .linear(let curve): kind = .linear(curve)
      case .spring(let spring, let start): kind = .spring(spring, start: start ?? velocity)
      case .cubic(let start, let end):
        kind = .cubic(start: start ?? velocity, end: end ?? Self.endVelocity(of: steps, at: index, from: from))
      }
      let segment = Segment(start: duration, duration: step.duration, from: from, to: step.target, kind: kind)
      segments.append(segment)
      duration += step.duration
      velocity = segment.endVelocity
      from = step.target
    }
  }

  /// The velocity at the end of a cubic step that has none of its own.
  private static func endVelocity<Value: Animatable>(
    of steps: [KeyframeStep<Value>], at index: Int, from: Vector
  ) -> Vector where Value.AnimatableData == Vector {
    guard index + 1 < steps.count else { return .zero }
    let (step, next) = (steps[index], steps[index + 1])
    switch next.kind {
    case .move: return .zero
    case .spring(_, let start): return start ?? .zero
    case .linear(let curve):
      guard next.duration > 0 else { return .zero }
      return (next.target - step.target).scaled(by: curve.velocity(at: 0) / next.duration)
    case .cubic(let start, _):
      if let start { return start }
      let time = step.duration + next.duration
      return time > 0 ? (next.target - from).scaled(by: 1 / time) : .zero
    }
  }

  /// The value at a time in seconds: the last one after the end.
  func value(at time: TimeInterval) -> Vector {
    guard let segment = segments.last(where: { $0.start <= time }) else { return first }
    return segment.value(at: time - segment.start)
  }
}
