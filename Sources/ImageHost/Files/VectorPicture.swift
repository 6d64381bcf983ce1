#if Image
  import CPangoCairo
  import CRsvg
  import Foundation
  import PangoText
  import PergolaDiagnostics
  import RenderTree
  import Synchronization

  /// A vector graphics file that librsvg has parsed. Files that it refers to are not loaded.
  final class VectorPicture: Sendable {
    private struct Handle: @unchecked Sendable {
      // Unchecked: a handle of librsvg is used by one thread at a time, under the lock.
      let pointer: UnsafeMutablePointer<RsvgHandle>
      /// True once a defect of the file was logged.
      var isReported = false
    }

    private let handle: Mutex<Handle>
    private let size: CGSize

    /// Parses a file; nil, with the reason in the log, if it is no vector graphics file.
    init?(_ bitmap: Bitmap) {
      NamedFonts.use()
      var error: UnsafeMutablePointer<GError>?
      let pointer = bitmap.data.withUnsafeBytes { bytes in
        rsvg_handle_new_from_data(bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &error)
      }
      size = bitmap.size
      guard let pointer else {
        if let error {
          VectorPicture.report(error, bitmap.size)
          g_error_free(error)
        }
        return nil
      }
      handle = Mutex(Handle(pointer: pointer))
    }

    deinit { handle.withLock { g_object_unref($0.pointer) } }

    private static func report(_ error: UnsafeMutablePointer<GError>, _ size: CGSize) {
      let reason = String(cString: error.pointee.message)
      Log.warning("An SVG image of \(size.width) x \(size.height) points cannot be drawn: \(reason).")
    }

    /// Draws the file into a rectangle, which may stretch it. A defect is logged the first time.
    ///
    /// - Parameter tint: a colour that replaces the file's own, or nil.
    func paint(on context: OpaquePointer, in box: CGRect, tint: RenderColor?, opacity: Double) {
      cairo_save(context)
      defer { cairo_restore(context) }
      cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
      cairo_clip(context)
      cairo_push_group(context)
      cairo_translate(context, box.minX, box.minY)
      cairo_scale(context, box.width / size.width, box.height / size.height)
      var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
      handle.withLock { handle in
        var error: UnsafeMutablePointer<GError>?
        rsvg_handle_render_document(handle.pointer, context, &viewport, &error)
        guard let error else { return }
        if !handle.isReported { Self.report(error, size) }
        handle.isReported = true
        g_error_free(error)
      }
      guard let group = cairo_pop_group(context) else { return }
      defer { cairo_pattern_destroy(group) }
      if let tint {
        cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha * opacity)
        cairo_mask(context, group)
      } else {
        cairo_set_source(context, group)
        cairo_paint_with_alpha(context, opacity)
      }
    }
  }
#endif
