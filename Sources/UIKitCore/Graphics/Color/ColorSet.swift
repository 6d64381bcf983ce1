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

/// The contents of a colour set in a source asset catalogue (Asset Catalog Format Reference).
struct ColorSet: Decodable {
  private var colors: [Variant]

  static func read(_ folder: URL) -> ColorSet? {
    let file = folder.appendingPathComponent("Contents.json")
    do {
      return try JSONDecoder().decode(ColorSet.self, from: Data(contentsOf: file))
    } catch {
      Log.warning("\(file.path): the color set cannot be read: \(error)")
      return nil
    }
  }

  /// The colour, which follows the appearance if the set has variants for it; nil for a set without colours.
  var color: UIColor? {
    let usable = colors.filter { $0.idiom == nil || $0.idiom == "universal" || $0.idiom == "iphone" }
    func variant(_ style: String?) -> UIColor? {
      usable.first { $0.appearances?.map(\.value) ?? [] == (style.map { [$0] } ?? []) }?.color?.color
    }
    guard let any = variant(nil) ?? variant("light") else { return variant("dark") }
    let light = variant("light") ?? any
    guard let dark = variant("dark") else { return light }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private struct Variant: Decodable {
    struct Appearance: Decodable { var value: String }
    var idiom: String?
    var appearances: [Appearance]?
    var color: Value?
  }

  private struct Value: Decodable {
    var platform: String?
    var reference: String?
    var space: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case platform, reference, components
      case space = "color-space"
    }

    /// The colour; nil for components that are no numbers, and for unknown references.
    var color: UIColor? {
      guard let components else { return nil }
      let alpha = number(components["alpha"]) ?? 1
      if let white = number(components["white"]) { return UIColor(white: white, alpha: alpha) }
      guard let red = number(components["red"]), let green = number(components["green"]),
        let blue = number(components["blue"])
      else { return nil }
      return space == "display-p3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component: `0xFF` and `255` are parts of 255, `0.5` and `1.0` parts of 1.
    private func number(_ text: String?) -> CGFloat? {
      guard let text else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      guard let value = Double(text) else { return nil }
      return text.contains(".") || value <= 1 ? CGFloat(value) : CGFloat(value) / 255
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
