import Foundation
import RenderTree

extension UIImage {
  /// Draws the image into the current context, in its own size.
  ///
  /// A template is drawn in the context's fill colour. Does nothing without a current context.
  ///
  /// - Parameter point: the upper left corner, in points.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into the current context, resized to a rectangle.
  ///
  /// A template is drawn in the context's fill colour. Does nothing without a current context.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, blendMode: context.state.blendMode, alpha: context.state.alpha)
  }

  /// Draws the image into the current context, in its own size.
  ///
  /// - Parameters:
  ///   - point: the upper left corner, in points.
  ///   - blendMode: a blend mode that replaces the context's.
  ///   - alpha: an opacity that replaces the context's, from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context, resized to a rectangle.
  ///
  /// - Parameters:
  ///   - blendMode: a blend mode that replaces the context's.
  ///   - alpha: an opacity that replaces the context's, from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let operations = operations(
      in: rect, template: UIColor(cgColor: context.state.fillColor), traits: ownTraits,
      interpolation: context.state.interpolation.rendered)
    guard !operations.isEmpty else { return }
    context.with(blendMode, alpha: alpha) { context.paintTogether(operations) }
  }

  /// The operations that draw the image into a rectangle.
  ///
  /// - Parameter template: the colour of templates.
  func operations(
    in rect: CGRect, template: UIColor, traits: UITraitCollection, interpolation: Drawing.Interpolation = .smooth
  ) -> [Drawing.Operation] {
    guard let shown = storage.picture?.resolved(with: traits) else {
      let symbol = symbolContent(
        in: rect, tint: storage.tintColor ?? template, traits: traits, isRightToLeft: traits.isRightToLeft)
      return symbol.map { [.drawing($0.drawing)] } ?? []
    }
    let tint = pictureTint(shown, template: template)?.rendered(with: traits)
    return shown.operations(in: rect, interpolation: interpolation).tinted(tint, around: rect)
  }

  /// The single colour of an image that is not a symbol; nil to use its own colours.
  ///
  /// - Parameters:
  ///   - shown: the image, resolved.
  ///   - template: the colour of templates.
  func pictureTint(_ shown: NonSymbolImage.Resolved, template: UIColor?) -> UIColor? {
    let own = storage.tintColor ?? shown.coloring.tintColor
    return switch effectiveRenderingMode(shown.coloring) {
    case .alwaysTemplate: template ?? own ?? .black
    case .automatic, .alwaysOriginal: own
    }
  }

  /// The rendering mode that was set, otherwise that of the registered image, otherwise the asset catalogue's.
  private func effectiveRenderingMode(_ coloring: NonSymbolImage.Coloring) -> RenderingMode {
    guard storage.renderingMode == .automatic else { return storage.renderingMode }
    guard coloring.renderingMode == .automatic, case .asset(let asset)? = storage.picture?.content else {
      return coloring.renderingMode
    }
    return asset.renderingMode
  }

  /// The node content of an image view; nil for a symbol or an empty image.
  func pictureContent(in frame: CGRect, tint: UIColor, traits: UITraitCollection) -> NodeContent? {
    guard let shown = storage.picture?.resolved(with: traits) else { return nil }
    return shown.content(in: frame, tint: pictureTint(shown, template: tint)?.rendered(with: traits))
  }
}

extension CGContext {
  /// Paints several operations as one, in a layer if opacity, blend mode or shadow require it.
  func paintTogether(_ operations: [Drawing.Operation]) {
    let isPlain = state.alpha >= 1 && state.blendMode == .normal && state.shadow == nil
    if operations.count == 1 {
      paint(operations[0])
    } else if isPlain {
      paint(.drawing(Drawing(operations)))
    } else {
      paint(.beginLayer)
      for operation in operations { record(operation) }
      record(.endLayer)
    }
  }

  /// Draws an image into a rectangle. As in the original, it appears upside down in coordinates whose y axis points
  /// down, as in views; `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let operations = image.source.operations(in: rect, interpolation: state.interpolation.rendered)
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    paintTogether(operations)
    restoreGState()
  }
}
