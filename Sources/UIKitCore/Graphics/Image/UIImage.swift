import Foundation
import PergolaSymbols
import RenderTree

/// A picture: a value that never changes. What varies it gives another.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as the original is; what it stores never changes.

  /// Whether a picture's colours are its own or the tint of the view that shows it.
  public enum RenderingMode: Int, Sendable {
    /// The tint for symbols, their own for other pictures.
    case automatic
    /// Its own.
    case alwaysOriginal
    /// The tint: the picture only says where.
    case alwaysTemplate
  }

  struct Storage: Hashable, @unchecked Sendable {
    // Unchecked for the colour, which never changes.
    var symbol: SymbolCatalogue.Symbol?
    /// What it is where it is no symbol; nil for nothing.
    var picture: Picture?
    var configuration = SymbolConfiguration.Values()
    var renderingMode = RenderingMode.automatic
    var tintColor: UIColor?
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// A picture of no size with nothing on it.
  public override convenience init() { self.init(storage: Storage()) }

  /// A symbol of the catalogue; nil for a name that is not in it.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol of the catalogue; nil for a name that is not in it.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = SymbolCatalogue.symbol(named: name) else {
      UnknownSymbols.report(name)
      return nil
    }
    let values = (configuration as? SymbolConfiguration)?.values ?? SymbolConfiguration.Values()
    self.init(storage: Storage(symbol: symbol, configuration: values))
  }

  // MARK: What it is

  /// Whether it is a symbol of the catalogue.
  open var isSymbolImage: Bool { storage.symbol != nil }

  /// In points, under the current traits.
  open var size: CGSize { size(with: .current) }

  /// Pixels to a point, under the current traits.
  open var scale: CGFloat {
    storage.picture?.shown(with: .current).scale ?? max(1, UITraitCollection.current.displayScale)
  }

  /// Automatic by default.
  open var renderingMode: RenderingMode { storage.renderingMode }

  /// What is asked of it; nil where it is no symbol.
  open var configuration: Configuration? { symbolConfiguration }

  /// What is asked of the symbol; nil where it is none.
  open var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(values: storage.configuration) : nil
  }

  /// In points. A symbol is about as high as a line of its text, whatever it shows, and as wide as its drawing asks;
  /// one cell where the screen has nothing smaller.
  package func size(with traits: UITraitCollection) -> CGSize {
    guard let symbol = storage.symbol else { return storage.picture?.shown(with: traits).size ?? .zero }
    if let cell = traits.pointGrid { return cell }
    let height = storage.configuration.height(with: traits)
    return CGSize(width: height * symbol.aspectRatio, height: height).ceiledToPixel(max(1, traits.displayScale))
  }

  // MARK: Variations

  /// The same picture, drawn as a template or in its own colours.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    varied { $0.renderingMode = renderingMode }
  }

  /// The picture in one colour. A template still takes the tint of the view that shows it.
  open func withTintColor(_ color: UIColor) -> UIImage { varied { $0.tintColor = color } }

  /// The picture in one colour, and with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    varied {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// The picture with a configuration in place of its own.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbolConfiguration = configuration as? SymbolConfiguration else { return self }
    return varied { $0.configuration = symbolConfiguration.values }
  }

  /// The symbol with a configuration on top of its own; nil where it is none.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return varied { $0.configuration = $0.configuration.applying(configuration.values) }
  }

  /// The symbol with what it leaves open filled from a view's preference.
  func filled(from preferred: SymbolConfiguration?) -> UIImage {
    guard isSymbolImage, let preferred else { return self }
    return varied { $0.configuration = preferred.values.applying($0.configuration) }
  }

  func varied(_ vary: (inout Storage) -> Void) -> UIImage {
    var varied = storage
    vary(&varied)
    return UIImage(storage: varied)
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || storage == other.storage
  }

  open override var hash: Int { storage.hashValue }

  open override var description: String {
    let content = storage.symbol.map { "symbol \($0.name)" } ?? storage.picture.map { _ in "\(size)" }
    return "<UIImage: \(content ?? "empty")>"
  }
}
