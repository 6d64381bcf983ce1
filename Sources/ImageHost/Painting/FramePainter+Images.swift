#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  extension FramePainter {
    func paint(_ content: ImageContent, opacity: Double) {
      paint(
        content.bitmap, in: content.frame, tint: content.tint, isSmooth: content.interpolation == .smooth,
        opacity: opacity)
    }

    /// Draws an image into a rectangle. Draws nothing if the file is damaged.
    func paint(_ bitmap: Bitmap, in box: CGRect, tint: RenderColor?, isSmooth: Bool, opacity: Double) {
      guard box.width > 0, box.height > 0, box.isInCairoRange else { return }
      switch bitmaps.decoded(bitmap) {
      case .pixels(let picture): paint(picture, in: snapped(box), tint: tint, isSmooth: isSmooth, opacity: opacity)
      case .vector(let picture): picture.paint(on: context, in: snapped(box), tint: tint, opacity: opacity)
      case nil: break
      }
    }

    private func paint(_ picture: DecodedBitmap, in box: CGRect, tint: RenderColor?, isSmooth: Bool, opacity: Double) {
      cairo_save(context)
      defer { cairo_restore(context) }
      let pattern = cairo_pattern_create_for_surface(picture.surface)
      defer { cairo_pattern_destroy(pattern) }
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, Double(picture.width) / box.width, Double(picture.height) / box.height)
      cairo_matrix_translate(&matrix, -box.minX, -box.minY)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
      // Edge pixels are extended, so that the edge does not fade into its surroundings.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
      cairo_clip(context)
      if let tint {
        setColor(tint.faded(opacity))
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_paint_with_alpha(context, opacity)
      }
    }
  }
#endif
