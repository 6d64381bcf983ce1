import Foundation
import PergolaCoreFoundation
import RenderTree

/// A gradient: colours at locations, blended in between.
public final class CGGradient: Sendable {
  /// The colours, by ascending location.
  let stops: [Gradient.Stop]

  /// A gradient through the `CGColor`s in `colors`; nil if there are none. Elements of another type are skipped with
  /// their locations.
  ///
  /// - Parameters:
  ///   - space: ignored; the colours are blended in sRGB.
  ///   - colors: at least one `CGColor`.
  ///   - locations: one location per colour, from 0 to 1; nil spaces the colours evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.map { $0 as? CGColor }
    guard colors.contains(where: { $0 != nil }) else { return nil }
    stops = Gradient.Stop.spread(
      colors, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// A gradient through colours given by their components: red, green, blue and alpha of each in turn.
  ///
  /// - Parameters:
  ///   - locations: one location per colour, from 0 to 1; nil spaces the colours evenly.
  ///   - count: the number of colours; the result is nil unless it is positive.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let colors = (0..<count).map { index in
      CGColor(
        red: components[4 * index], green: components[4 * index + 1], blue: components[4 * index + 2],
        alpha: components[4 * index + 3])
    }
    stops = Gradient.Stop.spread(colors, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }
}

/// The parts beyond its ends that a gradient paints; by default none.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit per member.
  public let rawValue: UInt32
  /// The set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Paints the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Paints the last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension Gradient.Stop {
  /// The stops by ascending location; evenly spaced unless there is one location per colour. A nil colour has a
  /// location and no stop.
  static func spread(_ colors: [CGColor?], at places: [CGFloat]?) -> [Gradient.Stop] {
    let places = places.flatMap { $0.count == colors.count ? $0 : nil }
    return colors.enumerated().compactMap { index, color in
      guard let color else { return nil }
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return Gradient.Stop(color: RenderColor(color), location: places?[index] ?? even)
    }
    .enumerated()
    .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
    .map(\.element)
  }
}
