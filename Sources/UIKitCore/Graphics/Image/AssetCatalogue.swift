import Foundation
import PergolaDiagnostics
import RenderTree

/// A source asset catalogue (`.xcassets`), not compiled by Apple's tools (Asset Catalog Format Reference).
struct AssetCatalogue: Sendable {
  /// The folders of the image sets, by image name.
  private let imageSets: [String: URL]
  /// The folders of the colour sets, by colour name.
  private let colorSets: [String: URL]

  /// The catalogues in a folder, sorted by name.
  static func all(in folder: URL) -> [AssetCatalogue] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
      AssetCatalogue(folder.appendingPathComponent($0))
    }
  }

  init(_ folder: URL) {
    var images: [String: URL] = [:]
    Self.collect(".imageset", in: folder, prefix: "", into: &images)
    imageSets = images
    var colors: [String: URL] = [:]
    Self.collect(".colorset", in: folder, prefix: "", into: &colors)
    colorSets = colors
  }

  /// The folder of the colour set with a name; nil if there is none.
  func colorSet(named name: String) -> URL? { colorSets[name] }

  private static func collect(
    _ suffix: String, in folder: URL, prefix: String, into found: inout [String: URL]
  ) {
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      let item = folder.appendingPathComponent(name)
      if name.hasSuffix(suffix) {
        found[prefix + name.dropLast(suffix.count)] = item
      } else if item.hasDirectoryPath || (try? item.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true,
        !name.contains(".")
      {
        let isNamespace = Contents.read(item)?.properties?.providesNamespace == true
        collect(suffix, in: item, prefix: isNamespace ? prefix + name + "/" : prefix, into: &found)
      }
    }
  }

  /// The image set with a name; nil if there is none, or if it has no readable image.
  func asset(named name: String) -> ImageAsset? {
    guard let folder = imageSets[name] else { return nil }
    guard let contents = Contents.read(folder) else {
      Log.warning("\(folder.path): the image set has no readable Contents.json.")
      return nil
    }
    let variants = (contents.images ?? []).compactMap { $0.variant(in: folder) }
    let intent = contents.properties?.templateRenderingIntent
    return ImageAsset(
      variants: variants,
      renderingMode: intent == "template" ? .alwaysTemplate : intent == "original" ? .alwaysOriginal : .automatic)
  }

  /// The contents of a `Contents.json` file.
  private struct Contents: Decodable {
    var images: [Image]?
    var properties: Properties?

    static func read(_ folder: URL) -> Contents? {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
      return try? JSONDecoder().decode(Contents.self, from: data)
    }
  }

  private struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  private struct Image: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    struct Resizing: Decodable {
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

    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var direction: String?
    var resizing: Resizing?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing
      case direction = "language-direction"
    }

    /// The variant; nil if the file is missing or unreadable, or for an unsupported device or appearance.
    func variant(in folder: URL) -> ImageAsset.Variant? {
      guard let filename, !filename.isEmpty, let idiom = deviceIdiom, let style else { return nil }
      let file = folder.appendingPathComponent(filename)
      guard let data = try? Data(contentsOf: file) else {
        Log.warning("\(folder.path): the file \(filename) of the image set is missing.")
        return nil
      }
      guard let bitmap = Bitmap.read(data, from: file.path) else { return nil }
      let scale = scale.flatMap { Int($0.dropLast()) }.map { CGFloat($0) } ?? 1
      return ImageAsset.Variant(
        bitmap: bitmap, scale: scale, style: style, idiom: idiom, direction: layoutDirection,
        resizing: resizing?.rendered(scale: scale))
    }

    private var deviceIdiom: UIUserInterfaceIdiom? {
      switch idiom {
      case nil, "universal": .unspecified
      case "iphone": .phone
      case "ipad": .pad
      default: nil
      }
    }

    private var style: UIUserInterfaceStyle? {
      guard let appearances, !appearances.isEmpty else { return .unspecified }
      // High-contrast variants, which no host uses, have a further appearance.
      guard appearances.count == 1, appearances[0].appearance == "luminosity" else { return nil }
      switch appearances[0].value {
      case "dark": return .dark
      case "light": return .light
      default: return nil
      }
    }

    private var layoutDirection: UITraitEnvironmentLayoutDirection {
      switch direction {
      case "left-to-right": .leftToRight
      case "right-to-left": .rightToLeft
      default: .unspecified
      }
    }
  }
}
