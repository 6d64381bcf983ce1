import Foundation

/// The contents of an app's icon in a source asset catalogue.
struct IconSet: Decodable {
  private var images: [Image]?

  private struct Image: Decodable {
    var filename: String?
    var size: String?
    /// Pixels per point.
    var scale: CGFloat
    var fields: AssetConditionFields

    enum CodingKeys: CodingKey { case filename, size, scale }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      size = try container.decodeIfPresent(String.self, forKey: .size)
      scale = try container.decodeIfPresent(AssetScale.self, forKey: .scale)?.pixelsPerPoint ?? 1
      fields = try AssetConditionFields(from: decoder)
    }

    /// The width in points.
    var width: CGFloat { size.flatMap { Double($0.prefix { $0 != "x" }) }.map { CGFloat($0) } ?? 0 }
  }

  /// The icon with a name: that of its set, for the largest size, or with a size behind it, such as `AppIcon60x60`. nil
  /// for other names.
  static func asset(named name: String, in folder: URL) -> ImageAsset? {
    if let set = AssetCatalogues.shared.set(.icon, named: name, in: folder) { return asset(in: set, width: nil) }
    guard let match = name.wholeMatch(of: /(.+?)(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)/), match.2 == match.3,
      let width = Double(match.2), width > 0,
      let set = AssetCatalogues.shared.set(.icon, named: String(match.1), in: folder)
    else { return nil }
    return asset(in: set, width: width)
  }

  private static func asset(in folder: URL, width: CGFloat?) -> ImageAsset? {
    guard let set = ContentsFile.read(IconSet.self, in: folder) else { return nil }
    let images = (set.images ?? []).filter { $0.filename?.isEmpty == false && $0.fields.conditions != nil }
    let widest = images.map(\.width).max() ?? 0
    let fitting = images.filter { $0.width == (width ?? widest) }
    let chosen = fitting.isEmpty ? images.filter { $0.width == widest } : fitting
    let variants = chosen.compactMap { image -> ImageAsset.Variant? in
      guard let conditions = image.fields.conditions,
        let file = AssetFile.findImage(image.filename ?? "", in: folder)
      else { return nil }
      // One large file is shown at the size that is asked for.
      let factor = width.map { image.width / $0 } ?? 1
      return ImageAsset.Variant(source: .file(file), scale: image.scale * factor, conditions: conditions)
    }
    return variants.isEmpty ? nil : ImageAsset(variants: variants)
  }
}
