#if Web
  import Foundation
  import RenderTree
  import Testing
  import UIKit
  import UIKitCore

  @testable import WebHost

  /// The page of an app of UIKit in a session of the web host, without a browser.
  @MainActor
  final class CountedPage {
    /// The app's scene.
    let scene: CountedScene
    private let page: PageScene
    private let registry: SessionRegistry
    private var last = 0

    /// Shows a controller, which is made in the context of the scene.
    init(showing makeController: @escaping () -> UIViewController) throws {
      let application = CountedApplication(makeController)
      var options = WebHost.Options(textEngine: MonospaceTextEngine(), name: "Counted", store: MemoryStore())
      // No browser opens the page, and the other tests may take minutes.
      options.limits.openingTime = .seconds(3_600)
      let host = WebHost(options: options)
      // The routes have a registry of sessions; the server does not run.
      _ = try host.makeServer(for: application, signals: [])
      let registry = try #require(host.registries.first)
      let made = registry.makeSession(nil, client: nil)
      let session = try #require(made)
      page = session.connectScene(SceneEnvironment(), target: "/")
      scene = try #require(application.scene)
      self.registry = registry
    }

    /// Takes events as one post of the page. Other work of the main actor wants its turn all the while.
    func post(_ events: [PageEvent]) async {
      var items: [PageInput.Item] = []
      for event in events {
        last += 1
        items.append(PageInput.Item(number: last, event: event))
      }
      scene.beginCount()
      let others = Task { [scene] in
        while !Task.isCancelled {
          scene.noteTurnOfOthers()
          await Task.yield()
        }
      }
      _ = await page.take(items)
      others.cancel()
      await others.value
    }

    /// Ends the session.
    func end() async { await registry.end() }
  }

  /// An app with one controller, whose scene is counted.
  @MainActor
  private final class CountedApplication: HostedApplication {
    private let application = UIApplication()
    private let makeController: () -> UIViewController
    private var window: UIWindow?
    private(set) var scene: CountedScene?

    init(_ makeController: @escaping () -> UIViewController) { self.makeController = makeController }

    func connectScene(_ configuration: SceneConfiguration) -> any HostedScene {
      var configuration = configuration
      configuration.time = .stepped
      let connection = application.connectScene(configuration)
      window = connection.show(makeController)
      let scene = CountedScene(connection)
      self.scene = scene
      return scene
    }

    func terminate() { application.terminate() }

    func makeSession() -> any HostedApplication { self }
  }

  /// A scene that counts the events that it gets between two turns of other work, and its turns that changed the frame.
  @MainActor
  final class CountedScene: HostedScene {
    private let connection: SceneConnection
    /// The time that each event takes in addition, in microseconds.
    var pause: UInt32 = 0
    /// The times of the events since the last count began, in groups between which other work had its turn.
    var stretches: [[Duration]] { groups.filter { !$0.isEmpty } }
    private var groups: [[Duration]] = [[]]
    /// The number of turns since the last count began that changed the frame.
    private(set) var changes = 0

    init(_ connection: SceneConnection) { self.connection = connection }

    func beginCount() { (groups, changes) = ([[]], 0) }

    func noteTurnOfOthers() {
      if groups.last?.isEmpty == false { groups.append([]) }
    }

    private func take(_ event: () -> Void) {
      let start = ContinuousClock.now
      event()
      if pause > 0 { usleep(pause) }
      groups[groups.count - 1].append(ContinuousClock.now - start)
    }

    // MARK: The scene

    func send(_ event: InputEvent) { take { connection.send(event) } }

    func configure(_ change: (inout SceneConfiguration) -> Void) { take { connection.configure(change) } }

    var onChange: (() -> Void)? {
      didSet {
        guard onChange != nil else { return connection.onChange = nil }
        connection.onChange = { [weak self] in self?.didChange() }
      }
    }

    private func didChange() {
      changes += 1
      onChange?()
    }

    var onEnd: (() -> Void)? {
      get { connection.onEnd }
      set { connection.onEnd = newValue }
    }

    var onCopy: ((String) -> Void)? {
      get { connection.onCopy }
      set { connection.onCopy = newValue }
    }

    var onAnnounce: ((String) -> Void)? {
      get { connection.onAnnounce }
      set { connection.onAnnounce = newValue }
    }

    var onOpen: ((URL) -> Void)? {
      get { connection.onOpen }
      set { connection.onOpen = newValue }
    }

    func frame() -> Frame { connection.frame() }
    var acceptsText: Bool { connection.acceptsText }
    func keyHints() -> [KeyHint] { connection.keyHints() }
    func open(_ url: URL) { connection.open(url) }
    var address: URL? { connection.address }
    var place: ScenePlace { connection.place }
    func go(to place: ScenePlace) { connection.go(to: place) }
    func keepRestoration() -> Data? { connection.keepRestoration() }
    func settle() async { await connection.settle() }
    func disconnect() { connection.disconnect() }
    func end() { connection.end() }
  }

  /// A list of a thousand rows that counts its layouts.
  final class CountedList: UIViewController, UITableViewDataSource {
    final class Table: UITableView {
      private(set) var layouts = 0

      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }

    private(set) lazy var table = Table(frame: UIScreen.main.bounds, style: .plain)

    override func loadView() {
      table.rowHeight = 44
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      view = table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }
#endif
