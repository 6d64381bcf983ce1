import Foundation
import RenderTree

/// An array of the C libraries, which `[…] as CFArray` makes of a Swift one: here it is one.
public typealias CFArray = [Any]

/// Colours that run into each other.
public final class CGGradient: Sendable {
  /// Where they are, by ascending place.
  let stops: [Gradient.Stop]

  /// A gradient through colours; nil where one of them is no `CGColor`, or there is none.
  ///
  /// - Parameters:
  ///   - space: in which they run into each other; nil is sRGB too.
  ///   - colors: `CGColor`s.
  ///   - locations: as many places from 0 to 1; nil spaces the colours evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = Gradient.Stop.spread(
      colors, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// A gradient through colours by their components, red, green, blue and alpha one after the other.
  ///
  /// - Parameters:
  ///   - locations: as many places from 0 to 1; nil spaces the colours evenly.
  ///   - count: of the colours; nil where there is none.
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

/// What a gradient paints beyond its ends: nothing, unless it is said.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: UInt32
  /// The set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension Gradient.Stop {
  /// Colours at places by ascending place, or evenly spaced where there are not as many places.
  static func spread(_ colors: [CGColor], at places: [CGFloat]?) -> [Gradient.Stop] {
    let places = places.flatMap { $0.count == colors.count ? $0 : nil }
    return colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return Gradient.Stop(color: RenderColor(color), location: places?[index] ?? even)
    }
    .enumerated()
    .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
    .map(\.element)
  }
}
