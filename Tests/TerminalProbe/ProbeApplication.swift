import Foundation
import RenderTree

@MainActor
final class ProbeApplication: HostedApplication {
  func connectScene(_ configuration: SceneConfiguration) -> any HostedScene { ProbeScene(configuration) }

  func terminate() { print("terminated") }

  func makeSession() -> any HostedApplication { ProbeApplication() }
}

/// A focusable list under three lines that report the received events.
@MainActor
final class ProbeScene: HostedScene {
  var onCopy: ((String) -> Void)?
  var onAnnounce: ((String) -> Void)?
  var onOpen: ((URL) -> Void)?
  var onChange: (() -> Void)? {
    didSet { deliver() }
  }
  var onEnd: (() -> Void)?

  private var configuration: SceneConfiguration
  private var number = 0
  private var last = "nothing"
  private var count = 0
  private var focus = 0
  private var isEditing = false
  private var isModal = false
  /// True if escape would leave something that is not modal.
  private var isInside = false
  private var hangsAtEnd = false
  private var title = ""
  private var offset: CGFloat = 0
  private let rows = 100
  private let rootID = NodeID.make()
  private let listID = NodeID.make()
  private lazy var rowIDs = (0..<rows).map { _ in NodeID.make() }

  init(_ configuration: SceneConfiguration) {
    self.configuration = configuration
    if let url = configuration.url { last = "launched with \(url)" }
  }

  func open(_ url: URL) {
    say("open \(url)")
    deliver()
  }

  var acceptsText: Bool { isEditing }

  func keyHints() -> [KeyHint] {
    var hints = [
      KeyHint([.key(KeyEvent(.up)), .key(KeyEvent(.down))], "move"), KeyHint([.key(KeyEvent(.enter))], "select"),
    ]
    if isEditing || isModal || isInside {
      hints.append(KeyHint([.key(KeyEvent(.escape))], isEditing ? "end typing" : "close"))
    }
    return hints
  }

  func configure(_ change: (inout SceneConfiguration) -> Void) {
    change(&configuration)
    deliver()
  }

  let address: URL? = nil

  func keepRestoration() -> Data? { nil }

  func settle() async {}
  func end() { disconnect() }
  func disconnect() {
    while hangsAtEnd {}
    print("disconnected")
  }

  // MARK: Input

  func send(_ event: InputEvent) {
    switch event {
    case .resized(let size): configuration.size = size
    case .appearance(let appearance): configuration.appearance = appearance
    case .key(let key):
      say("key \(key.key) \(key.modifiers.rawValue)")
      move(key)
    case .text(let text):
      say("text \(text.count) \(text.prefix(30))")
      obey(text)
    case .pointer(let pointer):
      say("pointer \(pointer.phase) \(Int(pointer.location.x)),\(Int(pointer.location.y))")
    case .wheel(let wheel):
      offset = min(max(0, offset + wheel.delta.height), 16 * CGFloat(rows) - listHeight)
      say("wheel \(Int(wheel.delta.width)),\(Int(wheel.delta.height))")
    case .hover: return
    case .menu(let location): say("menu \(Int(location.x)),\(Int(location.y))")
    case .active(let isActive): say("active \(isActive)")
    case .visible(let isVisible): say("visible \(isVisible)")
    case .action, .beganEditing, .edited, .endedEditing, .files, .focused, .scrolled: break
    }
    deliver()
  }

  private func say(_ text: String) {
    last = text
    count += 1
  }

  private func move(_ key: KeyEvent) {
    switch key.key {
    case .down: focus = min(rows - 1, focus + 1)
    case .up: focus = max(0, focus - 1)
    case .escape:
      isEditing = false
      isModal = false
      isInside = false
    default: break
    }
  }

  private func obey(_ text: String) {
    switch text {
    case "x": fatalError("the probe was told to crash")
    case "p": print("printed by the probe")
    case "e": exit(3)
    case "l": while true {}
    case "z": usleep(200_000)
    case "h": hangsAtEnd = true
    case "d":
      atexit { while true {} }
      exit(3)
    case "f": Thread.detachNewThread { fatalError("another thread was told to crash") }
    case "g":
      drawOn()
      Thread.detachNewThread {
        usleep(20_000)
        exit(3)
      }
    case "n": title = "Basket\u{1B}]0;evil\u{7}\nof \u{9C}fruit\u{202E}"
    case "o": print(overflow(1))
    case "a": abort()
    case "t": isEditing = true
    case "m": isModal = true
    case "i": isInside = true
    case "w": for _ in 0..<40_000 { print(String(repeating: "logged ", count: 20)) }
    case "u": last = "\u{1B}]0;title\u{7}\u{9B}31m\u{202E}abc \u{200D} 👩‍👩‍👧‍👦 漢"
    case "b": last = String(repeating: "long \u{202E}\u{1B}[2J", count: 100_000)
    case "j": last = "a" + String(repeating: "\u{200D}\u{301}", count: 100_000) + "z"
    default: break
    }
  }

  /// Draws one frame after another, forever.
  private func drawOn() {
    offset = offset > 0 ? 0 : 160
    deliver()
    DispatchQueue.main.async { self.drawOn() }
  }

  private func overflow(_ depth: Int) -> Int { depth > 0 ? overflow(depth + 1) + overflow(depth + 2) : depth }

  // MARK: Frames

  private var listHeight: CGFloat { max(0, configuration.size.height - 48) }

  private func deliver() { onChange?() }

  func frame() -> Frame {
    number += 1
    return Frame(
      number: number, size: configuration.size, scale: 1, root: root, transitions: [], focusedNode: rowIDs[focus],
      title: title)
  }

  private var root: RenderNode {
    let isDark = configuration.appearance == .dark
    let ink = isDark ? RenderColor.white : .black
    let size = configuration.size
    let first =
      "\(Int(size.width / 8))x\(Int(size.height / 16)) \(configuration.appearance) \(configuration.idiom)"
    return RenderNode(
      id: rootID, frame: CGRect(origin: .zero, size: size),
      style: BoxStyle(background: isDark ? .black : .white, clips: true),
      semantics: Semantics(role: .none, state: isEditing ? .editing : [], isModal: isModal),
      children: [
        text(first, y: 0, ink, bold: true), text("last: \(last)", y: 16, ink), text("events: \(count)", y: 32, ink),
        list(ink),
      ])
  }

  private func list(_ ink: RenderColor) -> RenderNode {
    let width = configuration.size.width
    let visible = Int(offset / 16)..<min(rows, Int((offset + listHeight) / 16) + 1)
    return RenderNode(
      id: listID, frame: CGRect(x: 0, y: 48, width: width, height: listHeight), style: BoxStyle(clips: true),
      scroll: ScrollInfo(
        contentSize: CGSize(width: width, height: 16 * CGFloat(rows)), offset: CGPoint(x: 0, y: offset),
        minimumOffset: .zero, maximumOffset: CGPoint(x: 0, y: 16 * CGFloat(rows) - listHeight), axes: .vertical,
        revision: 0, showsIndicators: .vertical),
      semantics: Semantics(role: .list),
      children: visible.map { row in
        RenderNode(
          id: rowIDs[row], frame: CGRect(x: 0, y: 16 * CGFloat(row), width: width, height: 16),
          semantics: Semantics(
            role: .cell, state: row == 1 ? .selected : [], actions: [.activate], isFocusable: true),
          children: [text("row \(row)", y: 0, ink, x: 16)])
      })
  }

  private func text(
    _ string: String, y: CGFloat, _ color: RenderColor, x: CGFloat = 0, bold: Bool = false
  ) -> RenderNode {
    let width = configuration.size.width
    let attributes = TextAttributes(
      font: FontDescriptor(size: 16, weight: bold ? 0.4 : 0), color: color)
    let layout = configuration.textEngine.layout(
      StyledText(string, attributes), style: ParagraphStyle(maximumLines: 1), in: CGSize(width: width, height: 16))
    return RenderNode(
      id: NodeID.make(), frame: CGRect(x: x, y: y, width: width, height: 16),
      content: .text(TextContent(layout: layout, origin: .zero)))
  }
}
