import Foundation
import PergolaDiagnostics
import RenderTree

extension UIImage {
  /// A picture in a PNG file, at one pixel to a point; nil, with the reason in the log, where it is none that is whole,
  /// or has more than 67,108,864 pixels. Nothing else is read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture in a PNG file, at so many pixels to a point; nil, with the reason in the log, where it is none that is
  /// whole, or has more than 67,108,864 pixels. Nothing else is read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = Bitmap.read(data, from: "UIImage(data:)") else { return nil }
    self.init(.bitmap(bitmap), scale: scale)
  }

  /// A picture in a PNG file. A name that ends in `@2x` or `@3x` says how many pixels there are to a point.
  ///
  /// nil, with the reason in the log, where the file is not there or is none that can be read.
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

  /// A picture at one pixel to a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A picture at so many pixels to a point, which have to be turned as the orientation says.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.source, scale: scale, orientation: orientation)
  }

  convenience init(_ source: ImageSource, scale: CGFloat, orientation: Orientation = .up) {
    let picture = Picture(content: .fixed(source), scale: scale > 0 ? scale : 1, orientation: orientation)
    self.init(storage: Storage(picture: picture))
  }

  // MARK: What it is

  /// The picture's pixels, under the current traits; nil where it is a symbol or empty.
  public var cgImage: CGImage? { storage.picture.map { CGImage(source: $0.shown(with: .current).source) } }

  /// How the pixels have to be turned to be seen upright.
  public var imageOrientation: Orientation { storage.picture?.orientation ?? .up }

  /// The edges that keep their thickness where the picture is stretched, in points.
  public var capInsets: UIEdgeInsets { storage.picture?.shown(with: .current).resizing?.capInsets ?? .zero }

  /// What becomes of the middle where the picture is stretched.
  public var resizingMode: ResizingMode { storage.picture?.shown(with: .current).resizing?.mode ?? .stretch }

  /// Whether left and right change places where lines run from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { storage.picture?.isFlippedForRightToLeft ?? false }

  // MARK: Variations

  /// The same picture, whose edges keep their thickness where it is stretched, and whose middle is repeated.
  ///
  /// What would be repeated more than 1,024 times is stretched.
  ///
  /// - Parameter capInsets: the edges' thickness, in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture, whose edges keep their thickness where it is stretched. A symbol stays as it is.
  ///
  /// - Parameters:
  ///   - capInsets: the edges' thickness, in points.
  ///   - resizingMode: whether the middle is repeated, but never more than 1,024 times, or stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    varied { $0.picture?.resizing = Picture.Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The same picture with left and right changed. A symbol stays as it is.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    varied { storage in
      if let orientation = storage.picture?.orientation { storage.picture?.orientation = orientation.mirrored }
    }
  }

  /// The same picture, whose left and right change places where lines run from right to left. A symbol stays as it is:
  /// the catalogue says which do.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    varied { $0.picture?.isFlippedForRightToLeft = true }
  }

  // MARK: Files

  /// The picture as a PNG file, under the current traits.
  ///
  /// A picture that came from a PNG file, and was not turned or coloured, is that file again. What was painted, or is a
  /// symbol, has to be made into pixels: nil where there is nothing that can, as in a terminal, where the picture has
  /// no pixels, or too many.
  public func pngData() -> Data? {
    let traits = UITraitCollection.current
    if let shown = storage.picture?.shown(with: traits), shown.orientation == .up, pictureTint(template: nil) == nil,
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
  /// A picture in a PNG file; nil, with the reason in the log, where it is none.
  ///
  /// - Parameter source: where it is from, for the log.
  static func read(_ data: Data, from source: String) -> Bitmap? {
    do throws(PNGStructure.Problem) {
      return try Bitmap(checkingPNG: data)
    } catch {
      Log.warning("\(source): the picture of \(data.count) bytes cannot be shown: \(error).")
      return nil
    }
  }
}
