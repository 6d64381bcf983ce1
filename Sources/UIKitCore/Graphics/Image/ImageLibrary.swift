import Foundation
import PergolaDiagnostics
import RenderTree
import Synchronization

/// The pictures that bundles have, by name: each is read once.
final class ImageLibrary: Sendable {
  static let shared = ImageLibrary()

  private struct Key: Hashable {
    let name: String
    let folders: [URL]
  }

  private struct State {
    var images: [Key: ImageAsset] = [:]
    var catalogues: [URL: [AssetCatalogue]] = [:]
    /// What the log has said: a row asks for its picture again and again.
    var reported: Set<Key> = []
  }

  private let state = Mutex(State())

  /// The picture of that name; nil, with the places in the log the first time, where there is none.
  ///
  /// - Parameter folders: where to look, in order: resources of bundles.
  func asset(named name: String, in folders: [URL]) -> ImageAsset? {
    let key = Key(name: name, folders: folders)
    return state.withLock { state in
      if let known = state.images[key] { return known }
      for folder in folders {
        if let asset = Self.find(name, in: folder, &state) {
          state.images[key] = asset
          return asset
        }
      }
      if state.reported.insert(key).inserted {
        Log.debug("No picture is named '\(name)' in \(folders.map(\.path).joined(separator: ", ")).")
      }
      return nil
    }
  }

  private static func find(_ name: String, in folder: URL, _ state: inout State) -> ImageAsset? {
    if let asset = files(named: name, in: folder) { return asset }
    let catalogues = state.catalogues[folder] ?? AssetCatalogue.all(in: folder)
    state.catalogues[folder] = catalogues
    for catalogue in catalogues {
      if let asset = catalogue.asset(named: name) { return asset }
    }
    return nil
  }

  /// The files `name.png`, `name@2x.png` and `name@3x.png` of a folder. The ending may be part of the name.
  private static func files(named name: String, in folder: URL) -> ImageAsset? {
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let variants = ["", "@2x", "@3x"].compactMap { suffix -> ImageAsset.Variant? in
      let file = folder.appendingPathComponent("\(base)\(suffix).png")
      guard let data = try? Data(contentsOf: file), let bitmap = Bitmap.read(data, from: file.path) else { return nil }
      return ImageAsset.Variant(bitmap: bitmap, scale: ImageFileName(file).scale)
    }
    return ImageAsset(variants: variants)
  }
}

extension UIImage {
  /// A picture of the app's resources, under the current traits and those of each view that shows it.
  ///
  /// It is looked for in the main bundle, then in the `*.resources` bundles beside the executable, by their names: PNG
  /// files named `name`, `name@2x` and `name@3x`, then `.xcassets` folders with their appearances, scales, devices,
  /// directions, edges and template rendering. Each is read once. nil for a name that is in none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A picture of a bundle's resources, or of the app's where that is nil.
  ///
  /// - Parameter traitCollection: chooses for good among several forms of the picture; nil leaves it to each view that
  ///   shows it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? Bundle.foldersOfResources
    guard let asset = ImageLibrary.shared.asset(named: name, in: folders) else { return nil }
    let picture: Picture
    if asset.isPlain || traitCollection != nil {
      let variant = asset.variant(for: traitCollection ?? .current)
      picture = Picture(content: .fixed(.bitmap(variant.bitmap)), scale: variant.scale, resizing: variant.resizing)
    } else {
      picture = Picture(content: .asset(asset))
    }
    self.init(storage: Storage(picture: picture, renderingMode: asset.renderingMode))
  }
}

extension Bundle {
  /// Where the app's resources are: in the main bundle, then in the bundles beside the executable, by name.
  fileprivate static let foldersOfResources: [URL] = {
    let main = Bundle.main
    let beside = main.executableURL?.deletingLastPathComponent() ?? main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted().map(beside.appendingPathComponent)
    return [main.resourceURL ?? main.bundleURL] + bundles
  }()
}
