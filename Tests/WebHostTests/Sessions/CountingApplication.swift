import Foundation
import RenderTree

/// An app without views: each scene shows a button, which counts its presses, and a field.
@MainActor
final class CountingApplication: HostedApplication {
  /// The instances that were made for users, in order.
  private(set) var sessions: [CountingApplication] = []
  private(set) var scenes: [CountingScene] = []
  private(set) var isTerminated = false

  func connectScene(_ configuration: SceneConfiguration) -> any HostedScene {
    let scene = CountingScene(configuration)
    scenes.append(scene)
    return scene
  }

  func terminate() { isTerminated = true }

  func makeSession() -> any HostedApplication {
    let session = CountingApplication()
    sessions.append(session)
    return session
  }
}

/// A scene with a button, node 2, that counts its presses, and a field, node 3.
@MainActor
final class CountingScene: HostedScene {
  var onFrame: ((Frame) -> Void)?
  var onEnd: (() -> Void)?
  var onCopy: ((String) -> Void)?
  private(set) var configuration: SceneConfiguration
  private(set) var isConnected = true
  private(set) var isVisible = true
  private(set) var text = ""
  private(set) var opened: [URL] = []
  var count = 0 { didSet { changed() } }
  var address: URL?
  private var number = 1

  init(_ configuration: SceneConfiguration) {
    self.configuration = configuration
    if let record = configuration.restoration { count = Int(String(decoding: record, as: UTF8.self)) ?? -1 }
  }

  private func changed() {
    number += 1
    onFrame?(frame())
  }

  func frame() -> Frame {
    let label = configuration.textEngine.layout(
      StyledText("pressed \(count) times", TextAttributes(font: FontDescriptor(size: 17), color: .black)),
      style: ParagraphStyle(maximumLines: 1), in: CGSize(width: 200, height: 44))
    let button = RenderNode(
      id: NodeID(rawValue: 2), frame: CGRect(x: 0, y: 0, width: 200, height: 44),
      content: .text(TextContent(layout: label, origin: .zero)),
      semantics: Semantics(role: .button, actions: [.activate], isFocusable: true))
    let field = RenderNode(
      id: NodeID(rawValue: 3), frame: CGRect(x: 0, y: 50, width: 200, height: 34),
      semantics: Semantics(role: .textField, label: "Name", value: text, actions: [.activate], isFocusable: true))
    let root = RenderNode(
      id: NodeID(rawValue: 1), frame: CGRect(origin: .zero, size: configuration.size), children: [button, field])
    return Frame(
      number: number, size: configuration.size, scale: configuration.scale, root: root, transitions: [],
      focusedNode: nil, title: "Counting")
  }

  func send(_ event: InputEvent) {
    switch event {
    case .action(.activate, let node) where node.rawValue == 2: count += 1
    case .edited(let edit, let node) where node.rawValue == 3:
      text = edit.replacement
      changed()
    case .visible(let isVisible): self.isVisible = isVisible
    default: break
    }
  }

  var acceptsText: Bool { false }
  func keyHints() -> [KeyHint] { [] }
  func open(_ url: URL) { opened.append(url) }
  func configure(_ change: (inout SceneConfiguration) -> Void) {
    let old = configuration.size
    change(&configuration)
    if configuration.size != old { changed() }
  }
  func keepRestoration() -> Data? { count == 0 ? nil : Data("\(count)".utf8) }
  func settle() async {}
  func disconnect() { isConnected = false }
  func end() { isConnected = false }
}
