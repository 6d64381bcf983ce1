#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  extension FramePainter {
    /// Draws a node whose pixels have effects, with its descendants.
    func paintWithEffects(_ node: RenderNode, at place: NodeGeometry, opacity: Double) {
      let effects = node.style.compositing.effects
      // What lies beside the clip reaches into it.
      let spread = effects.reduce(0) { $0 + $1.reach }
      let reach = spread * place.transform.scale
      // Of what is too long for Cairo the part is drawn that is seen.
      let seen = clipExtents.insetBy(dx: -spread - 2, dy: -spread - 2)
      let isInRange = place.box.isInCairoRange
      let box = drawableBox(of: node, at: place)
      let bounds = isInRange ? node.reach : node.reach.overlap(with: seen)
      guard !bounds.isNull else { return }
      paint(with: effects, bounds: bounds, opaqueBox: box, opacity: opacity) { painter in
        painter.beginBox(of: node, box, at: place, opacity: 1, in: .infinite)
        painter.paintInside(node, at: place, clip: place.contentClip.insetBy(dx: -reach, dy: -reach))
        cairo_restore(painter.context)
        painter.endBox(of: node, box, opacity: 1)
      }
    }

    /// Draws a drawing whose pixels have effects.
    ///
    /// - Parameters:
    ///   - bounds: the bounding box of the drawing, in the current coordinates.
    ///   - opaqueBox: the box that an opaque blur fills; nil for the bounds.
    func paint(
      with effects: [PixelEffect], bounds: CGRect, opaqueBox: CGRect? = nil, opacity: Double,
      _ draw: (FramePainter) -> Void
    ) {
      let box = opaqueBox ?? bounds
      let scale = magnification * resolution
      let spread = min(effects.reduce(0) { $0 + $1.reach } * scale, 3 * Self.maximumDeviation)
      let shown = bounds.union(box).insetBy(dx: -spread / max(scale, 0.001), dy: -spread / max(scale, 0.001))
      guard let part = SurfacePart(of: self, shown, spread: spread, format: .transparent) else { return }
      draw(with(context: part.pixels.context, focusedNode: focusedNode))
      var isClipped = false
      for effect in effects {
        switch effect {
        case .blur(let radius, let isOpaque):
          part.pixels.blurColors(deviation: min(max(0, radius) * scale, Self.maximumDeviation))
          if isOpaque { part.pixels.makeOpaque() }
          isClipped = isClipped || isOpaque
        default:
          if let matrix = effect.colorMatrix { part.pixels.apply(matrix) }
        }
      }
      cairo_save(context)
      if isClipped {
        cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
        cairo_clip(context)
      }
      part.paint { surface in
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint_with_alpha(context, opacity)
      }
      cairo_restore(context)
    }

    /// The largest deviation of a blur, in pixels: a larger one leaves a single colour.
    private static let maximumDeviation = 500.0
  }

  extension PixelSurface {
    /// Changes the colour of each pixel.
    ///
    /// - Complexity: O(*n*) in the number of pixels.
    func apply(_ matrix: ColorMatrix) {
      let values = matrix.values
      forEachPixel { pixel in
        let alpha = Double(pixel[3]) / 255
        guard alpha > 0 else { return }
        // Blue, green and red are multiplied by the alpha.
        let (red, green, blue) = (Double(pixel[2]), Double(pixel[1]), Double(pixel[0]))
        func part(_ row: Int) -> Double {
          let sum = values[row] * red + values[row + 1] * green + values[row + 2] * blue
          let part = sum / (255 * alpha) + values[row + 3] * alpha + values[row + 4]
          // Factors that are too large for a number make none.
          return part > 0 ? min(part, 1) : 0
        }
        let newAlpha = part(15)
        for (index, row) in [(2, 0), (1, 5), (0, 10)] { pixel[index] = UInt8((part(row) * newAlpha * 255).rounded()) }
        pixel[3] = UInt8((newAlpha * 255).rounded())
      }
    }

    /// Makes pixels opaque that are not quite transparent, in their own colours.
    func makeOpaque() {
      forEachPixel { pixel in
        let alpha = Int(pixel[3])
        guard alpha > 0 else { return }
        for index in 0..<3 { pixel[index] = UInt8(min(255, (Int(pixel[index]) * 255 + alpha / 2) / alpha)) }
        pixel[3] = 255
      }
    }

    /// Calls a closure with the bytes of each pixel.
    private func forEachPixel(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
      withPixels { bytes, stride in
        guard let first = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        for row in 0..<height {
          for column in 0..<width { body(first + row * stride + column * 4) }
        }
      }
    }
  }
#endif
