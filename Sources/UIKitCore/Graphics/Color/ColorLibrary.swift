import Foundation
import PergolaDiagnostics
import Synchronization

/// The colours of asset catalogues by name. Each is read once.
final class ColorLibrary: Sendable {
  static let shared = ColorLibrary()

  private struct Key: Hashable {
    let name: String
    let folders: [URL]
  }

  private struct State {
    var colors: [Key: UIColor?] = [:]
    var catalogues: [URL: [AssetCatalogue]] = [:]
  }

  private let state = Mutex(State())

  /// The colour with a name; nil if there is none, which is logged the first time.
  ///
  /// - Parameter folders: the resource folders of bundles to search, in order.
  func color(named name: String, in folders: [URL]) -> UIColor? {
    let key = Key(name: name, folders: folders)
    return state.withLock { state in
      if let known = state.colors[key] { return known }
      var color: UIColor?
      for folder in folders where color == nil {
        let catalogues = state.catalogues[folder] ?? AssetCatalogue.all(in: folder)
        state.catalogues[folder] = catalogues
        color = catalogues.lazy.compactMap { $0.colorSet(named: name) }.first.flatMap { ColorSet.read($0)?.color }
      }
      if color == nil {
        Log.debug("No color is named '\(name)' in \(folders.map(\.path).joined(separator: ", ")).")
      }
      state.colors[key] = .some(color)
      return color
    }
  }
}

extension UIColor {
  /// A colour of the app's asset catalogues; nil, which is logged, if there is none with the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A colour of a bundle's asset catalogues, or of the app's if `bundle` is nil; nil, which is logged, if there is none
  /// with the name.
  ///
  /// - Parameter traitCollection: the traits that select the variant once; nil leaves the selection to each use.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? Bundle.foldersOfResources
    guard let color = ColorLibrary.shared.color(named: name, in: folders) else { return nil }
    self.init(storage: traitCollection.map { color.resolvedColor(with: $0).storage } ?? color.storage)
  }
}
