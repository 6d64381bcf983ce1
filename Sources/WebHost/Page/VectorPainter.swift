import Foundation
import RenderTree

/// Turns recordings into elements of SVG.
///
/// A clip or a transform begins a group, which ends where the state is restored. Because browsers cut pages that are deep,
/// transforms that follow each other are one group after the other, each with the product so far, and clips that follow each
/// other and cut a shape out of the same rectangle are one mask. Blend modes that remove what was painted before have no
/// equivalent in a page and are ignored.
struct VectorPainter {
  /// The graphics state of the next operation, apart from its groups.
  private struct State {
    var opacity = 1.0
    var blendMode = Drawing.BlendMode.normal
    var shadow: BoxStyle.Shadow?
    var effects: [PixelEffect] = []
  }

  /// An open group, with what it contains so far.
  private struct Group {
    var element: Markup
    /// True for the last group of a state that was saved, or of a layer: restoring the state ends it.
    let endsState: Bool
    let stateBefore: State
    /// The transform of a group that has nothing else.
    let transform: Transform?
    /// The shapes that are cut out of the group.
    var cutouts: Cutouts?
  }

  private let prefix: String
  private let page: PageSurroundings
  private var definitions = 0
  private var groups: [Group] = []
  private var state = State()
  private var result: [Markup] = []

  /// A painter whose definitions have ids that begin with a prefix, which is unique in the page.
  init(prefix: String, _ page: PageSurroundings) {
    self.prefix = prefix
    self.page = page
  }

  /// The maximum number of groups in each other, because browsers limit the depth of a page.
  private static let maximumDepth = 100

  /// Returns the elements of a recording.
  ///
  /// - Complexity: O(*n*) in the operations.
  mutating func paint(_ drawing: Drawing) -> [Markup] {
    play(drawing)
    while !groups.isEmpty { closeGroup() }
    return result
  }

  private mutating func play(_ drawing: Drawing) {
    for operation in drawing.operations {
      switch operation {
      case .fill(let path, let rule, let paint): fill(path, rule, paint)
      case .stroke(let path, let style, let paint): stroke(path, style, paint)
      case .text(let layout, let origin): add(text: layout, origin)
      case .image(let bitmap, let frame, let interpolation): add(bitmap, frame, interpolation)
      case .clip(let path, let rule): clip(path, rule)
      case .transform(let transform): beginTransform(transform)
      case .save: openGroup(Markup("g"), endsState: true)
      case .restore, .endLayer: restore()
      case .opacity(let opacity): state.opacity = min(max(opacity, 0), 1)
      case .blendMode(let mode): state.blendMode = mode
      case .shadow(let shadow): state.shadow = shadow
      case .effects(let effects): state.effects = effects
      case .beginLayer: beginLayer()
      case .drawing(let drawing): playInLayer(drawing)
      }
    }
  }

  /// Plays a recording that is a part of another one.
  private mutating func playInLayer(_ drawing: Drawing) {
    guard groups.count < Self.maximumDepth else { return }
    let depth = groups.count
    beginLayer()
    play(drawing)
    while groups.count > depth { closeGroup() }
  }

  // MARK: Groups

  private mutating func openGroup(
    _ element: Markup, endsState: Bool = false, transform: Transform? = nil, cutouts: Cutouts? = nil
  ) {
    groups.append(
      Group(element: element, endsState: endsState, stateBefore: state, transform: transform, cutouts: cutouts))
  }

  private mutating func beginTransform(_ transform: Transform) {
    var product = transform
    if let outer = groups.last?.transform {
      product = transform.concatenating(outer)
      closeGroup()
    }
    var element = Markup("g")
    element["transform"] = product.css
    openGroup(element, transform: product)
  }

  private mutating func beginLayer() {
    var layer = Markup("g")
    applyState(to: &layer)
    openGroup(layer, endsState: true)
    state = State()
  }

  private mutating func restore() {
    guard groups.contains(where: \.endsState) else { return }
    while let last = groups.last {
      closeGroup()
      if last.endsState { return }
    }
  }

  private mutating func closeGroup() {
    guard var group = groups.popLast() else { return }
    if group.endsState { state = group.stateBefore }
    if let cutouts = group.cutouts, !group.element.pieces.isEmpty {
      let (definition, property) = cutouts.definition(id: nextID())
      append(definition)
      group.element[property] = "url(#\(definition["id"] ?? ""))"
    }
    let isNeeded = !group.element.attributes.isEmpty || !group.element.style.isEmpty
    for piece in group.element.pieces where !isNeeded {
      if case .element(let element) = piece { append(element) }
    }
    if isNeeded, !group.element.pieces.isEmpty { append(group.element) }
  }

  private mutating func append(_ element: Markup) {
    if groups.isEmpty { result.append(element) } else { groups[groups.count - 1].element.append(element) }
  }

  private mutating func applyState(to element: inout Markup) {
    if state.opacity < 1 { element["opacity"] = PageNumber.text(CGFloat(state.opacity)) }
    if let mode = state.blendMode.css { element.style.add("mix-blend-mode", mode) }
    var filters: [String] = []
    if !state.effects.isEmpty {
      let filter = PageFilter(state.effects, name: nextID())
      filter.definitions.forEach { append($0) }
      filters.append(filter.value)
    }
    if let shadow = state.shadow {
      let offset = "\(PageNumber.length(shadow.offset.width)) \(PageNumber.length(shadow.offset.height))"
      let blur = PageNumber.length(max(0, shadow.radius))
      filters.append("drop-shadow(\(offset) \(blur) \(PageNumber.color(shadow.color)))")
    }
    if !filters.isEmpty { element.style.add("filter", filters.joined(separator: " ")) }
  }

  private mutating func clip(_ path: Path, _ rule: Path.FillRule) {
    if rule == .evenOdd, let cutouts = Cutouts(path) {
      if let last = groups.last, last.element.pieces.isEmpty, groups[groups.count - 1].cutouts?.add(cutouts) == true {
        return
      }
      return openGroup(Markup("g"), cutouts: cutouts)
    }
    var shape = Markup("path", ["d": path.svg])
    if rule == .evenOdd { shape["clip-rule"] = "evenodd" }
    var definition = Markup("clipPath", ["id": nextID()])
    definition.append(shape)
    var group = Markup("g")
    group["clip-path"] = "url(#\(definition["id"] ?? ""))"
    append(definition)
    openGroup(group)
  }

  private mutating func nextID() -> String {
    definitions += 1
    return "d\(prefix)-\(definitions)"
  }

  // MARK: Painting

  private mutating func fill(_ path: Path, _ rule: Path.FillRule, _ paint: Paint) {
    guard !path.elements.isEmpty else { return }
    if case .gradient(let gradient) = paint, case .conic(let center, let angle) = gradient.geometry {
      append(conic(gradient, center, angle, path))
      return
    }
    var shape = Markup("path", ["d": path.svg])
    if rule == .evenOdd { shape["fill-rule"] = "evenodd" }
    let paint = svg(paint)
    if paint != "#000" { shape["fill"] = paint }
    applyState(to: &shape)
    append(shape)
  }

  private mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard !path.elements.isEmpty, style.width > 0 else { return }
    var shape = Markup("path", ["d": path.svg, "fill": "none"])
    shape["stroke"] = svg(paint)
    if style.width != 1 { shape["stroke-width"] = PageNumber.text(style.width) }
    switch style.cap {
    case .butt: break
    case .round: shape["stroke-linecap"] = "round"
    case .square: shape["stroke-linecap"] = "square"
    }
    switch style.join {
    case .miter: if style.miterLimit != 4 { shape["stroke-miterlimit"] = PageNumber.text(max(1, style.miterLimit)) }
    case .round: shape["stroke-linejoin"] = "round"
    case .bevel: shape["stroke-linejoin"] = "bevel"
    }
    if !style.dash.isEmpty {
      shape["stroke-dasharray"] = style.dash.map { PageNumber.text(max(0, $0)) }.joined(separator: " ")
      if style.dashPhase != 0 { shape["stroke-dashoffset"] = PageNumber.text(style.dashPhase) }
    }
    applyState(to: &shape)
    append(shape)
  }

  private mutating func add(_ bitmap: Bitmap, _ frame: CGRect, _ interpolation: Drawing.Interpolation) {
    var image = Markup("image", ["preserveAspectRatio": "none"])
    image["href"] = page.address(ofPicture: bitmap.pictureName)
    image["x"] = PageNumber.text(frame.minX)
    image["y"] = PageNumber.text(frame.minY)
    image["width"] = PageNumber.text(frame.width)
    image["height"] = PageNumber.text(frame.height)
    if interpolation == .none { image.style.add("image-rendering", "pixelated") }
    applyState(to: &image)
    append(image)
  }

  private mutating func add(text layout: TextLayout, _ origin: CGPoint) {
    for line in layout.lines {
      for run in line.runs {
        let start = CGPoint(x: origin.x + run.x, y: origin.y + line.baseline - run.attributes.baselineOffset)
        if let attachment = run.attachment {
          let place = attachment.frame(from: start).origin
          playInLayer(Drawing([.transform(.translation(x: place.x, y: place.y)), .drawing(attachment.drawing)]))
          continue
        }
        var text = Markup("text")
        text["x"] = PageNumber.text(start.x)
        text["y"] = PageNumber.text(start.y)
        text["fill"] = PageNumber.color(run.attributes.color)
        text.style.add(run.attributes)
        text.style.addMarks(run.attributes)
        if run.isRightToLeft { text.style.add("direction", "rtl") }
        if run.isRightToLeft { text["text-anchor"] = "end" }
        text.pieces = [.text(run.text)]
        applyState(to: &text)
        append(text)
      }
    }
  }

  // MARK: Paint

  /// Returns the reference to a paint, which is defined if it is a gradient.
  private mutating func svg(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): return PageNumber.color(color)
    case .gradient(let gradient):
      let id = nextID()
      guard let definition = definition(of: gradient, id) else {
        return PageNumber.color(gradient.stops.last?.color ?? .clear)
      }
      append(definition)
      return "url(#\(id))"
    }
  }

  private func definition(of gradient: Gradient, _ id: String) -> Markup? {
    let names: [(String, CGFloat)]
    var definition: Markup
    switch gradient.geometry {
    case .linear(let start, let end):
      definition = Markup("linearGradient")
      names = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      definition = Markup("radialGradient")
      names = [
        ("fx", startCenter.x), ("fy", startCenter.y), ("fr", startRadius), ("cx", endCenter.x), ("cy", endCenter.y),
        ("r", endRadius),
      ]
    case .conic: return nil
    }
    definition["id"] = id
    definition["gradientUnits"] = "userSpaceOnUse"
    for (name, value) in names { definition[name] = PageNumber.text(value) }
    for stop in gradient.stops {
      var element = Markup("stop")
      element["offset"] = PageNumber.text(stop.location)
      element["stop-color"] = PageNumber.color(stop.color)
      definition.append(element)
    }
    if !gradient.extendsBeforeStart, let first = gradient.stops.first { definition.pieces.insert(clear(first), at: 0) }
    if !gradient.extendsAfterEnd, let last = gradient.stops.last { definition.pieces.append(clear(last)) }
    return definition
  }

  private func clear(_ stop: Gradient.Stop) -> Markup.Piece {
    var element = Markup("stop")
    element["offset"] = PageNumber.text(stop.location)
    element["stop-color"] = "#0000"
    return .element(element)
  }

  /// The part of a conic gradient inside a path, as a box with a background.
  private mutating func conic(_ gradient: Gradient, _ center: CGPoint, _ angle: CGFloat, _ path: Path) -> Markup {
    let bounds = path.svgBounds
    var holder = Markup("foreignObject")
    holder["x"] = PageNumber.text(bounds.minX)
    holder["y"] = PageNumber.text(bounds.minY)
    holder["width"] = PageNumber.text(bounds.width)
    holder["height"] = PageNumber.text(bounds.height)
    var box = Markup("div", ["class": "g"])
    let stops = gradient.stops.map { stop in
      "\(PageNumber.color(stop.color)) \(PageNumber.text(stop.location * 360))deg"
    }
    let place = "\(PageNumber.length(center.x - bounds.minX)) \(PageNumber.length(center.y - bounds.minY))"
    let start = PageNumber.text(angle * 180 / .pi + 90)
    box.style.add("background", "conic-gradient(from \(start)deg at \(place),\(stops.joined(separator: ",")))")
    let moved = path.moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY))
    box.style.add("clip-path", "path(\"\(moved.svg)\")")
    holder.append(box)
    applyState(to: &holder)
    return holder
  }
}
