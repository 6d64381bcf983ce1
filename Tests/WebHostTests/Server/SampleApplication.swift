#if Web
  import Foundation
  import RenderTree

  /// An app with a counter, a button and a field, for tests of the server.
  @MainActor
  final class SampleApplication: HostedApplication {
    /// All scenes of the app and of its sessions, in the order of their connections.
    final class Log {
      var scenes: [SampleScene] = []
      var sessions = 0
      var terminated = 0
    }

    let log: Log
    /// The state that the scenes of a session share.
    var shared = 0

    init(log: Log = Log()) { self.log = log }

    func connectScene(_ configuration: SceneConfiguration) -> any HostedScene {
      let scene = SampleScene(self, configuration)
      log.scenes.append(scene)
      return scene
    }

    func terminate() { log.terminated += 1 }

    func makeSession() -> any HostedApplication {
      log.sessions += 1
      return SampleApplication(log: log)
    }
  }

  @MainActor
  final class SampleScene: HostedScene {
    /// The end of a scene's life.
    enum Life { case connected, disconnected, ended }

    private struct State: Codable {
      var count = 0
      var text = ""
      var place: String?
    }

    var onChange: (() -> Void)?
    var onEnd: (() -> Void)?
    var onCopy: ((String) -> Void)?
    var onAnnounce: ((String) -> Void)?
    var onOpen: ((URL) -> Void)?
    private(set) var configuration: SceneConfiguration
    private(set) var life = Life.connected
    private(set) var events: [InputEvent] = []
    /// The number of frames that the host has asked for.
    private(set) var frameCount = 0
    /// The time that the app takes for an event.
    var eventTime = Duration.zero
    private(set) var opened: [URL] = []
    private var state = State() { didSet { changed() } }
    private var number = 1
    private var needsTurn = false
    let application: SampleApplication

    let root = NodeID.make()
    let label = NodeID.make()
    let button = NodeID.make()
    let field = NodeID.make()

    init(_ application: SampleApplication, _ configuration: SceneConfiguration) {
      self.application = application
      self.configuration = configuration
      if let data = configuration.restoration, let kept = try? JSONDecoder().decode(State.self, from: data) {
        state = kept
      } else if let url = configuration.url {
        opened.append(url)
        state.place = url.path == "/" ? nil : url.path
      }
      number = 1
    }

    var count: Int { state.count }
    var text: String { state.text }

    func setCount(_ count: Int) { state.count = count }

    private func changed() {
      number += 1
      guard !needsTurn else { return }
      needsTurn = true
      Task { [weak self] in
        guard let self else { return }
        needsTurn = false
        onChange?()
      }
    }

    func frame() -> Frame {
      frameCount += 1
      func box(_ id: NodeID, _ top: Int, text: String? = nil, _ semantics: Semantics?) -> RenderNode {
        RenderNode(
          id: id, frame: CGRect(x: 0, y: top, width: 300, height: 44), content: text.map(PageNotation.content),
          semantics: semantics)
      }
      var editing = Semantics(role: .textField, label: "Name", value: state.text, state: .editing, actions: [.activate])
      editing.selection = state.text.utf16.count..<state.text.utf16.count
      let tree = RenderNode(
        id: root, frame: CGRect(origin: .zero, size: configuration.size),
        children: [
          box(label, 0, text: "Count \(state.count) at \(state.place ?? "home")", Semantics(role: .text)),
          box(button, 50, text: "Add", Semantics(role: .button, actions: [.activate], isFocusable: true)),
          box(field, 100, text: state.text, editing),
        ])
      return Frame(
        number: number, size: configuration.size, scale: configuration.scale, root: tree, transitions: [],
        focusedNode: nil, title: "Sample")
    }

    func send(_ event: InputEvent) {
      events.append(event)
      let end = ContinuousClock.now + eventTime
      while ContinuousClock.now < end {}
      switch event {
      case .action(.activate, button): state.count += 1
      case .edited(let edit, field): state.text = edited(state.text, by: edit)
      default: break
      }
    }

    /// Returns a changed text. Exclamation marks are refused.
    private func edited(_ text: String, by edit: TextEdit) -> String {
      var units = Array(text.utf16)
      units.replaceSubrange(edit.range, with: edit.replacement.filter { $0 != "!" }.utf16)
      return String(decoding: units, as: UTF16.self)
    }

    var acceptsText: Bool { true }
    func keyHints() -> [KeyHint] { [] }

    func open(_ url: URL) {
      opened.append(url)
      state.place = url.path == "/" ? nil : url.path
    }

    func configure(_ change: (inout SceneConfiguration) -> Void) {
      let size = configuration.size
      change(&configuration)
      if configuration.size != size { changed() }
    }

    var address: URL? { state.place.flatMap { URL(string: "https://sample.example" + $0) } }
    func keepRestoration() -> Data? { try? JSONEncoder().encode(state) }
    func settle() async { await Task.yield() }
    func disconnect() { life = .disconnected }
    func end() { life = .ended }
  }
#endif
