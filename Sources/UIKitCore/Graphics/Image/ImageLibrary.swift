import Foundation
import PergolaDiagnostics
import RenderTree
import Synchronization

/// The images of bundles by name. Each is read once.
final class ImageLibrary: Sendable {
  static let shared = ImageLibrary()

  private struct Key: Hashable {
    let name: String
    let folders: [URL]
  }

  private struct State {
    var images: [Key: ImageAsset] = [:]
    var catalogues: [URL: [AssetCatalogue]] = [:]
    /// The missing images that have been logged: cells look up their images repeatedly.
    var reported: Set<Key> = []
  }

  private let state = Mutex(State())

  /// The image with a name; nil if there is none, which is logged the first time.
  ///
  /// - Parameter folders: the resource folders of bundles to search, in order.
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
        Log.debug("No image is named '\(name)' in \(folders.map(\.path).joined(separator: ", ")).")
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

  /// The files `name.png`, `name@2x.png` and `name@3x.png` of a folder. The name may include the extension, and must
  /// include that of a JPEG file.
  private static func files(named name: String, in folder: URL) -> ImageAsset? {
    let given = URL(fileURLWithPath: name).pathExtension
    let isKnown = ["png", "jpg", "jpeg"].contains(given.lowercased())
    let base = isKnown ? String(name.dropLast(given.count + 1)) : name
    let suffix = isKnown ? given : "png"
    let variants = ["", "@2x", "@3x"].compactMap { mark -> ImageAsset.Variant? in
      let file = folder.appendingPathComponent("\(base)\(mark).\(suffix)")
      guard let data = try? Data(contentsOf: file), let bitmap = Bitmap.read(data, from: file.path) else { return nil }
      return ImageAsset.Variant(bitmap: bitmap, scale: ImageFileName(file).scale)
    }
    return ImageAsset(variants: variants)
  }
}

extension UIImage {
  /// An image of the app's resources, resolved with the current traits and those of each view that displays it.
  ///
  /// The search covers the main bundle, then the `*.resources` bundles beside the executable, sorted by name. It finds
  /// files named `name`, `name@2x` and `name@3x`, PNG ones or, if the name includes the extension, JPEG ones, then image sets in `.xcassets` folders with their appearances,
  /// scales, devices, directions, cap insets and template rendering. Each is read once. nil if there is no image with
  /// the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// An image of a bundle's resources, or of the app's if `bundle` is nil.
  ///
  /// - Parameter traitCollection: the traits that select the variant once; nil leaves the selection to each view that
  ///   displays the image.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? Bundle.foldersOfResources
    guard let asset = ImageLibrary.shared.asset(named: name, in: folders) else { return nil }
    let picture: NonSymbolImage
    if asset.isPlain || traitCollection != nil {
      let variant = asset.variant(for: traitCollection ?? .current)
      picture = NonSymbolImage(
        content: .fixed(.bitmap(variant.bitmap)), scale: variant.scale, orientation: variant.bitmap.orientation,
        resizing: variant.resizing)
    } else {
      picture = NonSymbolImage(content: .asset(asset))
    }
    self.init(storage: Storage(picture: picture, renderingMode: asset.renderingMode))
  }
}

extension Bundle {
  /// The resource folders of the app: that of its target in an adopted project, the main bundle's, then the bundles
  /// beside the executable, sorted by name.
  package static var foldersOfResources: [URL] {
    let target = _TargetBundles.main
    return (target === Bundle.main ? [] : [target.resourceURL ?? target.bundleURL]) + foldersBesideExecutable
  }

  private static let foldersBesideExecutable: [URL] = {
    let main = Bundle.main
    let beside = main.executableURL?.deletingLastPathComponent() ?? main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted().map(beside.appendingPathComponent)
    return [main.resourceURL ?? main.bundleURL] + bundles
  }()
}
