import Foundation
import RenderTree

/// A picture that is no symbol, and how it is shown.
struct Picture: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case fixed(ImageSource)
    /// One of several, by the traits.
    case asset(ImageAsset)
  }

  /// How a picture that may be stretched is.
  struct Resizing: Hashable, Sendable {
    /// The edges that keep their thickness, in points.
    var capInsets: UIEdgeInsets
    var mode: UIImage.ResizingMode
  }

  /// A picture as it is under certain traits.
  struct Shown {
    let source: ImageSource
    let scale: CGFloat
    let orientation: UIImage.Orientation
    let resizing: Resizing?

    /// In points, as it is seen.
    var size: CGSize {
      let pixels = source.pixelSize
      let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
      return orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
    }
  }

  var content: Content
  /// Pixels to a point of what is fixed.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var resizing: Resizing?
  var isFlippedForRightToLeft = false

  func shown(with traits: UITraitCollection) -> Shown {
    let orientation = isFlippedForRightToLeft && traits.isRightToLeft ? orientation.mirrored : orientation
    switch content {
    case .fixed(let source):
      return Shown(source: source, scale: scale, orientation: orientation, resizing: resizing)
    case .asset(let asset):
      let variant = asset.variant(for: traits)
      return Shown(
        source: .bitmap(variant.bitmap), scale: variant.scale, orientation: orientation,
        resizing: resizing ?? variant.resizing)
    }
  }
}

extension Picture.Shown {
  /// What a node shows where the picture stands in a rectangle of the node's box.
  ///
  /// - Parameter tint: in the place of its own colours; nil leaves them.
  func content(in frame: CGRect, tint: RenderColor?) -> NodeContent {
    if case .bitmap(let bitmap) = source, orientation == .up, !isInParts(in: frame) {
      return .image(ImageContent(bitmap: bitmap, frame: frame, tint: tint))
    }
    return .drawing(Drawing(operations(in: frame).tinted(tint, around: frame)))
  }

  /// What paints it into a rectangle, in its own colours.
  func operations(
    in frame: CGRect, interpolation: Drawing.Interpolation = .smooth
  ) -> [Drawing.Operation] {
    guard let resizing, isInParts(in: frame) else { return turned(in: frame, interpolation) }
    let natural = CGRect(origin: .zero, size: size)
    return ResizedParts(natural: natural, frame: frame, resizing: resizing).parts.flatMap { part in
      [.save, .clip(Path(rect: part.shown), rule: .winding), .transform(.mapping(part.source, to: part.target))]
        + turned(in: natural, interpolation) + [.restore]
    }
  }

  /// Whether its edges are drawn apart from its middle.
  private func isInParts(in frame: CGRect) -> Bool { resizing != nil && frame.size != size && !frame.isEmpty }

  private func turned(in frame: CGRect, _ interpolation: Drawing.Interpolation) -> [Drawing.Operation] {
    guard orientation != .up else { return source.operations(in: frame, interpolation: interpolation) }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let place = orientation.unitTransform.concatenating(.mapping(unit, to: frame))
    return [.save, .transform(place)] + source.operations(in: unit, interpolation: interpolation) + [.restore]
  }
}

/// The nine parts of a picture with edges that keep their thickness.
struct ResizedParts {
  struct Part {
    /// Of the picture in its natural size.
    let source: CGRect
    /// Where that comes to lie.
    let target: CGRect
    /// What of it is seen: the last one in a row may be cut off.
    let shown: CGRect
  }

  let parts: [Part]

  /// The most repetitions in a picture: what is so small that there would be more is stretched.
  static let greatestCount = 1024

  /// - Parameters:
  ///   - natural: the picture's own size, in points.
  ///   - frame: where it is to stand.
  init(natural: CGRect, frame: CGRect, resizing: Picture.Resizing) {
    let caps = resizing.capInsets
    let columns = Self.bands(
      from: natural.minX, natural.maxX, to: frame.minX, frame.maxX, caps: (caps.left, caps.right))
    let rows = Self.bands(
      from: natural.minY, natural.maxY, to: frame.minY, frame.maxY, caps: (caps.top, caps.bottom))
    let count = columns.reduce(0) { $0 + $1.repetitions } * rows.reduce(0) { $0 + $1.repetitions }
    let repeats = resizing.mode == .tile && count <= CGFloat(Self.greatestCount)
    parts = rows.flatMap { row in
      columns.flatMap { column in
        (repeats ? row.repeated : [row]).flatMap { row in
          (repeats ? column.repeated : [column]).map { column in Part(column: column, row: row) }
        }
      }
    }
  }

  /// A stretch along one axis.
  fileprivate struct Band {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>
    /// Whether it is the middle, which is stretched or repeated.
    var isMiddle: Bool
    var shown: ClosedRange<CGFloat>

    var repetitions: CGFloat {
      isMiddle ? ((target.upperBound - target.lowerBound) / (source.upperBound - source.lowerBound)).rounded(.up) : 1
    }

    /// As many of its own size as fill its room; the last one may be cut off.
    var repeated: [Band] {
      guard isMiddle else { return [self] }
      let step = source.upperBound - source.lowerBound
      return (0..<Int(repetitions)).map { index in
        let start = target.lowerBound + CGFloat(index) * step
        let end = max(start, min(start + step, target.upperBound))
        return Band(source: source, target: start...(start + step), isMiddle: true, shown: start...end)
      }
    }
  }

  /// Caps that have no room share what there is.
  private static func bands(
    from start: CGFloat, _ end: CGFloat, to targetStart: CGFloat, _ targetEnd: CGFloat, caps: (CGFloat, CGFloat)
  ) -> [Band] {
    let length = end - start
    let first = min(max(caps.0, 0), length)
    let last = min(max(caps.1, 0), length - first)
    let room = targetEnd - targetStart
    let factor = first + last > room ? room / (first + last) : 1
    let edges = [start, start + first, end - last, end]
    let targets = [targetStart, targetStart + first * factor, targetEnd - last * factor, targetEnd]
    return (0..<3).compactMap { index in
      guard edges[index] < edges[index + 1], targets[index] < targets[index + 1] else { return nil }
      let target = targets[index]...targets[index + 1]
      return Band(source: edges[index]...edges[index + 1], target: target, isMiddle: index == 1, shown: target)
    }
  }
}

extension ResizedParts.Part {
  fileprivate init(column: ResizedParts.Band, row: ResizedParts.Band) {
    func rectangle(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGRect {
      CGRect(
        x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }
    self.init(
      source: rectangle(column.source, row.source), target: rectangle(column.target, row.target),
      shown: rectangle(column.shown, row.shown))
  }
}
