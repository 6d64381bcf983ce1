import Foundation
import PergolaDiagnostics
import PergolaSymbols
import RenderTree
import Synchronization

/// The images of bundles by name. Their sets are read when they are asked for, and kept while they are in use or were
/// used recently.
final class ImageLibrary: Sendable {
  static let shared = ImageLibrary()

  /// An image of a bundle.
  enum Found {
    case asset(ImageAsset)
    case symbol(SymbolCatalogue.Symbol)
  }

  private struct Key: Hashable {
    let name: String
    let folder: URL
  }

  /// A search for an image in several folders.
  private struct Wish: Hashable {
    let name: String
    let folders: [URL]
  }

  private struct State {
    var assets = RecentObjects<Key, ImageAsset>(mostCost: 1024)
    var symbols: [Key: SymbolCatalogue.Symbol] = [:]
    /// The sets that cannot be used, which was logged.
    var broken: Set<Key> = []
    /// The names without an image in a folder.
    var absent: Set<Key> = []
    /// The searches without a result that were logged: cells look up their images repeatedly.
    var reported: Set<Wish> = []

    /// The known result of a search; nil if the files have to be read.
    mutating func found(_ key: Key) -> Search? {
      if let asset = assets.object(key) { return .asset(asset) }
      if let symbol = symbols[key] { return .symbol(symbol) }
      return broken.contains(key) ? .broken : absent.contains(key) ? .absent : nil
    }

    /// Keeps the result of a search, and returns it, or that of another thread which was faster.
    mutating func keep(_ search: Search, for key: Key) -> Search {
      if let found = found(key) { return found }
      switch search {
      case .asset(let asset): assets.add(asset, cost: 1, for: key)
      case .symbol(let symbol): symbols[key] = symbol
      case .broken: broken.insert(key)
      case .absent:
        if absent.count >= ImageLibrary.mostAbsent { absent = [] }
        absent.insert(key)
      }
      return search
    }
  }

  private let state = Mutex(State())

  /// The number of searches without a result that are logged.
  private static let mostReported = 1000
  /// The number of names without an image in a folder that are remembered.
  private static let mostAbsent = 4096

  /// The image with a name; nil if there is none, which is logged the first time.
  ///
  /// - Parameter folders: the resource folders of bundles to search, in order.
  func image(named name: String, in folders: [URL]) -> Found? {
    for folder in folders {
      let key = Key(name: name, folder: folder)
      let known = state.withLock { $0.found(key) }
      // Files are read outside of the lock: an image that is known does not wait for them.
      let search = known ?? Self.find(name, in: folder)
      switch known == nil ? state.withLock({ $0.keep(search, for: key) }) : search {
      case .asset(let asset): return .asset(asset)
      case .symbol(let symbol): return .symbol(symbol)
      case .broken, .absent: continue
      }
    }
    report(Wish(name: name, folders: folders))
    return nil
  }

  private func report(_ wish: Wish) {
    let isNew = state.withLock { state in
      state.reported.count < Self.mostReported && state.reported.insert(wish).inserted
    }
    guard isNew else { return }
    Log.debug("No image is named '\(wish.name)' in \(wish.folders.map(\.path).joined(separator: ", ")).")
  }

  private enum Search {
    case asset(ImageAsset)
    case symbol(SymbolCatalogue.Symbol)
    /// A set that cannot be used, which was logged.
    case broken
    /// No image of that name.
    case absent
  }

  private static func find(_ name: String, in folder: URL) -> Search {
    guard !name.isEmpty, !name.contains("\0") else { return .absent }
    if let asset = files(named: name, in: folder) { return .asset(asset) }
    let catalogues = AssetCatalogues.shared
    if let set = catalogues.set(.image, named: name, in: folder) {
      return ImageSet.asset(in: set).map { .asset($0) } ?? .broken
    }
    if let set = catalogues.set(.symbol, named: name, in: folder) {
      return SymbolSet.symbol(named: name, in: set).map { .symbol($0) } ?? .broken
    }
    return IconSet.asset(named: name, in: folder).map { .asset($0) } ?? .absent
  }

  /// The files `name.png`, `name@2x.png` and `name@3x.png` of a folder. The name may include the extension, and must
  /// include that of a JPEG file, and cannot lead out of the folder.
  private static func files(named name: String, in folder: URL) -> ImageAsset? {
    guard !name.split(separator: "/").contains("..") else { return nil }
    let given = URL(fileURLWithPath: name).pathExtension
    let isKnown = ["png", "jpg", "jpeg"].contains(given.lowercased())
    let base = isKnown ? String(name.dropLast(given.count + 1)) : name
    let suffix = isKnown ? given : "png"
    let variants = ["", "@2x", "@3x"].compactMap { mark -> ImageAsset.Variant? in
      let file = folder.appendingPathComponent("\(base)\(mark).\(suffix)")
      guard FileManager.default.fileExists(atPath: file.path) else { return nil }
      return ImageAsset.Variant(source: .file(file), scale: ImageFileName(file).scale)
    }
    return variants.isEmpty ? nil : ImageAsset(variants: variants)
  }
}
