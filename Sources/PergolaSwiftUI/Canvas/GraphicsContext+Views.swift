import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

extension CGRect {
  /// The rectangle of a size of which a point is at another one.
  fileprivate init(_ size: CGSize, at point: CGPoint, anchor: UnitPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }
}

// MARK: Texts

extension GraphicsContext {
  /// A text with its fonts and colours.
  public struct ResolvedText {
    fileprivate let text: Text
    fileprivate let target: GraphicsTarget
    /// The colour of the text, where it has none of its own. Of a gradient the colour in the middle is taken.
    public var shading: Shading = .foreground

    /// The size of the text in a size, in points.
    public func measure(in size: CGSize) -> CGSize {
      let box = UncheckedBox(self)
      return MainActor.assumeIsolated { box.value.label.sizeThatFits(size) }
    }

    /// The position of the baseline of the first line in a size, in points from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      let box = UncheckedBox(self)
      return MainActor.assumeIsolated {
        let label = box.value.label
        return label.baselineOffsetFromTop(in: label.sizeThatFits(size)) ?? 0
      }
    }

    /// The position of the baseline of the last line in a size, in points from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      let box = UncheckedBox(self)
      return MainActor.assumeIsolated {
        let label = box.value.label
        let own = label.sizeThatFits(size)
        return own.height - (label.baselineOffsetFromBottom(in: own) ?? 0)
      }
    }

    /// The drawing of the text in a rectangle; nil for an empty one.
    fileprivate func drawing(in frame: CGRect) -> Drawing? {
      let box = UncheckedBox(self)
      return MainActor.assumeIsolated {
        let label = box.value.label
        label.frame = CGRect(origin: .zero, size: frame.size)
        return label.renderContent(with: box.value.target.traits)?.drawing(in: frame)
      }
    }

    @MainActor private var label: TextLabel {
      var environment = target.environment
      if let color = shading.uiColor(in: environment) {
        environment.setForeground([AnyShapeStyle(Color(uiColor: color))])
      }
      let label = TextLabel()
      label.show(text.runs(in: environment), in: environment)
      return label
    }
  }

  /// Resolves a text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, target: target) }

  /// Draws a text in a rectangle, from its top leading corner. What does not fit is left out.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let size = text.measure(in: rect.size)
    let frame = CGRect(
      x: rect.minX, y: rect.minY, width: min(size.width, rect.width), height: min(size.height, rect.height))
    append(text.drawing(in: frame))
  }

  /// Draws a text in one line, or the lines that it has, with a point of it at another one.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    append(text.drawing(in: CGRect(size, at: point, anchor: anchor)))
  }

  /// Draws a text in a rectangle, from its top leading corner. What does not fit is left out.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it at another one.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

// MARK: Images

extension GraphicsContext {
  /// An image with its size and its colour.
  public struct ResolvedImage {
    fileprivate let image: UIImage?
    fileprivate let target: GraphicsTarget
    /// The size of the image, in points.
    public let size: CGSize
    /// The position of the baseline, in points from the top: the bottom of an image without one.
    public let baseline: CGFloat
    /// The colour of a template or a symbol; nil for that of the canvas. Of a gradient the colour in the middle is taken.
    public var shading: Shading?

    fileprivate func drawing(in frame: CGRect) -> Drawing? {
      let box = UncheckedBox(self)
      return MainActor.assumeIsolated {
        let value = box.value
        let tint = (value.shading ?? .foreground).uiColor(in: value.target.environment) ?? .label
        guard let image = value.image, frame.width > 0, frame.height > 0 else { return nil }
        return image.drawing(in: frame, tint: tint, traits: value.target.traits)
      }
    }
  }

  /// Resolves an image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    let box = UncheckedBox((image, environment))
    let (found, size, baseline) = MainActor.assumeIsolated {
      let found = box.value.0.uiImage(in: box.value.1)
      let view = UIImageView(image: found)
      let size = view.sizeThatFits(.zero)
      return UncheckedBox((found, size, view.baselineOffsetFromTop(in: size) ?? size.height))
    }.value
    return ResolvedImage(image: found, target: target, size: size, baseline: baseline)
  }

  /// Draws an image in a rectangle, which it fills.
  ///
  /// - Parameter style: Without an effect: an image has no path.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    append(image.drawing(in: rect))
  }

  /// Draws an image in its size, with a point of it at another one.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, at: point, anchor: anchor))
  }

  /// Draws an image in a rectangle, which it fills.
  ///
  /// - Parameter style: Without an effect: an image has no path.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

  /// Draws an image in its size, with a point of it at another one.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

// MARK: Symbols

extension GraphicsContext {
  /// A view of the canvas that is drawn as a symbol, with its drawing.
  public struct ResolvedSymbol {
    fileprivate let drawing: Drawing?
    /// The size of the view, in points.
    public let size: CGSize
  }

  /// Resolves a symbol of the canvas by its tag; nil if no symbol has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let key = AnyHashable(id)
    if let known = target.resolvedSymbols[key] { return known }
    guard let symbol = target.symbols.first(where: { $0.tag == key }) else { return nil }
    let box = UncheckedBox(symbol)
    let resolved = MainActor.assumeIsolated {
      UncheckedBox(ResolvedSymbol(drawing: box.value.symbol.drawing, size: box.value.symbol.size))
    }.value
    target.resolvedSymbols[key] = resolved
    return resolved
  }

  /// Draws a symbol in a rectangle, which it fills.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard let drawing = symbol.drawing, symbol.size.width > 0, symbol.size.height > 0 else { return }
    let transform = Transform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX, ty: rect.minY)
    append(Drawing([.transform(transform), .drawing(drawing)]))
  }

  /// Draws a symbol in its size, with a point of it at another one.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(symbol.size, at: point, anchor: anchor))
  }
}
