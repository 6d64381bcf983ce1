import Foundation
import RenderTree

/// An image that is not a symbol, with its display attributes.
struct NonSymbolImage: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case fixed(ImageSource)
    /// A variant, selected by the traits.
    case asset(ImageAsset)
  }

  /// The attributes of a resizable image.
  struct Resizing: Hashable, Sendable {
    /// The insets of the parts that are not resized, in points.
    var capInsets: UIEdgeInsets
    var mode: UIImage.ResizingMode
  }

  /// The colours of an image that was registered with an asset.
  struct Coloring: Sendable {
    /// The rendering mode; automatic for that of the asset.
    var renderingMode = UIImage.RenderingMode.automatic
    var tintColor: UIColor?
  }

  /// An image resolved with traits.
  struct Resolved {
    let source: ImageSource
    let scale: CGFloat
    let orientation: UIImage.Orientation
    let resizing: Resizing?
    var coloring = Coloring()

    /// An image without pixels.
    static var empty: Resolved {
      Resolved(source: .drawing(Drawing([]), pixels: .zero), scale: 1, orientation: .up, resizing: nil)
    }

    /// The size of the oriented image, in points.
    var size: CGSize {
      let pixels = source.pixelSize
      let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
      return orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
    }
  }

  var content: Content
  /// Pixels per point of fixed content.
  var scale: CGFloat = 1
  /// The orientation of fixed content. That of an asset comes from the variant's file, and is reflected if this one is.
  var orientation = UIImage.Orientation.up
  var resizing: Resizing?
  var isFlippedForRightToLeft = false

  func resolved(with traits: UITraitCollection) -> Resolved {
    switch content {
    case .fixed(let source):
      return Resolved(
        source: source, scale: scale, orientation: turned(orientation, with: traits), resizing: resizing)
    case .asset(let asset):
      let variant = asset.resolved(with: traits) ?? .empty
      return Resolved(
        source: variant.source, scale: variant.scale, orientation: turned(oriented(variant), with: traits),
        resizing: resizing ?? variant.resizing, coloring: variant.coloring)
    }
  }

  private func turned(_ orientation: UIImage.Orientation, with traits: UITraitCollection) -> UIImage.Orientation {
    isFlippedForRightToLeft && traits.isRightToLeft ? orientation.mirrored : orientation
  }

  /// The orientation in left-to-right layouts.
  func orientation(with traits: UITraitCollection) -> UIImage.Orientation {
    guard case .asset(let asset) = content else { return orientation }
    return oriented(asset.resolved(with: traits) ?? .empty)
  }

  private func oriented(_ variant: Resolved) -> UIImage.Orientation {
    orientation == .upMirrored ? variant.orientation.mirrored : variant.orientation
  }
}

extension NonSymbolImage.Resolved {
  /// The node content that fills a rectangle of the node's bounds.
  ///
  /// - Parameter tint: a colour that replaces the image's own; nil keeps them.
  func content(in frame: CGRect, tint: RenderColor?) -> NodeContent {
    if case .bitmap(let bitmap) = source, orientation == .up, !isInParts(in: frame) {
      return .image(ImageContent(bitmap: bitmap, frame: frame, tint: tint))
    }
    return .drawing(Drawing(operations(in: frame).tinted(tint, around: frame)))
  }

  /// The operations that paint the image into a rectangle, in its own colours.
  func operations(
    in frame: CGRect, interpolation: Drawing.Interpolation = .smooth
  ) -> [Drawing.Operation] {
    guard let resizing, isInParts(in: frame) else { return oriented(in: frame, interpolation) }
    let natural = CGRect(origin: .zero, size: size)
    return ResizedParts(natural: natural, frame: frame, resizing: resizing).parts.flatMap { part in
      [.save, .clip(Path(rect: part.shown), rule: .winding), .transform(.mapping(part.source, to: part.target))]
        + oriented(in: natural, interpolation) + [.restore]
    }
  }

  /// True if the image is resized with cap insets.
  private func isInParts(in frame: CGRect) -> Bool { resizing != nil && frame.size != size && !frame.isEmpty }

  private func oriented(in frame: CGRect, _ interpolation: Drawing.Interpolation) -> [Drawing.Operation] {
    guard orientation != .up else { return source.operations(in: frame, interpolation: interpolation) }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let place = orientation.unitTransform.concatenating(.mapping(unit, to: frame))
    return [.save, .transform(place)] + source.operations(in: unit, interpolation: interpolation) + [.restore]
  }
}

/// The nine parts of a resizable image.
struct ResizedParts {
  struct Part {
    /// The part of the image at its natural size.
    let source: CGRect
    /// The frame of the part in the result.
    let target: CGRect
    /// The visible part of `target`: the last of several tiles may be clipped.
    let shown: CGRect
  }

  let parts: [Part]

  /// The maximum number of tiles in an image. With more, the image is stretched instead.
  static let maximumCount = 1024

  /// - Parameters:
  ///   - natural: the bounds of the image at its natural size, in points.
  ///   - frame: the frame of the resized image.
  init(natural: CGRect, frame: CGRect, resizing: NonSymbolImage.Resizing) {
    let caps = resizing.capInsets
    let columns = Self.bands(
      from: natural.minX, natural.maxX, to: frame.minX, frame.maxX, caps: (caps.left, caps.right))
    let rows = Self.bands(
      from: natural.minY, natural.maxY, to: frame.minY, frame.maxY, caps: (caps.top, caps.bottom))
    let count = columns.reduce(0) { $0 + $1.repetitions } * rows.reduce(0) { $0 + $1.repetitions }
    let repeats = resizing.mode == .tile && count <= CGFloat(Self.maximumCount)
    parts = rows.flatMap { row in
      columns.flatMap { column in
        (repeats ? row.repeated : [row]).flatMap { row in
          (repeats ? column.repeated : [column]).map { column in Part(column: column, row: row) }
        }
      }
    }
  }

  /// A part along one axis.
  fileprivate struct Band {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>
    /// True for the middle part, which is stretched or tiled.
    var isMiddle: Bool
    var shown: ClosedRange<CGFloat>

    var repetitions: CGFloat {
      isMiddle ? ((target.upperBound - target.lowerBound) / (source.upperBound - source.lowerBound)).rounded(.up) : 1
    }

    /// The tiles of the part; the last one may be clipped.
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

  /// The parts along one axis. Caps that do not fit share the length in proportion.
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
