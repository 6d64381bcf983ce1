import Foundation
import RenderTree
import SeededRandomness

/// Random frames whose nodes have everything that a page shows, with identities that come, go and move between parents.
struct RandomPages {
  private var randomness: Randomness
  private let identities: Int
  private var number = 0
  private let engine = MonospaceTextEngine()

  /// A series of frames for a seed, whose nodes have at most as many identities.
  init(seed: Int, identities: Int) {
    randomness = Randomness(seed: seed)
    self.identities = identities
  }

  private mutating func chance(_ percent: Int) -> Bool { randomness.next(below: 100) < percent }

  private mutating func pick<T>(_ values: [T]) -> T { values[randomness.next(below: values.count)] }

  mutating func next() -> Frame {
    number += 1
    var left = Array(1..<identities).shuffled(using: &randomness)[...].prefix(2 + randomness.next(below: identities))
    let root = node(0, from: &left, depth: 0)
    return Frame(
      number: number, size: CGSize(width: 300, height: 500), scale: 2, root: root, transitions: [],
      focusedNode: chance(50) ? nil : NodeID(rawValue: UInt64(randomness.next(below: identities))),
      title: pick(["", "A", "A & <b>\u{202E}"]))
  }

  /// Returns a frame in which only some nodes differ; all others are the same objects, as those of views are.
  mutating func next(after frame: Frame) -> Frame {
    number += 1
    return Frame(
      number: number, size: frame.size, scale: frame.scale, root: changed(frame.root), transitions: [],
      focusedNode: frame.focusedNode, title: frame.title)
  }

  private mutating func changed(_ node: RenderNode) -> RenderNode {
    var children = node.children
    if !children.isEmpty, chance(70) {
      let index = randomness.next(below: children.count)
      children[index] = changed(children[index])
    } else if chance(30) {
      children.shuffle(using: &randomness)
    } else if !children.isEmpty, chance(50) {
      children = pushed(children)
    } else if chance(50) {
      _ = children.popLast()
    }
    let isMeaningNew = chance(30)
    return RenderNode(
      id: node.id, frame: node.frame, transform: node.transform, style: chance(30) ? style() : node.style,
      content: chance(20) ? content() : node.content, scroll: node.scroll, contentOrigin: node.contentOrigin,
      pin: chance(20) ? pin() : node.pin, semantics: isMeaningNew ? semantics() : node.semantics, children: children)
  }

  /// Returns siblings of which one is new or gone, and those behind it have moved by its size and have other numbers.
  private mutating func pushed(_ siblings: [RenderNode]) -> [RenderNode] {
    var result = siblings
    let start = randomness.next(below: siblings.count)
    let isNew = chance(60)
    if isNew {
      var none: ArraySlice<Int> = []
      result.insert(node(10_000 + number, from: &none, depth: 9), at: start)
    } else {
      result.remove(at: start)
    }
    let (dx, dy) = (chance(80) ? 0 : place - 50, place - 50)
    for index in result.indices.dropFirst(start + (isNew ? 1 : 0)) where chance(90) {
      result[index] = moved(result[index], CGSize(width: dx, height: dy), by: isNew ? 1 : -1)
    }
    return result
  }

  private func moved(_ node: RenderNode, _ way: CGSize, by difference: Int) -> RenderNode {
    var semantics = node.semantics
    if let position = semantics?.position {
      semantics?.position = Semantics.Position(index: position.index + difference, count: position.count + difference)
    }
    return RenderNode(
      id: node.id, frame: node.frame.offsetBy(dx: way.width, dy: way.height), transform: node.transform,
      style: node.style, content: node.content, scroll: node.scroll, contentOrigin: node.contentOrigin, pin: node.pin,
      semantics: semantics, children: node.children)
  }

  private mutating func node(_ id: Int, from left: inout ArraySlice<Int>, depth: Int) -> RenderNode {
    var children: [RenderNode] = []
    let width = depth > 4 ? 0 : randomness.next(below: 4) + (depth == 0 ? 2 : 0)
    for _ in 0..<width {
      if let child = left.popFirst() { children.append(node(child, from: &left, depth: depth + 1)) }
    }
    let frame = CGRect(x: place, y: place, width: place, height: place)
    return RenderNode(
      id: NodeID(rawValue: UInt64(id)), frame: frame,
      transform: chance(10) ? Transform(a: 1, b: 0.5, c: 0, d: 2, tx: place, ty: 0) : nil, style: style(),
      content: chance(40) ? content() : nil, scroll: chance(15) ? scroll() : nil,
      contentOrigin: chance(10) ? (chance(50) ? frame.origin : CGPoint(x: place, y: place)) : nil,
      pin: chance(30) ? pin() : nil, semantics: chance(60) ? semantics() : nil, children: children)
  }

  private mutating func pin() -> NodePin? {
    guard chance(80) else { return nil }
    let start = place
    return NodePin(edge: pick([.top, .left, .bottom, .right]), distance: place, limits: start...(start + place))
  }

  private var place: CGFloat { mutating get { CGFloat(randomness.next(below: 400)) / 4 } }

  private mutating func color() -> RenderColor {
    pick([.black, .white, .clear, RenderColor(red: 0.2, green: 0.5, blue: 1, alpha: 0.5)])
  }

  private mutating func style() -> BoxStyle {
    var style = BoxStyle()
    if chance(40) { style.background = color() }
    if chance(20) { style.border = BoxStyle.Border(color: color(), width: 1) }
    if chance(20) { style.cornerRadius = 8 }
    if chance(10) { style.roundedCorners = [.topLeft, .bottomRight] }
    if chance(10) { style.shadow = BoxStyle.Shadow(color: .black, offset: CGSize(width: 0, height: 2), radius: 4) }
    if chance(10) { style.opacity = 0.5 }
    style.clips = chance(20)
    if chance(5) { style.mask = drawing() }
    return style
  }

  private mutating func text() -> String {
    pick([
      "", "Plums", "<script>alert(1)</script>", "a\nb c d e f g h i j k l", "\u{202E}&\"'\u{0}", "שלום world", "é😀",
    ])
  }

  private mutating func content() -> NodeContent {
    switch randomness.next(below: 4) {
    case 0: return .drawing(drawing())
    case 1:
      return .symbol(
        SymbolContent(
          name: "star", character: "*", color: .black, frame: CGRect(x: 0, y: 0, width: 8, height: 8),
          drawing: drawing()))
    default:
      let attributes = TextAttributes(
        font: FontDescriptor(size: pick([12, 17]), weight: pick([0, 0.4])), color: color())
      var text = StyledText(text(), attributes)
      if chance(20) {
        var other = attributes
        other.isUnderlined = true
        text.runs.append(StyledText.Run(self.text(), other))
      }
      let layout = engine.layout(
        text, style: ParagraphStyle(maximumLines: 0), in: CGSize(width: 80, height: CGFloat.infinity))
      return .text(TextContent(layout: layout, origin: CGPoint(x: place, y: 0)))
    }
  }

  private mutating func drawing() -> Drawing {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: place + 1, height: 10))
    let gradient = Gradient(
      stops: [.init(color: .white, location: 0), .init(color: .black, location: 1)],
      geometry: pick([
        .linear(start: .zero, end: CGPoint(x: 10, y: 10)), .conic(center: CGPoint(x: 5, y: 5), angle: 0),
        .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 9),
      ]))
    return Drawing([
      .save, .clip(path, rule: .evenOdd),
      .fill(path, rule: .winding, chance(50) ? .color(color()) : .gradient(gradient)),
      .restore, .restore, .opacity(0.4), .beginLayer, .blendMode(.multiply), .transform(.scale(x: 2, y: 0.5)),
      .stroke(path, StrokeStyle(width: 2, cap: .round, dash: [1, 2]), .color(color())), .endLayer,
    ])
  }

  private mutating func scroll() -> ScrollInfo {
    let height: CGFloat = pick([500, 2000, 44_000_000])
    var info = ScrollInfo(
      contentSize: CGSize(width: 100, height: height),
      offset: CGPoint(x: 0, y: pick([0, 100, height / 2])), minimumOffset: CGPoint(x: 0, y: pick([0, -50])),
      maximumOffset: CGPoint(x: 0, y: height), axes: pick([.vertical, [.vertical, .horizontal], []]),
      revision: randomness.next(below: 3), showsIndicators: .vertical)
    if chance(20) { info.verticalStops = ScrollInfo.Stops(offsets: [0, 50, 100], isOneAtATime: chance(50)) }
    return info
  }

  private mutating func semantics() -> Semantics {
    var semantics = Semantics(role: pick(Semantics.Role.allCases + [.cell, .cell, .list, .button]))
    if chance(30) { semantics.label = text() }
    if chance(30) { semantics.value = pick(["1", "0", text(), "•••"]) }
    if chance(10) { semantics.hint = text() }
    if chance(50) { semantics.actions = [.activate] }
    semantics.state = Semantics.State(rawValue: UInt16(randomness.next(below: 256)))
    semantics.isModal = chance(4)
    semantics.isHidden = chance(5)
    semantics.hidesContent = chance(5)
    semantics.isFocusable = chance(30)
    if chance(30) { semantics.position = Semantics.Position(index: 3, count: 10) }
    if chance(20) { semantics.range = Semantics.Range(0.5, in: 0...1) }
    if chance(20) { semantics.headingLevel = 1 + randomness.next(below: 7) }
    if chance(10) { semantics.liveness = .polite }
    return semantics
  }
}
