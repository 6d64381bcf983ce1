import Foundation
import PergolaDiagnostics
import RenderTree

/// The contents of an image set in a source asset catalogue (Asset Catalog Format Reference).
struct ImageSet: Decodable {
  private var images: [Image]?
  private var properties: Properties?

  /// The image of a set; nil, with the reason in the log, if the set is broken or has no image for this system.
  static func asset(in folder: URL) -> ImageAsset? {
    guard let set = ContentsFile.read(ImageSet.self, in: folder) else { return nil }
    let images = (set.images ?? []).filter { $0.filename?.isEmpty == false && $0.fields.conditions != nil }
    if images.isEmpty { Log.warning("\(folder.path): the image set has no image for this system.") }
    let variants = images.compactMap { $0.variant(in: folder) }
    guard !variants.isEmpty else { return nil }
    return ImageAsset(variants: variants, renderingMode: set.properties?.renderingMode ?? .automatic)
  }

  private struct Properties: Decodable {
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey { case templateRenderingIntent = "template-rendering-intent" }

    var renderingMode: UIImage.RenderingMode {
      switch templateRenderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    }
  }

  private struct Image: Decodable {
    var filename: String?
    /// Pixels per point.
    var scale: CGFloat
    var resizing: Resizing?
    var fields: AssetConditionFields

    enum CodingKeys: CodingKey { case filename, scale, resizing }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      scale = try container.decodeIfPresent(AssetScale.self, forKey: .scale)?.pixelsPerPoint ?? 1
      resizing = try container.decodeIfPresent(Resizing.self, forKey: .resizing)
      fields = try AssetConditionFields(from: decoder)
    }

    /// The variant; nil if it names no file, if the file is missing, or for another system.
    func variant(in folder: URL) -> ImageAsset.Variant? {
      guard let filename, let conditions = fields.conditions else { return nil }
      guard let file = AssetFile.findImage(filename, in: folder) else { return nil }
      return ImageAsset.Variant(
        source: .file(file), scale: scale, conditions: conditions, resizing: resizing?.rendered(scale: scale))
    }
  }

  private struct Resizing: Decodable {
    struct Insets: Decodable { var top, left, bottom, right: CGFloat? }
    struct Center: Decodable { var mode: String? }
    var mode: String
    var center: Center?
    var capInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }

    /// Converts the file's pixels to points.
    func rendered(scale: CGFloat) -> NonSymbolImage.Resizing? {
      guard mode == "9-part" || mode == "3-part-horizontal" || mode == "3-part-vertical" else { return nil }
      func points(_ pixels: CGFloat?) -> CGFloat { (pixels ?? 0) / scale }
      let insets = UIEdgeInsets(
        top: points(capInsets?.top), left: points(capInsets?.left), bottom: points(capInsets?.bottom),
        right: points(capInsets?.right))
      return NonSymbolImage.Resizing(capInsets: insets, mode: center?.mode == "tile" ? .tile : .stretch)
    }
  }
}

/// The scale of an image in a set, such as `2x`.
struct AssetScale: Decodable {
  /// At least 1, also for a scale that is no number.
  let pixelsPerPoint: CGFloat

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    pixelsPerPoint = max(1, CGFloat(Int(text.dropLast()) ?? 1))
  }
}

/// The files that sets name.
enum AssetFile {
  /// The file of a set; nil, with the reason in the log, if it is missing or outside of the set.
  static func find(_ name: String, in folder: URL) -> URL? {
    let file = folder.appendingPathComponent(name)
    guard !name.contains("/"), FileManager.default.fileExists(atPath: file.path) else {
      Log.warning("\(folder.path): the file \(name) of the set is missing.")
      return nil
    }
    return file
  }

  /// The image file of a set; nil, with the reason in the log, if it is missing, outside of the set, or of a format that
  /// is not read at run time.
  static func findImage(_ name: String, in folder: URL) -> URL? {
    guard let file = find(name, in: folder) else { return nil }
    guard file.pathExtension.lowercased() != "pdf" else {
      Log.warning(
        "\(file.path): PDF images are not read at run time; the plugin PergolaSources turns them into SVG images.")
      return nil
    }
    return file
  }
}
