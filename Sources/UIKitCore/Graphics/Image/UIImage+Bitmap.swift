import Foundation
import PergolaDiagnostics
import RenderTree

extension UIImage {
  /// An image from PNG or JPEG data, at one pixel per point, upright as the Exif data of a JPEG say. nil, with the
  /// reason in the log, if the data is not a complete file, or has more than 67,108,864 pixels. Other formats are not
  /// supported.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image from PNG or JPEG data, at `scale` pixels per point, upright as the Exif data of a JPEG say. nil, with the
  /// reason in the log, if the data is not a complete file, or has more than 67,108,864 pixels. Other formats are not
  /// supported.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = Bitmap.read(data, from: "UIImage(data:)") else { return nil }
    self.init(.bitmap(bitmap), scale: scale, orientation: bitmap.orientation)
  }

  /// An image from a PNG or JPEG file. A name that ends in `@2x` or `@3x` sets the number of pixels per point.
  ///
  /// nil, with the reason in the log, if the file is missing or unreadable.
  public convenience init?(contentsOfFile path: String) {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let bitmap = Bitmap.read(data, from: path) else { return nil }
      let scale = ImageFileName(URL(fileURLWithPath: path)).scale
      self.init(.bitmap(bitmap), scale: scale, orientation: bitmap.orientation)
    } catch {
      Log.debug("UIImage(contentsOfFile:): \(path) could not be read: \(error.localizedDescription)")
      return nil
    }
  }

  /// An image at one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// An image at `scale` pixels per point with an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.source, scale: scale, orientation: orientation)
  }

  convenience init(_ source: ImageSource, scale: CGFloat, orientation: Orientation = .up) {
    let picture = NonSymbolImage(content: .fixed(source), scale: scale > 0 ? scale : 1, orientation: orientation)
    self.init(storage: Storage(picture: picture))
  }

  // MARK: Attributes

  /// The content, resolved with the current traits and without the orientation; nil for a symbol or an empty image.
  public var cgImage: CGImage? { storage.picture.map { CGImage(source: $0.resolved(with: ownTraits).source) } }

  /// The rotation and reflection that display the content upright.
  public var imageOrientation: Orientation { storage.picture?.orientation(with: ownTraits) ?? .up }

  /// The insets of the parts that are not resized, in points.
  public var capInsets: UIEdgeInsets { storage.picture?.resolved(with: ownTraits).resizing?.capInsets ?? .zero }

  /// The resizing of the middle part.
  public var resizingMode: ResizingMode { storage.picture?.resolved(with: ownTraits).resizing?.mode ?? .stretch }

  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  public var flipsForRightToLeftLayoutDirection: Bool { storage.picture?.isFlippedForRightToLeft ?? false }

  // MARK: Variations

  /// The image with fixed cap insets and a tiled middle.
  ///
  /// More than 1,024 tiles are replaced by stretching.
  ///
  /// - Parameter capInsets: the insets of the parts that are not resized, in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with fixed cap insets. A symbol does not change.
  ///
  /// - Parameters:
  ///   - capInsets: the insets of the parts that are not resized, in points.
  ///   - resizingMode: the resizing of the middle. More than 1,024 tiles are replaced by stretching.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    varied { $0.picture?.resizing = NonSymbolImage.Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The image mirrored horizontally. A symbol does not change.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    varied { storage in
      if let orientation = storage.picture?.orientation { storage.picture?.orientation = orientation.mirrored }
    }
  }

  /// The image, mirrored in right-to-left layouts. A symbol does not change: the symbol catalogue determines whether it
  /// is mirrored.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    varied { $0.picture?.isFlippedForRightToLeft = true }
  }

  // MARK: Files

  /// The data of a PNG file of the image, resolved with the current traits.
  ///
  /// An image that was read from a PNG file, and not rotated or tinted, returns the data of that file. A drawing or a
  /// symbol is rasterized. nil if the host has no rasterizer, as in a terminal, or if the image has no pixels or too
  /// many.
  public func pngData() -> Data? {
    let traits = ownTraits
    if let shown = storage.picture?.resolved(with: traits), shown.orientation == .up,
      pictureTint(shown, template: nil) == nil,
      case .bitmap(let bitmap) = shown.source, bitmap.format == .png
    {
      return bitmap.data
    }
    let (drawing, size) = drawing(with: traits)
    return SceneContext.current.rasterizer?.png(of: drawing, size: size, scale: scale, isOpaque: false)
  }

  /// The data of a JPEG file of the image, resolved with the current traits.
  ///
  /// The file stores the image upright, without Exif data, and on white where the image is transparent: JPEG has no
  /// transparency. An image that was read from a JPEG file is compressed again. nil if the host has no rasterizer, as
  /// in a terminal, or if the image has no pixels or too many.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let (drawing, size) = drawing(with: ownTraits)
    return SceneContext.current.rasterizer?.jpeg(of: drawing, size: size, scale: scale, quality: compressionQuality)
  }

  private func drawing(with traits: UITraitCollection) -> (Drawing, CGSize) {
    let size = size(with: traits)
    return (Drawing(operations(in: CGRect(origin: .zero, size: size), template: .black, traits: traits)), size)
  }
}

extension Bitmap {
  /// The orientation that the file's Exif data name.
  var orientation: UIImage.Orientation {
    // In the order of Exif's numbers, from 1.
    let orientations: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    return orientations[exifOrientation - 1]
  }

  /// A bitmap from PNG or JPEG data; nil, with the reason in the log, if the data is invalid.
  ///
  /// - Parameter source: the origin of the data, for the log.
  static func read(_ data: Data, from source: String) -> Bitmap? {
    read(data, from: source) { data throws(BitmapProblem) in try Bitmap(validating: data) }
  }

  /// An image from the data of an SVG file; nil, with the reason in the log, if the data is invalid.
  static func readVector(_ data: Data, from source: String) -> Bitmap? {
    read(data, from: source) { data throws(BitmapProblem) in try Bitmap(validatingSVG: data) }
  }

  private static func read(
    _ data: Data, from source: String, _ decode: (Data) throws(BitmapProblem) -> Bitmap
  ) -> Bitmap? {
    do throws(BitmapProblem) {
      return try decode(data)
    } catch {
      Log.warning("\(source): cannot read the image of \(data.count) bytes: \(error).")
      return nil
    }
  }
}
