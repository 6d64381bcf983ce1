import Foundation
import PergolaSymbols
import RenderTree
import Synchronization

/// An immutable image. Methods that modify it return another one.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked, because the class is open, as the original is; what it stores never changes.

  /// The colours of a displayed image: its own or the tint of its view.
  public enum RenderingMode: Int, Sendable {
    /// The tint for symbols, and the own colours of other images.
    case automatic
    /// The image's own colours.
    case alwaysOriginal
    /// The tint; only the alpha of the image is used.
    case alwaysTemplate
  }

  struct Storage: Hashable, @unchecked Sendable {
    // Unchecked for the colour, which is immutable.
    var symbol: SymbolCatalogue.Symbol?
    /// The content of an image that is not a symbol; nil if empty.
    var picture: NonSymbolImage?
    var configuration = SymbolConfiguration.Values()
    var renderingMode = RenderingMode.automatic
    var tintColor: UIColor?
    /// The traits that select the variant of an image of an asset where no view displays it; nil for the current ones.
    var traits: UITraitCollection?
  }

  private let initialStorage: Storage
  /// The asset of an image that was found by name and depends on nothing, unless other images are registered with it.
  let namedAsset: ImageAsset?
  /// The asset of an image that was made without one, once it has been asked for.
  private let laterAsset = Mutex<ImageAsset?>(nil)

  var storage: Storage {
    guard let asset = laterAsset.withLock({ $0 }) else { return initialStorage }
    var storage = initialStorage
    storage.picture?.content = .asset(asset)
    // The variant has it.
    storage.picture?.orientation = .up
    return storage
  }

  init(storage: Storage, namedAsset: ImageAsset? = nil) {
    initialStorage = storage
    self.namedAsset = namedAsset
    super.init()
  }

  /// The asset of the image; made when it is asked for. nil for symbols and empty images.
  var assetContent: ImageAsset? {
    guard var picture = initialStorage.picture else { return nil }
    if case .asset(let asset) = picture.content { return asset }
    picture.isFlippedForRightToLeft = false
    let variant = ImageAsset.Variant(source: .picture(picture), scale: 0)
    return laterAsset.withLock { asset in
      let content = asset ?? namedAsset ?? ImageAsset(variants: [variant])
      asset = content
      return content
    }
  }

  /// The traits that select the variant where no view displays the image.
  final var ownTraits: UITraitCollection {
    storage.traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
  }

  /// An empty image of size 0.
  public override convenience init() { self.init(storage: Storage()) }

  /// A symbol of the catalogue; nil, which is logged, if there is none with the name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol of the catalogue; nil, which is logged, if there is none with the name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = SymbolCatalogue.symbol(named: name) else {
      UnknownSymbols.report(name)
      return nil
    }
    let values = (configuration as? SymbolConfiguration)?.values ?? SymbolConfiguration.Values()
    self.init(storage: Storage(symbol: symbol, configuration: values))
  }

  // MARK: Attributes

  /// A Boolean value that indicates whether the image is a symbol.
  open var isSymbolImage: Bool { storage.symbol != nil }

  /// The size in points, with the current traits.
  open var size: CGSize { size(with: ownTraits) }

  /// Pixels per point, with the current traits.
  open var scale: CGFloat {
    storage.picture?.resolved(with: ownTraits).scale ?? max(1, UITraitCollection.current.displayScale)
  }

  /// The rendering mode; automatic by default.
  open var renderingMode: RenderingMode { storage.renderingMode }

  /// The configuration of a symbol, or the traits of an image of an asset; nil for other images.
  open var configuration: Configuration? {
    symbolConfiguration ?? storage.traits.map { Configuration(traitCollection: $0) }
  }

  /// The configuration of a symbol; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(values: storage.configuration) : nil
  }

  /// The size in points. A symbol is about as high as a line of its text, and its aspect ratio determines its width. In
  /// a terminal it is one cell.
  package func size(with traits: UITraitCollection) -> CGSize {
    guard let symbol = storage.symbol else { return storage.picture?.resolved(with: traits).size ?? .zero }
    if let cell = traits.pointGrid { return cell }
    let height = storage.configuration.height(with: traits)
    let ratio = symbol.aspectRatio(lineWidth: storage.configuration.lineWidth)
    return CGSize(width: height * ratio, height: height).ceiledToPixel(max(1, traits.displayScale))
  }

  // MARK: Variations

  /// The image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    varied { $0.renderingMode = renderingMode }
  }

  /// The image in one colour. A template still uses the tint of the view that displays it.
  open func withTintColor(_ color: UIColor) -> UIImage { varied { $0.tintColor = color } }

  /// The image in one colour and with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    varied {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with another configuration: that of a symbol, or the traits that select its variant.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    varied { storage in
      if let symbol = configuration as? SymbolConfiguration { storage.configuration = symbol.values }
      if let traits = configuration.traitCollection { storage.traits = traits }
    }
  }

  /// The symbol with a configuration applied to its own; nil for other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return varied { $0.configuration = $0.configuration.applying(configuration.values) }
  }

  /// The symbol with the values that it does not set taken from a view's preference.
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
    return self === other || (initialStorage == other.initialStorage && changedAsset == other.changedAsset)
  }

  open override var hash: Int { initialStorage.hashValue }

  /// The later asset, once the app has registered or removed images. An asset that was only asked for shows the same.
  private var changedAsset: ImageAsset? { laterAsset.withLock { $0 }.flatMap { $0.isChanged ? $0 : nil } }

  open override var description: String {
    let content = storage.symbol.map { "symbol \($0.name)" } ?? storage.picture.map { _ in "\(size)" }
    return "<UIImage: \(content ?? "empty")>"
  }
}
