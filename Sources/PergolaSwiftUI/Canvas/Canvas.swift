import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A view that a closure draws. It takes all of the room.
///
/// The closure is called again when the view's value or size, or what it has read, has changed. The parts of the drawing receive no
/// touches of their own and have no names for assistive technologies.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the closure draws as symbols.
  public var symbols: Symbols
  /// Draws the view in a context, for a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// True for a drawing without transparent parts: it begins as black.
  public var isOpaque: Bool
  /// The colours of the drawing. Without an effect: all are those of sRGB.
  public var colorMode: ColorRenderingMode
  /// True if the drawing may come later than the rest of the screen. Without an effect: it never does.
  public var rendersAsynchronously: Bool

  /// Creates a view that draws symbols.
  ///
  /// - Parameters:
  ///   - opaque: True for a drawing without transparent parts.
  ///   - colorMode: The colours of the drawing.
  ///   - rendersAsynchronously: True if the drawing may come later than the rest of the screen.
  ///   - renderer: Draws the view.
  ///   - symbols: Views with tags, which the context resolves by these.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    CanvasNode(view, context)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view that a closure draws.
  ///
  /// - Parameters:
  ///   - opaque: True for a drawing without transparent parts.
  ///   - colorMode: The colours of the drawing.
  ///   - rendersAsynchronously: True if the drawing may come later than the rest of the screen.
  ///   - renderer: Draws the view.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

private final class CanvasNode<Symbols: View>: TypedViewNode<Canvas<Symbols>> {
  private let drawn = DrawnView()
  private lazy var element = CanvasElement(self, drawn) { [weak self] in self?.track() }
  private var symbols: TypedViewNode<Symbols>?
  private var hosts: [CanvasSymbol] = []

  override init(_ view: Canvas<Symbols>, _ context: NodeContext) {
    super.init(view, context)
    symbols = Symbols._makeNode(view.symbols, NodeContext(in: self, isLazy: false))
    updateSymbols()
    drawn.onTraitChange = { [weak self] in self?.setNeedsEvaluation(because: "traits") }
  }

  override func update(_ new: Canvas<Symbols>) {
    let isSame = !isDirty && ValueComparison.areSame(view, new)
    view = new
    symbols?.update(new.symbols)
    if !isSame { track() }
  }

  /// Draws the view, once the layout knows the size.
  override func evaluate() {
    guard let size = element.placement?.frame.size else { return }
    let target = GraphicsTarget(
      environment: environment, traits: drawn.traitCollection, symbols: hosts.map { ($0.tag, $0) })
    var context = GraphicsContext(target, size)
    if view.isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
    observing { view.renderer(&context, size) }
    drawn.drawing = Drawing(target.operations)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let symbols { body(symbols) }
  }

  override func itemsDidChange() {
    graph.beforeLayout { [weak self] in
      guard let self, isMounted else { return }
      updateSymbols()
      setNeedsEvaluation(because: "symbols")
    }
  }

  private func updateSymbols() {
    hosts = (symbols?.items.allElements ?? []).map { element in
      hosts.first { $0.element === element }
        ?? CanvasSymbol(element) { [weak self] in self?.setNeedsEvaluation(because: "symbols") }
    }
  }

  override func appendItems(to items: inout [ViewListItem]) { items.append(.element(element)) }

  override func environmentDidChange(from old: EnvironmentValues) { setNeedsEvaluation(because: "environment") }

  override func willUnmount() { element.discard() }
}

/// The element of a canvas: its drawing depends on the size.
private final class CanvasElement: ViewElement {
  private let drawn: DrawnView
  private let onSize: () -> Void

  init(_ node: ViewNode, _ drawn: DrawnView, onSize: @escaping () -> Void) {
    self.drawn = drawn
    self.onSize = onSize
    super.init(node)
  }

  override var view: UIView? { drawn }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    drawn.setFrame(placement.frame, scale: scale)
    if old?.frame.size != placement.frame.size { onSize() }
  }
}

/// The view that shows a drawing.
final class DrawnView: UIView {
  /// Called when the traits have changed, on which colours depend.
  var onTraitChange: (() -> Void)?
  var drawing: Drawing? { didSet { if oldValue != drawing { setNeedsRender() } } }

  override func renderContent(with traits: UITraitCollection) -> NodeContent? {
    guard let drawing, !drawing.operations.isEmpty else { return nil }
    return .drawing(drawing)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onTraitChange?()
  }
}

/// A view that a canvas draws, which is shown nowhere else.
@MainActor
final class CanvasSymbol {
  let element: ViewElement
  private let host = HostView()
  private var isDrawing = false

  /// - Parameter onChange: Called when the view may have changed.
  init(_ element: ViewElement, onChange: @escaping () -> Void) {
    self.element = element
    host.setRoot(element)
    host.onChange = { [weak self] in
      if self?.isDrawing == false { onChange() }
    }
  }

  var tag: AnyHashable? { element.trait(TagTrait.self)?.hashable }

  /// The ideal size, in points.
  var size: CGSize { host.size(for: .unspecified) }

  /// The drawing of the view, in its own coordinates; nil if it has no size.
  var drawing: Drawing? {
    isDrawing = true
    defer { isDrawing = false }
    let size = size
    guard size.width > 0, size.height > 0 else { return nil }
    host.frame = CGRect(origin: .zero, size: size)
    host.setNeedsLayout()
    host.layoutIfNeeded()
    let image = UIGraphicsImageRenderer(size: size).image { host.layer.render(in: $0.cgContext) }
    return image.drawing(in: CGRect(origin: .zero, size: size), tint: .clear, traits: host.traitCollection)
  }
}

extension UIImage {
  /// The drawing of an image view with the image in a rectangle; nil if it shows nothing.
  @MainActor
  func drawing(in frame: CGRect, tint: UIColor, traits: UITraitCollection) -> Drawing? {
    let view = UIImageView(image: self)
    view.frame = frame
    view.tintColor = tint
    view.contentMode = .scaleToFill
    return view.renderContent(with: traits)?.drawing(in: frame)
  }
}

extension NodeContent {
  /// The content as a drawing, in the coordinates around a frame.
  func drawing(in frame: CGRect) -> Drawing {
    RenderNode(id: .make(), frame: frame, content: self).placedDrawing
  }
}
