#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  /// A part of a painter's surface as pixels of its own: what is drawn there is changed before it is painted on the surface.
  struct SurfacePart {
    private let painter: FramePainter
    let pixels: PixelSurface
    /// The position of the part on the surface, where it is painted.
    private let origin: CGPoint

    /// The part that a drawing covers, as far as the clip shows it, with the painter's matrix; nil if nothing is visible.
    ///
    /// - Parameters:
    ///   - bounds: the bounding box of the drawing, in the painter's coordinates.
    ///   - spread: the distance to which pixels change others, in pixels.
    ///   - offset: the distance at which the part is painted from where it was drawn, in units of the surface.
    init?(
      of painter: FramePainter, _ bounds: CGRect, spread: Double, offset: CGSize = .zero,
      format: PixelSurface.Format
    ) {
      let resolution = painter.resolution
      let margin = spread.rounded(.up) / resolution + 1
      let seen = painter.deviceClipExtents.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(
        dx: -margin, dy: -margin)
      var matrix = painter.matrix
      let area = Transform(matrix).apply(to: bounds).insetBy(dx: -margin, dy: -margin).intersection(seen)
      guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
      let corner = CGPoint(x: area.minX.rounded(.down), y: area.minY.rounded(.down))
      let width = ((area.maxX - corner.x) * resolution).rounded(.up)
      let height = ((area.maxY - corner.y) * resolution).rounded(.up)
      guard let pixels = PixelSurface(width: Int(width), height: Int(height), format: format) else { return nil }
      cairo_scale(pixels.context, resolution, resolution)
      cairo_translate(pixels.context, -corner.x, -corner.y)
      cairo_transform(pixels.context, &matrix)
      self.painter = painter
      self.pixels = pixels
      origin = CGPoint(x: corner.x + offset.width, y: corner.y + offset.height)
    }

    /// Calls a closure that paints the pixels' surface at the origin.
    func paint(_ body: (OpaquePointer) -> Void) {
      let (context, resolution) = (painter.context, painter.resolution)
      cairo_save(context)
      cairo_identity_matrix(context)
      cairo_translate(context, origin.x, origin.y)
      cairo_scale(context, 1 / resolution, 1 / resolution)
      body(pixels.surface)
      cairo_restore(context)
    }
  }

  extension FramePainter {
    /// The transform from the current coordinates to those of the surface.
    var matrix: cairo_matrix_t {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      return matrix
    }

    /// The length of a unit of the current coordinates on the surface.
    var magnification: Double {
      let matrix = matrix
      return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    }

    /// The clip's bounding box in the surface's own coordinates.
    fileprivate var deviceClipExtents: CGRect {
      cairo_save(context)
      defer { cairo_restore(context) }
      cairo_identity_matrix(context)
      return clipExtents
    }
  }

  extension Transform {
    fileprivate init(_ matrix: cairo_matrix_t) {
      self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
  }
#endif
