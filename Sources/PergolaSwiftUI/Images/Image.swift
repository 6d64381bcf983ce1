import Foundation
@_spi(Toolkit) import UIKitCore

/// A symbol, a picture of the app's, or an image of UIKit.
public nonisolated struct Image: PrimitiveView, Equatable {
  /// The origin of an image.
  enum Source: Equatable {
    case symbol(String)
    case named(String, Bundle?)
    case image(UIImage)
  }

  /// The colours of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground of the environment, in the shape of the image.
    case template
    /// The image's own colours.
    case original
  }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    var uiScale: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// The manner in which an image fills more than its own size.
  public enum ResizingMode: Hashable, Sendable {
    /// Copies of the image beside and below one another.
    case tile
    /// The image in another size.
    case stretch
  }

  /// The manner in which pixels are computed where an image is shown in another size.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel becomes a rectangle of one colour.
    case none
    case low, medium, high
  }

  /// The manner in which a resizable image fills its room.
  struct Resizing: Equatable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  /// The text that assistive technology reads; nil for no text, or for the symbol's name.
  let label: Text?
  let isDecorative: Bool
  var resizing: Resizing?
  var mode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  var ownFont: Font?
  var interpolation = Interpolation.medium

  private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// A symbol of the system. A name that is not known, which is logged, makes an empty image.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// An image of a bundle; nil for those of the app. A name that is not known, which is logged, makes an empty image.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle), label: Text(verbatim: name)) }

  /// An image of a bundle with a text for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.named(name, bundle), label: label) }

  /// An image of a bundle that assistive technology leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle), isDecorative: true) }

  /// An image of UIKit.
  public init(uiImage: UIImage) { self.init(.image(uiImage)) }

  private func varied(_ vary: (inout Image) -> Void) -> Image {
    var image = self
    vary(&image)
    return image
  }

  /// The image filling the room it is given.
  ///
  /// - Parameters:
  ///   - capInsets: The distances from the edges, in points, that keep their size.
  ///   - resizingMode: The manner in which the rest is filled.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    varied { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Sets the colours of the image: its own or the foreground; nil for the foreground of symbols and templates.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { varied { $0.mode = renderingMode } }

  /// Sets the colours of the layers of a symbol.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { varied { $0.symbolMode = mode } }

  /// Sets the manner in which the pixels of an image are computed where it is shown in another size than its own. All but
  /// `.none` are the same.
  public func interpolation(_ interpolation: Interpolation) -> Image { varied { $0.interpolation = interpolation } }

  /// Sets if the edges of the image are smooth. Without an effect, since frames end at whole pixels, and hosts smooth the
  /// edges of what is rotated.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the font whose size and weight a symbol takes; nil for that of the environment.
  public func font(_ font: Font?) -> Image { varied { $0.ownFont = font } }

  /// Makes the node that shows the view.
  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ImageNode(view, context)
  }
}

/// The colours of the layers of a symbol.
public struct SymbolRenderingMode: Hashable, Sendable {
  fileprivate enum Kind: Hashable { case monochrome, multicolor, hierarchical, palette }
  fileprivate let kind: Kind

  /// One colour.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// One colour in several opacities.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A colour for each layer.
  public static let palette = SymbolRenderingMode(kind: .palette)

  /// The configuration of UIKit for a foreground.
  func configuration(_ foreground: ForegroundLevels) -> UIImage.SymbolConfiguration {
    switch kind {
    case .monochrome: .preferringMonochrome()
    case .multicolor: .preferringMulticolor()
    case .hierarchical: UIImage.SymbolConfiguration(hierarchicalColor: foreground.paint(ofLevel: 0).uiColor)
    case .palette: UIImage.SymbolConfiguration(paletteColors: (0..<3).map { foreground.paint(ofLevel: $0).uiColor })
    }
  }
}

// Unchecked for bundles, which are not changed after the image was made.
extension Image: @unchecked Sendable {}
