import Foundation
import PergolaDiagnostics
import RenderTree

extension UIImage {
  /// An image from PNG data, at one pixel per point. nil, with the reason in the log, if the data is not a complete
  /// PNG, or has more than 67,108,864 pixels. Other formats are not supported.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image from PNG data, at `scale` pixels per point. nil, with the reason in the log, if the data is not a
  /// complete PNG, or has more than 67,108,864 pixels. Other formats are not supported.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = Bitmap.read(data, from: "UIImage(data:)") else { return nil }
    self.init(.bitmap(bitmap), scale: scale)
  }

  /// An image from a PNG file. A name that ends in `@2x` or `@3x` sets the number of pixels per point.
  ///
  /// nil, with the reason in the log, if the file is missing or unreadable.
  public convenience init?(contentsOfFile path: String) {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let bitmap = Bitmap.read(data, from: path) else { return nil }
      self.init(.bitmap(bitmap), scale: ImageFileName(URL(fileURLWithPath: path)).scale)
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
  public var cgImage: CGImage? { storage.picture.map { CGImage(source: $0.resolved(with: .current).source) } }

  /// The rotation and reflection that display the content upright.
  public var imageOrientation: Orientation { storage.picture?.orientation ?? .up }

  /// The insets of the parts that are not resized, in points.
  public var capInsets: UIEdgeInsets { storage.picture?.resolved(with: .current).resizing?.capInsets ?? .zero }

  /// The resizing of the middle part.
  public var resizingMode: ResizingMode { storage.picture?.resolved(with: .current).resizing?.mode ?? .stretch }

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
    let traits = UITraitCollection.current
    if let shown = storage.picture?.resolved(with: traits), shown.orientation == .up, pictureTint(template: nil) == nil,
      case .bitmap(let bitmap) = shown.source
    {
      return bitmap.data
    }
    let size = size(with: traits)
    let drawing = Drawing(operations(in: CGRect(origin: .zero, size: size), template: .black, traits: traits))
    return SceneContext.current.rasterizer?.png(of: drawing, size: size, scale: scale, isOpaque: false)
  }
}

extension Bitmap {
  /// A bitmap from PNG data; nil, with the reason in the log, if the data is invalid.
  ///
  /// - Parameter source: the origin of the data, for the log.
  static func read(_ data: Data, from source: String) -> Bitmap? {
    do throws(PNGStructure.Problem) {
      return try Bitmap(validatingPNG: data)
    } catch {
      Log.warning("\(source): cannot read the image of \(data.count) bytes: \(error).")
      return nil
    }
  }
}
