import Foundation

extension UIView {
  /// The layer, an instance of `layerClass`, created on first use.
  public final var layer: CALayer {
    if let layerIfLoaded { return layerIfLoaded }
    let made = makeLayer()
    layerIfLoaded = made
    return made
  }

  /// The layer if it exists or `layerClass` isn't `CALayer`; otherwise nil, because the view needs no layer.
  final var customizedLayer: CALayer? { layerIfLoaded ?? (Self.layerClass == CALayer.self ? nil : layer) }

  final func makeLayer() -> CALayer {
    guard let type = Self.layerClass as? CALayer.Type, let made = type.construct() as? CALayer else {
      fatalError("+[\(Self.self) layerClass] is \(Self.layerClass), which is not a CALayer class")
    }
    made.attach(to: self)
    return made
  }
}
