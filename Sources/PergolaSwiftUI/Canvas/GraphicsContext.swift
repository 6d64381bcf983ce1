import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The place into which the contexts of one drawing draw.
final class GraphicsTarget {
  let environment: EnvironmentValues
  let traits: UITraitCollection
  /// The symbols, with their tags.
  let symbols: [(tag: AnyHashable?, symbol: CanvasSymbol)]
  /// The symbols that the drawing has asked for.
  var resolvedSymbols: [AnyHashable: GraphicsContext.ResolvedSymbol] = [:]
  fileprivate(set) var operations: [Drawing.Operation] = []

  init(environment: EnvironmentValues, traits: UITraitCollection, symbols: [(tag: AnyHashable?, symbol: CanvasSymbol)])
  {
    self.environment = environment
    self.traits = traits
    self.symbols = symbols
  }

  func append(_ new: [Drawing.Operation]) { operations += new }

  /// Calls a closure, and returns the operations that it appends instead of appending them.
  func recording(_ body: () throws -> Void) rethrows -> [Drawing.Operation] {
    let outer = operations
    operations = []
    defer { operations = outer }
    try body()
    return operations
  }
}

/// The place into which a canvas draws, with the state of drawing.
///
/// A copy has its own state, and draws into the same place. The origin is the top left corner.
public struct GraphicsContext {
  let target: GraphicsTarget
  /// The size of the drawing, in points.
  private let size: CGSize
  private var clips: [Drawing.Operation] = []
  /// The drawings through which is drawn.
  private var masks: [Drawing] = []
  private var effects: [PixelEffect] = []
  private var shadow: BoxStyle.Shadow?

  init(_ target: GraphicsTarget, _ size: CGSize) {
    self.target = target
    self.size = size
  }

  // MARK: State

  /// The opacity of what is drawn, from 0 to 1.
  public var opacity = 1.0
  /// The manner in which what is drawn is mixed with what lies behind.
  public var blendMode = BlendMode.normal
  /// The transform of what is drawn.
  public var transform = CGAffineTransform.identity

  /// The environment of the canvas.
  public var environment: EnvironmentValues { target.environment }

  /// The bounding box of what can be drawn on, in the present coordinates.
  public var clipBoundingRect: CGRect {
    let bounds = clips.reduce(CGRect(origin: .zero, size: size)) { bounds, operation in
      guard case .clip(let path, _) = operation else { return bounds }
      return bounds.intersection(path.bounds)
    }
    return bounds.isNull ? .zero : bounds.applying(transform.inverted())
  }

  /// The mixture of what is drawn with what lies behind.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// A mode with a name; the normal one for a name that is not known.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ mode: Drawing.BlendMode) { rawValue = mode.rawValue }

    fileprivate var rendered: Drawing.BlendMode { Drawing.BlendMode(rawValue: rawValue) ?? .normal }

    /// The drawing over what lies behind.
    public static let normal = BlendMode(.normal)
    /// The colours multiplied.
    public static let multiply = BlendMode(.multiply)
    /// The complements of the colours multiplied.
    public static let screen = BlendMode(.screen)
    /// `multiply` or `screen`, by the colour behind.
    public static let overlay = BlendMode(.overlay)
    /// The darker components.
    public static let darken = BlendMode(.darken)
    /// The lighter components.
    public static let lighten = BlendMode(.lighten)
    /// A lighter colour behind.
    public static let colorDodge = BlendMode(.colorDodge)
    /// A darker colour behind.
    public static let colorBurn = BlendMode(.colorBurn)
    /// A soft light on the colour behind.
    public static let softLight = BlendMode(.softLight)
    /// A hard light on the colour behind.
    public static let hardLight = BlendMode(.hardLight)
    /// The distance of the colours.
    public static let difference = BlendMode(.difference)
    /// The distance of the colours, with less contrast.
    public static let exclusion = BlendMode(.exclusion)
    /// The hue of what is drawn.
    public static let hue = BlendMode(.hue)
    /// The saturation of what is drawn.
    public static let saturation = BlendMode(.saturation)
    /// The hue and the saturation of what is drawn.
    public static let color = BlendMode(.color)
    /// The luminosity of what is drawn.
    public static let luminosity = BlendMode(.luminosity)
    /// Nothing.
    public static let clear = BlendMode(.clear)
    /// The drawing alone.
    public static let copy = BlendMode(.copy)
    /// The drawing, where something lies behind.
    public static let sourceIn = BlendMode(.sourceIn)
    /// The drawing, where nothing lies behind.
    public static let sourceOut = BlendMode(.sourceOut)
    /// The drawing over what lies behind, where something does.
    public static let sourceAtop = BlendMode(.sourceAtop)
    /// The drawing behind the background.
    public static let destinationOver = BlendMode(.destinationOver)
    /// The background, where something is drawn.
    public static let destinationIn = BlendMode(.destinationIn)
    /// The background, where nothing is drawn.
    public static let destinationOut = BlendMode(.destinationOut)
    /// The background over the drawing, where something is drawn.
    public static let destinationAtop = BlendMode(.destinationAtop)
    /// The drawing and what lies behind, where only one of them is.
    public static let xor = BlendMode(.xor)
    /// The sum of the distances from white.
    public static let plusDarker = BlendMode(.plusDarker)
    /// The sum of the colours.
    public static let plusLighter = BlendMode(.plusLighter)
  }

  /// Makes what is drawn larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves what is drawn, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns what is drawn, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Puts a transform before that of what is drawn.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Options of clips.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Options with the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The clip leaves the outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws only what is inside a path from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    guard !options.contains(.inverse) else {
      let area = CGRect(origin: .zero, size: size)
      return clipToLayer { layer in
        let moved = layer.transform
        layer.transform = .identity
        layer.fill(Path(area), with: .color(.black))
        layer.transform = moved
        layer.blendMode = .destinationOut
        layer.fill(path, with: .color(.black), style: style)
      }
    }
    clips.append(.clip(path.outline.applying(transform.rendered), rule: style.isEOFilled ? .evenOdd : .winding))
  }

  /// Draws only through another drawing from now on: its opacity multiplies that of what is drawn.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the drawing.
  ///   - content: Draws it.
  public mutating func clipToLayer(
    opacity: Double = 1, content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = layer
    let operations = try target.recording { try content(&inner) }
    masks.append(Drawing([.opacity(opacity), .beginLayer] + operations + [.endLayer]))
  }

  // MARK: Filters

  /// A change of what is drawn.
  public struct Filter {
    fileprivate enum Kind {
      case effect(PixelEffect)
      case multiplication(Color)
      case shadow(Color, radius: CGFloat, offset: CGSize)
    }

    fileprivate let kind: Kind

    /// A shadow.
    ///
    /// - Parameters:
    ///   - color: The colour, with the opacity of the shadow.
    ///   - radius: The radius of the blur, in points.
    ///   - x: The distance to the right, in points.
    ///   - y: The distance downwards, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius.validLength, offset: CGSize(width: x, height: y)))
    }

    /// A blur, with its radius in points.
    public static func blur(radius: CGFloat) -> Filter {
      Filter(kind: .effect(.blur(radius: min(radius.validLength, 10_000), isOpaque: false)))
    }

    /// A multiplication with a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiplication(color)) }
    /// A distance of the colours from gray: 0 for gray, 1 for no change.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .effect(.saturation(amount))) }
    /// Colours turned into gray, from 0 for no change to 1 for gray.
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .effect(.saturation(1 - amount))) }
    /// A distance of the colours from the middle: 0 for gray, 1 for no change.
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .effect(.contrast(amount))) }
    /// A part of the way to white, or to black for a negative one.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .effect(.brightness(amount))) }
    /// A rotation of the hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .effect(.hueRotation(angle.radians))) }
  }

  /// Changes what is drawn from now on. Filters apply in their order, shadows after the others. Terminals show none.
  public mutating func addFilter(_ filter: Filter) {
    switch filter.kind {
    case .effect(let effect): effects.append(effect)
    case .multiplication(let color): effects.append(.multiplication(rendered(color)))
    case .shadow(let color, let radius, let offset):
      shadow = BoxStyle.Shadow(color: rendered(color), offset: offset, radius: radius)
    }
  }

  func rendered(_ color: Color) -> RenderColor {
    color._paint(in: environment).uiColor.rendered(with: target.traits)
  }

  // MARK: Drawing

  /// The context inside of a layer: with the same transform, and without the rest of the state.
  private var layer: GraphicsContext {
    var layer = GraphicsContext(target, size)
    layer.transform = transform
    return layer
  }

  /// Draws into a layer of its own, which is drawn as a whole with the present opacity, blend mode and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = layer
    let operations = try target.recording { try content(&inner) }
    appendComposed([.beginLayer] + operations + [.endLayer])
  }

  /// Appends operations in the present coordinates, with the present state.
  func append(_ operations: [Drawing.Operation]) {
    let isMoved = transform != .identity
    appendComposed((isMoved ? [.transform(transform.rendered)] : []) + operations)
  }

  /// Appends operations in the coordinates of the canvas, with the present state.
  private func appendComposed(_ operations: [Drawing.Operation]) {
    guard transform.isFinite else { return }
    var state: [Drawing.Operation] = []
    if opacity < 1 { state.append(.opacity(opacity.isNaN ? 1 : max(0, opacity))) }
    if blendMode != .normal { state.append(.blendMode(blendMode.rendered)) }
    if let shadow { state.append(.shadow(shadow)) }
    if !effects.isEmpty { state.append(.effects(effects)) }
    var result = operations
    for mask in masks.reversed() {
      result =
        [.beginLayer, .save] + result + [
          .restore, .save, .blendMode(.destinationIn), .beginLayer, .drawing(mask), .endLayer, .restore, .endLayer,
        ]
    }
    let needsState = !state.isEmpty || !clips.isEmpty || transform != .identity
    // The state holds for a single operation: several are a layer.
    target.append(needsState ? [.save] + clips + state + result + [.restore] : result)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard let paint = paint(shading, in: path.boundingRect) else { return }
    append([.fill(path.outline, rule: style.isEOFilled ? .evenOdd : .winding, paint)])
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard style.lineWidth > 0, let paint = paint(shading, in: path.boundingRect) else { return }
    append([.stroke(path.outline, style.rendered, paint)])
  }

  /// Draws a line along a path, with its width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws with a context of Core Graphics, in the present coordinates.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    var problem: (any Error)?
    // The part of the present coordinates that the canvas shows.
    let area = CGRect(origin: .zero, size: size)
    let isInvertible = transform.a * transform.d - transform.b * transform.c != 0
    let shown = isInvertible ? area.applying(transform.inverted()) : area
    let frame = max(shown.width, shown.height) < 10_000 ? shown : area
    let image = UIGraphicsImageRenderer(bounds: frame).image { context in
      do { try content(context.cgContext) } catch { problem = error }
    }
    let box = UncheckedBox((image, target.traits))
    append(MainActor.assumeIsolated { box.value.0.drawing(in: frame, tint: .clear, traits: box.value.1) })
    if let problem { try { throw problem }() }
  }

  /// Draws another drawing, if there is one.
  func append(_ drawing: Drawing?) {
    guard let drawing else { return }
    // Several operations are one mark, with one shadow and one opacity.
    let isPlain = opacity >= 1 && blendMode == .normal && shadow == nil && effects.isEmpty
    append(isPlain ? [.drawing(drawing)] : [.beginLayer, .drawing(drawing), .endLayer])
  }
}

extension CGAffineTransform {
  fileprivate var rendered: Transform { Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
