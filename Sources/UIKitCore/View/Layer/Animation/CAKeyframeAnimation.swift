import Foundation

/// The way from one value of a keyframe animation to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant change.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// A jump.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// An animation of a property through several values. Values at the points of a path are left out.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, which the property has one after the other.
  open var values: [Any]?
  /// The times of the values as parts of the duration, from 0 to 1; nil, the default, for equal stretches of time. A
  /// discrete animation has one more time than values. Times of a wrong number are ignored, as in the original.
  open var keyTimes: [NSNumber]?
  /// The curves of the stretches between two values; nil, the default, for a constant speed.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way from one value to the next; `.linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func copied() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copyTiming(to: copy)
    copy.keyPath = keyPath
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copy
  }

  override func apply(_ progress: CGFloat, to layer: CALayer) {
    guard let keyPath, let property = layer.animatableProperty(keyPath), let values else { return }
    let count = property.read(layer).count
    let frames = values.compactMap { property.parts(of: $0) }.filter { $0.count == count }
    guard let last = frames.last, frames.count == values.count else { return }
    let times = times(for: frames.count)
    // The first time is that of the first value, before which it is shown as well.
    let place = max(0, (times.lastIndex { $0 <= progress } ?? 0))
    guard calculationMode != .discrete else {
      property.write(layer, frames[min(place, frames.count - 1)])
      return
    }
    guard place + 1 < frames.count else {
      property.write(layer, last)
      return
    }
    let length = times[place + 1] - times[place]
    let part = length > 0 ? min(max(0, (progress - times[place]) / length), 1) : 1
    let curved = timingFunctions.flatMap { place < $0.count ? $0[place].progress(at: part) : nil } ?? part
    property.write(layer, zip(frames[place], frames[place + 1]).map { $0 + ($1 - $0) * curved })
  }

  /// The times of values, with the end of the last one in a discrete animation.
  private func times(for count: Int) -> [CGFloat] {
    let wanted = calculationMode == .discrete ? count + 1 : count
    if let keyTimes, keyTimes.count == wanted { return keyTimes.map { CGFloat($0.doubleValue) } }
    return (0..<wanted).map { CGFloat($0) / CGFloat(max(1, wanted - 1)) }
  }
}
