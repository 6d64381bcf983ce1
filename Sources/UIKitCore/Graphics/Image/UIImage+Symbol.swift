import Foundation
import PergolaSymbols
import RenderTree

extension UIImage {
  /// The distance of a symbol's baseline from its lower edge, in points, with the current traits; nil for other images.
  ///
  /// On a common baseline, the middle of the symbol is at the middle of capital letters.
  public final var baselineOffsetFromBottom: CGFloat? { baselineOffsetFromBottom(with: .current) }

  func baselineOffsetFromBottom(with traits: UITraitCollection) -> CGFloat? {
    guard isSymbolImage else { return nil }
    let font = UIFont.systemFont(ofSize: storage.configuration.pointSize(with: traits))
    return (size(with: traits).height - font.capHeight) / 2
  }

  /// The symbol's name in words; nil for other images.
  package final var accessibilityName: String? { storage.symbol?.accessibilityName }

  /// The symbol with a filled figure; nil if the catalogue has none, and for other images.
  final var filledVariant: UIImage? {
    guard let name = storage.symbol?.name, let filled = SymbolCatalogue.symbol(named: name + ".fill") else {
      return nil
    }
    return varied { $0.symbol = filled }
  }

  /// The symbol's content in a frame; nil for other images.
  func symbolContent(
    in frame: CGRect, tint: UIColor, traits: UITraitCollection, isRightToLeft: Bool
  ) -> SymbolContent? {
    guard let symbol = storage.symbol else { return nil }
    let rendering = symbolRendering(of: symbol, tint: tint, traits: traits)
    let drawing = SymbolDrawings.drawing(
      of: symbol, rendering: rendering, lineWidth: storage.configuration.lineWidth, isRightToLeft: isRightToLeft,
      in: frame)
    return SymbolContent(
      name: symbol.name,
      character: isRightToLeft ? symbol.mirrored : symbol.character,
      color: rendering.mainColor(of: symbol.figure),
      weight: (storage.configuration.weight ?? .regular).fontWeight().rawValue,
      frame: frame,
      drawing: drawing)
  }

  /// The colours of the symbol's layers.
  ///
  /// The configuration comes first. Otherwise a template uses the tint. An original uses its tint colour, or its own
  /// colours, or the label colour.
  private func symbolRendering(
    of symbol: SymbolCatalogue.Symbol, tint: UIColor, traits: UITraitCollection
  ) -> SymbolRendering {
    let configuration = storage.configuration
    let isOriginal = storage.renderingMode == .alwaysOriginal
    let single = (isOriginal ? storage.tintColor ?? .label : tint).rendered(with: traits)
    var multicolor: SymbolRendering? {
      let own = symbol.figure.ownColors
      guard !own.isEmpty else { return nil }
      let rendered = own.map { ($0, $0.color.rendered(with: traits)) }
      return .multicolor(Dictionary(uniqueKeysWithValues: rendered), other: single)
    }
    if configuration.preference == .monochrome { return .monochrome(single) }
    if configuration.preference == .multicolor, let multicolor { return multicolor }
    switch configuration.colors {
    case .hierarchical(let color): return .hierarchical(color.rendered(with: traits))
    case .palette(let colors): return .palette(colors.map { $0.rendered(with: traits) })
    case nil: break
    }
    if isOriginal, storage.tintColor == nil, let multicolor { return multicolor }
    return .monochrome(single)
  }
}
