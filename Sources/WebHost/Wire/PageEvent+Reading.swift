import Foundation
import RenderTree

extension PageEvent {
  /// The maximum number of events in one post.
  static let maximumCount = 2000
  /// The maximum length of a text, in UTF-8 bytes.
  static let maximumTextLength = 1 << 20
  /// The size of the largest scene, in points. A larger one costs all users time.
  static let maximumSize = CGSize(width: 4096, height: 2304)
  /// The maximum length of a scene's name and of other names, in UTF-8 bytes.
  static let maximumNameLength = 256

  /// Returns the input in the body of a post, or throws if anything in it is wrong.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func events(in body: [UInt8]) throws(PageEventError) -> PageInput {
    let json = try JSONValue(body)
    let members = PageEventMembers(json)
    let tab = try members.string("tab", limit: maximumNameLength)
    let first = try members.integer("n", in: 1...(1 << 52))
    guard let elements = json["e"]?.array else { throw .missing("e") }
    guard elements.count <= maximumCount else { throw .tooMany }
    var items: [PageInput.Item] = []
    for (index, element) in elements.enumerated() {
      items.append(PageInput.Item(number: first + index, event: try PageEvent(PageEventMembers(element))))
    }
    return PageInput(tab: tab, events: items)
  }

  private init(_ members: PageEventMembers) throws(PageEventError) {
    let kind = try members.string("k", limit: PageEvent.maximumNameLength)
    switch kind {
    case "open": self = .open(try Opening(members))
    case "ack": self = .acknowledged(try members.integer("f", in: 0...(1 << 52)))
    case "visible": self = .visible(try members.bool("v"))
    case "active": self = .active(try members.bool("v"))
    case "leave": self = .leave
    case "press": self = .press(try members.node())
    case "act": self = .action(try members.action(), try members.node())
    case "down", "move", "up", "cancel": self = .pointer(try members.pointer(kind))
    case "wheel":
      let delta = try members.point("dx", "dy")
      self = .wheel(
        WheelEvent(
          at: try members.point(), delta: CGSize(width: delta.x, height: delta.y), modifiers: try members.modifiers()))
    case "hover": self = .hover(members.has("x") ? try members.point() : nil)
    case "menu": self = .menu(try members.point())
    case "key": self = .key(KeyEvent(try members.key(), modifiers: try members.modifiers()))
    case "text": self = .text(try members.string("v", limit: PageEvent.maximumTextLength))
    case "edit": self = .edit(try members.edit())
    case "files": self = .files(try members.strings("v", limit: 100), try members.node())
    case "focus": self = .focus(try members.node())
    case "blur": self = .blur(try members.node())
    case "tab": self = .tab(try members.node())
    case "scroll":
      self = .scrolled(
        try members.node(), offset: try members.point(), revision: try members.integer("r", in: 0...(1 << 52)))
    case "size": self = .resized(try members.size(), safeArea: try members.insets())
    case "go": self = .visited(try members.entry(), address: try members.string("v", limit: 8192))
    case "tree": self = .treeNeeded(try members.string("v", limit: 1024))
    case "look": self = .appearance(try members.bool("v") ? .dark : .light)
    default: throw .unknownKind(kind)
    }
  }
}

extension PageEvent.Opening {
  fileprivate init(_ members: PageEventMembers) throws(PageEventError) {
    size = try members.size()
    safeArea = try members.insets()
    scale = CGFloat(try members.number("s", in: 0.25...16))
    appearance = try members.bool("d") ? .dark : .light
    contrast = try members.bool("c") ? .high : .normal
    textSize = SceneConfiguration.TextSize(rootFontSize: try members.number("z", in: 1...1000))
    languages = try members.strings("l", limit: 16)
    timeZone = members.has("tz") ? try members.string("tz", limit: PageEvent.maximumNameLength) : nil
    frame = try members.integer("f", in: 0...(1 << 52))
    entry = try members.entry()
    trail = members.has("q") ? try members.trail() : []
  }
}

extension SceneConfiguration.TextSize {
  /// The text size that is nearest to the font size that the user has set in the browser, in pixels: 16 is the default.
  init(rootFontSize: Double) {
    let sizes: [(Double, SceneConfiguration.TextSize)] = [
      (13, .extraSmall), (14, .small), (15, .medium), (16, .large), (18, .extraLarge), (20, .extraExtraLarge),
      (22, .extraExtraExtraLarge), (26, .accessibilityMedium), (31, .accessibilityLarge),
      (37, .accessibilityExtraLarge), (44, .accessibilityExtraExtraLarge), (50, .accessibilityExtraExtraExtraLarge),
    ]
    self = sizes.min { abs($0.0 - rootFontSize) < abs($1.0 - rootFontSize) }?.1 ?? .large
  }
}

/// The members of an event, with the checks of their kinds and ranges.
struct PageEventMembers {
  /// The largest coordinate, in points.
  private static let reach = 1e12

  private let json: JSONValue

  init(_ json: JSONValue) { self.json = json }

  /// True if the event has a member.
  func has(_ name: String) -> Bool { json[name] != nil }

  func string(_ name: String, limit: Int) throws(PageEventError) -> String {
    guard let string = json[name]?.string else { throw .missing(name) }
    guard string.utf8.count <= limit else { throw .tooLong(name) }
    return string
  }

  func strings(_ name: String, limit: Int) throws(PageEventError) -> [String] {
    guard let elements = json[name]?.array else { throw .missing(name) }
    guard elements.count <= limit else { throw .tooMany }
    var strings: [String] = []
    for element in elements {
      guard let string = element.string else { throw .missing(name) }
      guard string.utf8.count <= PageEvent.maximumNameLength else { throw .tooLong(name) }
      strings.append(string)
    }
    return strings
  }

  /// The entries of the browser's history: their addresses and the outlines of their places, in turns.
  func trail() throws(PageEventError) -> [PageHistory.Entry] {
    let parts = try strings("q", limit: 100)
    return stride(from: 0, to: parts.count - 1, by: 2).map {
      PageHistory.Entry(place: ScenePlace(), address: parts[$0], outline: PlaceOutline(parts[$0 + 1]))
    }
  }

  func bool(_ name: String) throws(PageEventError) -> Bool {
    guard let bool = json[name]?.bool else { throw .missing(name) }
    return bool
  }

  func number(_ name: String, in range: ClosedRange<Double>) throws(PageEventError) -> Double {
    guard let number = json[name]?.number else { throw .missing(name) }
    guard range.contains(number) else { throw .numberOutOfRange }
    return number
  }

  func integer(_ name: String, in range: ClosedRange<Int>) throws(PageEventError) -> Int {
    guard let number = json[name]?.number else { throw .missing(name) }
    guard let integer = Int(exactly: number), range.contains(integer) else { throw .numberOutOfRange }
    return integer
  }

  func point(_ x: String = "x", _ y: String = "y") throws(PageEventError) -> CGPoint {
    CGPoint(x: try number(x, in: -Self.reach...Self.reach), y: try number(y, in: -Self.reach...Self.reach))
  }

  /// The size of a page. A scene is never larger than that of a cookie, however large the page is.
  func size() throws(PageEventError) -> CGSize {
    CGSize(
      width: min(try number("w", in: 1...20_000), PageEvent.maximumSize.width),
      height: min(try number("h", in: 1...20_000), PageEvent.maximumSize.height))
  }

  /// The number of an entry of the browser's history; nil if the page does not say.
  func entry() throws(PageEventError) -> Int? { has("e") ? try integer("e", in: 0...(1 << 31)) : nil }

  /// The insets at the top, left, bottom and right edges; zero if the page does not say.
  func insets() throws(PageEventError) -> SceneConfiguration.Insets {
    guard has("i") else { return SceneConfiguration.Insets() }
    guard let numbers = json["i"]?.array?.compactMap(\.number), numbers.count == 4 else { throw .missing("i") }
    guard numbers.allSatisfy({ (0...1000).contains($0) }) else { throw .numberOutOfRange }
    return SceneConfiguration.Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func node() throws(PageEventError) -> NodeID {
    let name = try string("n", limit: 16)
    guard let node = PageNumber.node(name) else { throw .missing("n") }
    return node
  }

  func modifiers() throws(PageEventError) -> KeyEvent.Modifiers {
    guard has("m") else { return [] }
    return KeyEvent.Modifiers(rawValue: UInt8(try integer("m", in: 0...15)))
  }

  func pointer(_ kind: String) throws(PageEventError) -> PointerEvent {
    let phase: PointerEvent.Phase =
      switch kind {
      case "down": .began
      case "move": .moved
      case "up": .ended
      default: .cancelled
      }
    return PointerEvent(
      phase, at: try point(), pointer: try integer("p", in: 0...(1 << 31)), modifiers: try modifiers(),
      kind: try integer("t", in: 0...1) == 1 ? .mouse : .finger)
  }

  func action() throws(PageEventError) -> SemanticAction {
    switch try string("v", limit: PageEvent.maximumNameLength) {
    case "activate": .activate
    case "increment": .increment
    case "decrement": .decrement
    case "dismiss": .dismiss
    case let name where name.hasPrefix("."): .custom(String(name.dropFirst()))
    default: throw .missing("v")
    }
  }

  func edit() throws(PageEventError) -> PageEvent.Edit {
    let reach = 1 << 31
    let text = try string("v", limit: PageEvent.maximumTextLength)
    let start = try integer("i", in: 0...reach)
    let end = try integer("j", in: start...reach)
    let first = try integer("s", in: 0...reach)
    let last = try integer("t", in: first...reach)
    return PageEvent.Edit(
      node: try node(),
      change: TextEdit(
        replacing: start..<end, with: text, selecting: first..<last, base: try integer("b", in: 0...(1 << 52))))
  }

  /// The key by the name that browsers give it.
  func key() throws(PageEventError) -> KeyEvent.Key {
    let name = try string("c", limit: 32)
    let keys: [String: KeyEvent.Key] = [
      "ArrowUp": .up, "ArrowDown": .down, "ArrowLeft": .left, "ArrowRight": .right, "Enter": .enter,
      "Escape": .escape, "Tab": .tab, "Backspace": .backspace, "Delete": .delete, " ": .space, "PageUp": .pageUp,
      "PageDown": .pageDown, "Home": .home, "End": .end,
    ]
    if let key = keys[name] { return key }
    guard name.count == 1, let character = name.first else { throw .missing("c") }
    return .character(character)
  }
}
