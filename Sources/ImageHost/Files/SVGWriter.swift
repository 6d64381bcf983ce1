#if Image
  import CPangoCairo
  import Foundation

  /// A writer of SVG files, in which letters are outlines, so that the image is the same without their fonts.
  enum SVGWriter {
    /// Returns the file; nil if Cairo fails.
    ///
    /// - Parameter size: the size in points, which are the file's units.
    static func data(size: CGSize, _ draw: (_ context: OpaquePointer) -> Void) -> Data? {
      var bytes = [UInt8]()
      let isWhole = withUnsafeMutablePointer(to: &bytes) { target in
        let surface = cairo_svg_surface_create_for_stream(
          { target, data, length in
            // Cairo passes the array and the bytes.
            target!.assumingMemoryBound(to: [UInt8].self).pointee
              .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
            return CAIRO_STATUS_SUCCESS
          }, target, size.width, size.height)
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return false }
        draw(context)
        cairo_destroy(context)
        cairo_surface_finish(surface)
        return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
      }
      return isWhole ? Data(renumbered(bytes)) : nil
    }

    /// Returns the text with its identifiers renumbered in order of appearance. Cairo continues its numbers from file
    /// to file.
    static func renumbered(_ bytes: [UInt8]) -> [UInt8] {
      var names: [ArraySlice<UInt8>: [UInt8]] = [:]
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var copied = 0
      var index = 0
      while index < bytes.count {
        guard let (start, end) = identifier(bytes, at: index) else {
          index += 1
          continue
        }
        let name = bytes[start..<end]
        let newName = names[name] ?? Array("i\(names.count)".utf8)
        names[name] = newName
        result += bytes[copied..<start]
        result += newName
        copied = end
        index = end
      }
      result += bytes[copied...]
      return result
    }

    private static let openings: [(prefix: [UInt8], end: UInt8)] = [
      (Array(" id=\"".utf8), UInt8(ascii: "\"")), (Array("href=\"#".utf8), UInt8(ascii: "\"")),
      (Array("url(#".utf8), UInt8(ascii: ")")),
    ]

    /// Returns the range of an identifier whose opening begins at `index`.
    private static func identifier(_ bytes: [UInt8], at index: Int) -> (Int, Int)? {
      let first = bytes[index]
      guard first == UInt8(ascii: " ") || first == UInt8(ascii: "h") || first == UInt8(ascii: "u") else { return nil }
      for opening in openings where bytes[index...].starts(with: opening.prefix) {
        let start = index + opening.prefix.count
        guard let end = bytes[start...].firstIndex(of: opening.end) else { return nil }
        return (start, end)
      }
      return nil
    }
  }
#endif
