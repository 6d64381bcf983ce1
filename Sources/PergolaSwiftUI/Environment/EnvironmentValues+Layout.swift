import Foundation

extension EnvironmentValues {
  private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  private enum PointGridKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
  }

  /// The size of a character cell in a terminal, in points; nil elsewhere. Distances of ours are whole cells there.
  var pointGrid: CGSize? {
    get { self[PointGridKey.self] }
    set { self[PointGridKey.self] = newValue }
  }

  /// The number of pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The direction in which text runs.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
