#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  /// The pixels of a decoded image file.
  struct PixelGrid {
    let width: Int
    let height: Int
    private let picture: DecodedBitmap
    private let start: UnsafePointer<UInt8>
    private let stride: Int

    /// Decodes a PNG file.
    ///
    /// - Throws: a problem of the file.
    init(png data: Data) throws(ImageComparison.Problem) {
      let bitmap: Bitmap
      do throws(BitmapProblem) {
        bitmap = try Bitmap(validatingPNG: data)
      } catch {
        throw ImageComparison.Problem(description: error.description)
      }
      guard let picture = DecodedBitmap(bitmap), let pixels = cairo_image_surface_get_data(picture.surface) else {
        throw ImageComparison.Problem(description: "its pixels cannot be decoded")
      }
      self.picture = picture
      width = picture.width
      height = picture.height
      start = UnsafePointer(pixels)
      stride = Int(cairo_image_surface_get_stride(picture.surface))
    }

    /// Returns a row's pixels, each as the bytes blue, green, red and alpha, premultiplied.
    func row(_ y: Int) -> UnsafePointer<UInt32> {
      UnsafeRawPointer(start + y * stride).assumingMemoryBound(to: UInt32.self)
    }

    /// Returns true if a row is equal in two images of the same width.
    func row(_ y: Int, isSameIn other: PixelGrid) -> Bool { memcmp(row(y), other.row(y), width * 4) == 0 }
  }
#endif
