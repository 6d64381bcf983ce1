import Foundation
import RenderTree

extension UIImage {
  /// Paints the picture into the current context, in its own size.
  ///
  /// A template is painted in the context's fill colour. Nothing happens outside of any context.
  ///
  /// - Parameter point: the upper left corner, in points.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Paints the picture into the current context, stretched to a rectangle.
  ///
  /// A template is painted in the context's fill colour. Nothing happens outside of any context.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, blendMode: context.state.blendMode, alpha: context.state.alpha)
  }

  /// Paints the picture into the current context, in its own size.
  ///
  /// - Parameters:
  ///   - point: the upper left corner, in points.
  ///   - blendMode: in the place of the context's.
  ///   - alpha: the same, from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Paints the picture into the current context, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - blendMode: in the place of the context's.
  ///   - alpha: the same, from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let operations = operations(
      in: rect, template: UIColor(cgColor: context.state.fillColor), traits: .current,
      interpolation: context.state.interpolation.rendered)
    guard !operations.isEmpty else { return }
    context.with(blendMode, alpha: alpha) { context.paintTogether(operations) }
  }

  /// What paints the picture into a rectangle.
  ///
  /// - Parameter template: what a template is painted in.
  func operations(
    in rect: CGRect, template: UIColor, traits: UITraitCollection, interpolation: Drawing.Interpolation = .smooth
  ) -> [Drawing.Operation] {
    guard let shown = storage.picture?.shown(with: traits) else {
      let symbol = symbolContent(
        in: rect, tint: storage.tintColor ?? template, traits: traits, isRightToLeft: traits.isRightToLeft)
      return symbol.map { [.drawing($0.drawing)] } ?? []
    }
    let tint = pictureTint(template: template)?.rendered(with: traits)
    return shown.operations(in: rect, interpolation: interpolation).tinted(tint, around: rect)
  }

  /// The one colour that a picture which is no symbol is painted in; nil for its own colours.
  ///
  /// - Parameter template: what a template is painted in.
  func pictureTint(template: UIColor?) -> UIColor? {
    switch effectiveRenderingMode {
    case .alwaysTemplate: template ?? storage.tintColor ?? .black
    case .automatic, .alwaysOriginal: storage.tintColor
    }
  }

  /// As it was set, else as the asset catalogue says.
  private var effectiveRenderingMode: RenderingMode {
    if storage.renderingMode == .automatic, case .asset(let asset)? = storage.picture?.content {
      return asset.renderingMode
    }
    return storage.renderingMode
  }

  /// What a node of an image view shows; nil where the picture is a symbol or empty.
  func pictureContent(in frame: CGRect, tint: UIColor, traits: UITraitCollection) -> NodeContent? {
    storage.picture?.shown(with: traits)
      .content(in: frame, tint: pictureTint(template: tint)?.rendered(with: traits))
  }
}

extension CGContext {
  /// Paints several operations as one thing, where opacity, blend mode or a shadow would tell them apart.
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

  /// Paints a picture into a rectangle. As in the original it is seen upside down in coordinates whose y grows
  /// downwards, as those of views: `UIImage.draw(in:)` paints it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let operations = image.source.operations(in: rect, interpolation: state.interpolation.rendered)
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    paintTogether(operations)
    restoreGState()
  }
}
