import Foundation
import PergolaDiagnostics
import Synchronization

/// The colours of asset catalogues by name. Each is read once.
final class ColorLibrary: Sendable {
  static let shared = ColorLibrary()

  private struct Key: Hashable {
    let name: String
    let folder: URL
  }

  private struct State {
    /// The colours; nil for names without one.
    var colors: [Key: UIColor?] = [:]
  }

  private let state = Mutex(State())

  /// The number of names that are remembered.
  private static let mostNames = 4096

  /// The colour with a name; nil if there is none, which is logged the first time.
  ///
  /// - Parameter folders: the resource folders of bundles to search, in order.
  func color(named name: String, in folders: [URL]) -> UIColor? {
    var isNew = false
    for folder in folders {
      let key = Key(name: name, folder: folder)
      let known = state.withLock { $0.colors[key] }
      if let color = known ?? nil { return color }
      guard known == nil else { continue }
      isNew = true
      // Outside of the lock: a color may refer to others.
      let color = AssetCatalogues.shared.set(.color, named: name, in: folder).flatMap(ColorSet.color(in:))
      state.withLock { state in
        if state.colors.count >= Self.mostNames { state.colors = [:] }
        state.colors[key] = .some(color)
      }
      if let color { return color }
    }
    if isNew { Log.debug("No color is named '\(name)' in \(folders.map(\.path).joined(separator: ", ")).") }
    return nil
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
    let folders = Bundle.foldersOfResources(of: bundle)
    guard let color = ColorLibrary.shared.color(named: name, in: folders) else { return nil }
    self.init(storage: traitCollection.map { color.resolvedColor(with: $0).storage } ?? color.storage)
  }
}
