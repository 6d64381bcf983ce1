#if Web
  import Foundation
  import RenderTree

  /// The session of a browser: an instance of the app, with a scene for each tab.
  @MainActor
  final class BrowserSession {
    let token: SessionToken
    let identity: WebIdentity?
    /// The client that opened the session; nil if its address is unknown.
    let client: ClientAddress?
    let application: any HostedApplication
    let options: WebHost.Options
    /// The version of the style sheet with the fonts; nil without fonts.
    let fontVersion: String?
    let metrics: WebMetrics
    private(set) weak var registry: SessionRegistry?

    private(set) var scenes: [String: PageScene] = [:]
    /// The scenes without views, by their names.
    private(set) var asides: [String: SceneAside] = [:]
    private(set) var streams: [EventStream] = []
    /// The scenes that are being brought back from the store.
    private var revivals: [String: Task<PageScene?, Never>] = [:]
    private var lastNumber = 0
    /// The time since which the session may be without scenes.
    private(set) var emptied = ContinuousClock.now
    /// True if the session has had a scene.
    private(set) var isUsed = false
    /// The scheme and host by which the browser addresses the server.
    var origin: String?

    init(token: SessionToken, identity: WebIdentity?, client: ClientAddress?, registry: SessionRegistry) {
      self.token = token
      self.client = client
      self.identity = identity
      self.registry = registry
      application = registry.application.makeSession()
      options = registry.options
      fontVersion = registry.fonts?.version
      metrics = registry.metrics
    }

    var limits: WebHost.Limits { options.limits }
    var base: String { options.base }

    // MARK: Scenes

    /// Connects a scene with the app.
    ///
    /// - Parameters:
    ///   - target: the path and query that the browser requested, after the base.
    ///   - record: the record of the scene that it continues.
    func connectScene(
      name: String = RandomName.make(), _ environment: SceneEnvironment, target: String, isReload: Bool = false,
      record: RestorationRecord? = nil
    ) -> PageScene {
      var environment = environment
      environment.appLanguages = options.languages.isEmpty ? application.languages : options.languages
      environment.commonLanguage = options.language
      environment.isAlwaysRightToLeft = options.isAlwaysRightToLeft ? true : nil
      var configuration = SceneConfiguration(
        size: CGSize(width: environment.width, height: environment.height), textEngine: options.textEngine,
        rasterizer: options.rasterizer, idiom: environment.isPhone ? .phone : .pad)
      environment.apply(to: &configuration)
      configuration.commandModifier = .alternate
      configuration.acceptsFiles = true
      configuration.openedSchemes = ["http", "https", "mailto", "tel", "sms", "file"]
      configuration.restoration = record?.data
      configuration.userIdentifier = identity?.id
      configuration.longestText = limits.textLength
      if record?.data == nil {
        configuration.url = link(to: target)
      } else {
        configuration.restorationURL = link(to: target)
      }
      let hosted = application.connectScene(configuration)
      let scene = PageScene(
        name: name, hosted: hosted, session: self, environment: environment, history: PageHistory(at: base + target),
        showing: record == nil ? 1 : 0, isReload: isReload, input: record?.tab.input ?? InputPosition())
      if record != nil {
        scene.restore()
      }
      scenes[name] = scene
      isUsed = true
      registry?.add(self)
      registry?.scenesDidChange()
      return scene
    }

    /// Returns the scene of a new document in place of one whose page was left, or lost for long, and that shows the same
    /// address, or that a form has changed; nil if there is none.
    ///
    /// A page that is loaded again is still connected, and gives its own content when it is left: what another page has left
    /// is not for it.
    func adoptScene(at address: String, isReload: Bool) -> PageScene? {
      let isConnected = scenes.values.contains { $0.life.state == .connected && $0.currentAddress == address }
      guard !(isReload && isConnected) else { return nil }
      let candidates = scenes.values.filter { scene in
        scene.life.mayContinueElsewhere(at: .now) && scene.currentAddress == address
      }
      let live = candidates.max { $0.rank < $1.rank }
      guard let old = live ?? bringBackScene(at: address) else { return nil }
      old.close()
      scenes[old.name] = nil
      let scene = PageScene(
        name: RandomName.make(), hosted: old.hosted, files: old.files, session: self, environment: old.environment,
        history: old.pageHistory, showing: 1)
      scene.continueContent()
      scenes[scene.name] = scene
      registry?.forget(old.name)
      registry?.scenesDidChange()
      return scene
    }

    /// Returns a scene, made again if it has no views, or from the store if it has to be; nil if there is none with the
    /// name.
    func scene(_ name: String) async -> PageScene? {
      if let scene = scenes[name] ?? bringBackScene(name) { return scene }
      if let revival = revivals[name] { return await revival.value }
      guard let store = registry?.store else { return nil }
      let revival = Task<PageScene?, Never> { [weak self] in
        let record = await store.record(scene: name)
        guard let self, let record, record.belongs(to: token, identity), registry?.makeRoom(in: self) == true else {
          return nil
        }
        return connectScene(continuing: record)
      }
      revivals[name] = revival
      defer { revivals[name] = nil }
      return await revival.value
    }

    private func connectScene(continuing record: RestorationRecord) -> PageScene {
      connectScene(
        name: record.scene, record.tab.environment, target: relative(record.address), record: record)
    }

    /// Gives the hosted scene of a page that is left to the page that was loaded in its place, if that is not used yet.
    func continueScene(of old: PageScene) {
      let candidates = scenes.values.filter { $0.reloads(old) }
      guard let new = candidates.max(by: { $0.lastInput < $1.lastInput }) else { return }
      scenes[old.name] = nil
      old.close()
      new.takeOver(old)
      registry?.forget(old.name)
      registry?.scenesDidChange()
    }

    /// Disconnects a scene.
    ///
    /// - Parameter keepingState: false to discard its state.
    func close(_ scene: PageScene, keepingState: Bool) {
      guard scenes[scene.name] === scene else { return }
      scene.close()
      scenes[scene.name] = nil
      emptied = .now
      if keepingState { scene.hosted.disconnect() } else { scene.hosted.end() }
      registry?.scenesDidChange()
    }

    // MARK: Scenes without views

    /// Disconnects a scene, and keeps its record until its page comes back, or until its deadline.
    func putAside(_ scene: PageScene, _ aside: SceneAside) {
      guard scenes[scene.name] === scene else { return }
      if asides.count >= limits.scenesPerSession, let oldest = asides.min(by: { $0.value.deadline < $1.value.deadline })
      {
        asides[oldest.key] = nil
      }
      asides[scene.name] = aside
      close(scene, keepingState: true)
    }

    /// Forgets the scenes without views that were not asked for in time. Their records stay in the store.
    func dropAsides(dueAt now: ContinuousClock.Instant) {
      let kept = asides.filter { $0.value.deadline > now }
      guard kept.count < asides.count else { return }
      asides = kept
      registry?.scenesDidChange()
    }

    /// Forgets all scenes without views.
    func dropAsides() { asides = [:] }

    private func bringBackScene(_ name: String) -> PageScene? {
      guard let aside = asides[name], registry?.makeRoom(in: self) == true else { return nil }
      asides[name] = nil
      return connectScene(continuing: aside.record)
    }

    private func bringBackScene(at address: String) -> PageScene? {
      let candidates = asides.values.filter { $0.record.address == address }
      guard let newest = candidates.max(by: { $0.deadline < $1.deadline }) else { return nil }
      return bringBackScene(newest.record.scene)
    }

    /// True if the session has neither scenes nor records of any.
    var isEmpty: Bool { scenes.isEmpty && asides.isEmpty && !isReviving }

    /// Removes a scene that the app itself closed.
    func sceneDidEnd(_ scene: PageScene) {
      guard scenes[scene.name] === scene else { return }
      scene.close()
      scenes[scene.name] = nil
      registry?.forget(scene.name)
      registry?.scenesDidChange()
    }

    /// True while a scene is being brought back.
    var isReviving: Bool { !revivals.isEmpty }

    // MARK: Streams

    /// The stream that was opened last.
    var newestStream: EventStream? { streams.last }

    /// Returns a stream that continues the one of an event, which ends. The oldest stream ends if there are too many.
    func openStream(after last: EventID?, client: ClientAddress?) -> EventStream {
      for stream in streams where stream.line == last?.line { streamDidEnd(stream) }
      if streams.count >= limits.scenesPerSession + 10, let oldest = streams.first { streamDidEnd(oldest) }
      // A number that is drawn differs from those of streams of another process, which may come back.
      let line = last?.line ?? Int.random(in: 1...EventID.maximumLine)
      let stream = EventStream(line: line, client: client, limit: limits.streamBacklog)
      streams.append(stream)
      registry?.watchStreams()
      return stream
    }

    /// Removes a stream that ended.
    func streamDidEnd(_ stream: EventStream) {
      stream.finish()
      streams.removeAll { $0 === stream }
      for scene in scenes.values { scene.disconnect(from: stream) }
    }

    /// Returns the identity of a stream's next event.
    func makeID(for stream: EventStream) -> EventID {
      lastNumber += 1
      return EventID(line: stream.line, number: lastNumber)
    }

    /// Continues the numbers of another process, whose last event the browser received.
    func continueNumbers(after last: EventID?) {
      lastNumber = max(lastNumber, last?.number ?? 0)
    }

    // MARK: Addresses

    /// Returns a path, with its query, without the base; it begins with a slash.
    func relative(_ target: String) -> String { options.relative(target) }

    /// Returns the URL that the app gets for a path and query of the browser; nil for the start page, and for a target
    /// that is not well-formed.
    func link(to target: String) -> URL? {
      let site = options.site?.absoluteString ?? origin ?? "http://\(ListenAddress.defaultHost)"
      return PageAddress.link(to: relative(target), scheme: options.urlScheme, site: site)
    }
  }

  /// A scene without views, of which only the restoration record is left.
  struct SceneAside: Sendable {
    let record: RestorationRecord
    /// The time when it is forgotten.
    let deadline: ContinuousClock.Instant
  }

  extension PageScene {
    /// The order in which scenes are continued by a new document: by forms, then by time.
    fileprivate var rank: (Int, ContinuousClock.Instant) { (life.awaitsDocument ? 1 : 0, lastInput) }
  }

  extension WebHost.Options {
    /// Returns a path, with its query, without the base; it begins with a slash.
    func relative(_ target: String) -> String {
      var rest = Substring(target)
      if !base.isEmpty, rest.hasPrefix(base) {
        let next = rest.dropFirst(base.count)
        if next.isEmpty || next.first == "/" || next.first == "?" { rest = next }
      }
      return rest.hasPrefix("/") ? String(rest) : "/" + rest
    }
  }
#endif
