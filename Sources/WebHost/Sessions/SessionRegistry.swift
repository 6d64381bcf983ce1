#if Web
  import Foundation
  import Logging
  import RenderTree

  /// The sessions of a web host, their limits, and the times when what is not used is closed.
  @MainActor
  final class SessionRegistry {
    let application: any HostedApplication
    let options: WebHost.Options
    /// The fonts of the pages; nil without any.
    let fonts: FontSheet?
    let store: RestorationKeeper
    /// The room for the files of all users.
    let uploadSpace: UploadSpace
    let metrics: WebMetrics
    let mainActorWatch: MainActorWatch
    private let logger: Logger
    private(set) var sessions: [UInt64: BrowserSession] = [:]
    /// True while the server shuts down: no scene is made.
    private(set) var isEnding = false

    private var watch: Task<Void, Never>?
    private var heart: Task<Void, Never>?
    private var saving: Task<Void, Never>?

    init(
      application: any HostedApplication, options: WebHost.Options, store: any RestorationStore, metrics: WebMetrics,
      logger: Logger
    ) {
      self.application = application
      self.options = options
      fonts = FontSheet(options.fonts + application.fontFiles.compactMap { WebFont($0) })
      uploadSpace = UploadSpace(limit: options.limits.uploadSpace)
      self.metrics = metrics
      mainActorWatch = MainActorWatch { work, time in await metrics.noteStall(work, duration: time) }
      self.logger = logger
      self.store = RestorationKeeper(store, lifetime: options.limits.recordLifetime, logger: logger)
    }

    private var limits: WebHost.Limits { options.limits }
    private var allScenes: [PageScene] { sessions.values.flatMap(\.scenes.values) }
    private var asideCount: Int { sessions.values.reduce(0) { $0 + $1.asides.count } }

    // MARK: Sessions

    /// Returns the session of a cookie, from the store if it has to be; nil if there is none, or another user's.
    func session(
      _ token: SessionToken?, _ identity: WebIdentity?, client: ClientAddress?
    ) async -> BrowserSession? {
      guard let token, !isEnding else { return nil }
      if let session = known(token) { return session.identity == identity ? session : nil }
      guard await store.isKnown(token, identity), !isEnding else { return nil }
      if let session = known(token) { return session.identity == identity ? session : nil }
      return addSession(token, identity, client)
    }

    private func known(_ token: SessionToken) -> BrowserSession? {
      guard let session = sessions[token.selector], session.token.matches(token) else { return nil }
      return session
    }

    /// Makes a session; nil if there are too many that are in use, of all users or of a client.
    func makeSession(_ identity: WebIdentity?, client: ClientAddress?) -> BrowserSession? {
      addSession(.make(), identity, client)
    }

    private func addSession(
      _ token: SessionToken, _ identity: WebIdentity?, _ client: ClientAddress?
    ) -> BrowserSession? {
      guard !isEnding, makeRoom(limits.sessions, among: { _ in true }) else { return nil }
      if let limit = limits.sessionsPerAddress, let client {
        guard makeRoom(limit, among: { $0.client == client }) else { return nil }
      }
      // A selector that is in use belongs to a session with another secret.
      guard sessions[token.selector] == nil else { return nil }
      let session = BrowserSession(token: token, identity: identity, client: client, registry: self)
      sessions[token.selector] = session
      metrics.sessions = sessions.count
      watchDeadlines()
      return session
    }

    /// Closes scenes that are not in use until another one may be added. Returns false if all are in use.
    func makeRoom(in session: BrowserSession) -> Bool {
      guard !isEnding else { return false }
      let unopened = allScenes.filter { !$0.life.isInUse }
      if unopened.count >= limits.unopenedScenes { evict(from: unopened) }
      if session.scenes.count >= limits.scenesPerSession { evict(from: Array(session.scenes.values)) }
      if sessions.values.reduce(0, { $0 + $1.scenes.count }) >= limits.scenes { evict(from: allScenes) }
      return session.scenes.count < limits.scenesPerSession && allScenes.count < limits.scenes
    }

    /// Closes the scene that is needed least: one without a page before one whose tab is gone, and that before one whose
    /// page was not used for minutes, which comes back when it is used.
    private func evict(from scenes: [PageScene]) {
      let idle = scenes.compactMap { scene in scene.evictionRank.map { (scene, $0) } }
      guard let scene = idle.min(by: { ($0.1, $0.0.evictionTime) < ($1.1, $1.0.evictionTime) })?.0 else { return }
      metrics.countEviction()
      logger.notice("A scene was closed to make room.", metadata: ["tab": "\(scene.life.state)"])
      close(scene)
    }

    /// Ends a session that is not in use if there are too many. Returns false if all are in use.
    private func makeRoom(_ limit: Int, among isMember: (BrowserSession) -> Bool) -> Bool {
      // A session whose last scene makes room may still have some without views.
      for _ in 0..<2 {
        let members = sessions.values.filter(isMember)
        guard members.count >= limit else { return true }
        let idle = members.filter { $0.scenes.isEmpty && !$0.isReviving }
        if let oldest = idle.min(by: { ($0.asides.count, $0.emptied) < ($1.asides.count, $1.emptied) }) {
          end(oldest)
        } else {
          evict(from: members.flatMap(\.scenes.values))
        }
      }
      return sessions.values.count(where: isMember) < limit
    }

    /// True if a stream to a client may be opened in place of the one that it continues.
    func allowsStream(to client: ClientAddress?, after last: EventID?) -> Bool {
      guard let limit = limits.streamsPerAddress, let client else { return true }
      let streams = sessions.values.lazy.flatMap(\.streams).filter { $0.client == client && $0.line != last?.line }
      return streams.count < limit
    }

    private func end(_ session: BrowserSession) {
      sessions[session.token.selector] = nil
      session.streams.forEach { $0.finish() }
      session.application.terminate()
    }

    /// Ends all scenes of a user at once, and forgets the stored ones.
    func end(_ identity: WebIdentity) {
      store.forget(identity)
      for session in Array(sessions.values) where session.identity == identity {
        for scene in Array(session.scenes.values) {
          scene.stream?.send(PageCommand.reload.json, for: scene.name, id: EventID(line: 0, number: 0))
          session.close(scene, keepingState: false)
        }
        session.streams.forEach { $0.finish() }
        session.dropAsides()
      }
      scenesDidChange()
    }

    /// Adds a session that ended, and gets a scene now.
    func add(_ session: BrowserSession) {
      if sessions[session.token.selector] == nil { sessions[session.token.selector] = session }
    }

    /// Notes that scenes were added or removed. A session without scenes ends.
    func scenesDidChange() {
      for session in Array(sessions.values)
      where session.isEmpty && session.isUsed { end(session) }
      metrics.sessions = sessions.count
      metrics.scenes = sessions.values.reduce(0) { $0 + $1.scenes.count }
      metrics.asides = asideCount
      watchDeadlines()
    }

    /// Removes a scene's record.
    func forget(_ scene: String) { store.forget(scene) }

    // MARK: Deadlines

    /// Closes scenes at their deadlines, puts those aside that wait for long without a tab, and ends sessions that get no
    /// scene. Nothing runs while all scenes are in use.
    func watchDeadlines() {
      let isWatched =
        allScenes.contains { $0.life.deadline != nil }
        || sessions.values.contains { $0.scenes.isEmpty || !$0.asides.isEmpty }
      guard watch == nil, !isEnding, isWatched else { return }
      let shortest = min(limits.openingTime, limits.gracePeriod, limits.viewTime, .seconds(4))
      watch = Task { [weak self] in
        try? await Task.sleep(for: shortest / 4)
        guard let self, !Task.isCancelled else { return }
        await closeOverdue()
        watch = nil
        watchDeadlines()
      }
    }

    private func closeOverdue() async {
      let now = ContinuousClock.now
      for scene in allScenes {
        if let deadline = scene.life.deadline, deadline <= now { close(scene) }
      }
      await putSurplusAside(now)
      for session in Array(sessions.values) { session.dropAsides(dueAt: now) }
      for session in Array(sessions.values) where session.isEmpty && now - session.emptied > limits.openingTime {
        end(session)
      }
    }

    /// Puts scenes aside whose tabs were lost first, if more than some keep their views. Other work is done between two
    /// scenes, because each makes its record.
    private func putSurplusAside(_ now: ContinuousClock.Instant) async {
      let waiting = allScenes.filter { $0.mayBePutAside && $0.life.waiting(at: now) >= limits.viewTime }
      guard waiting.count > limits.scenesWithViews else { return }
      let surplus = waiting.sorted { $0.life.waiting(at: now) > $1.life.waiting(at: now) }.dropLast(
        limits.scenesWithViews)
      for scene in surplus {
        // The tab of a scene may have come back meanwhile.
        if scene.mayBePutAside, !scene.isClosed, !isEnding { putAside(scene) }
        await Task.yield()
      }
    }

    private func putAside(_ scene: PageScene) {
      guard asideCount < limits.scenes else { return close(scene) }
      guard let deadline = scene.life.deadline, let record = makeRecord(of: scene) else { return }
      keep(record, of: scene)
      scene.session.putAside(scene, SceneAside(record: record, deadline: deadline))
    }

    private func closeIdle() {
      let now = ContinuousClock.now
      for scene in allScenes where now - scene.lastInput > limits.idleTime { close(scene) }
    }

    /// Closes a scene, and keeps its record if its page was used. A page that still has its stream is told so.
    private func close(_ scene: PageScene) {
      // Closing one scene may let an app end others.
      guard !scene.isClosed else { return }
      scene.sayIdle()
      if scene.life.isInUse { save(scene) }
      scene.session.close(scene, keepingState: scene.life.isInUse)
    }

    /// Notes that a page could not show a message, and asked for the whole tree.
    func notePageFault(_ reason: String) {
      metrics.countFault()
      logger.error("A page could not show a message, and gets the whole tree.", metadata: ["reason": "\(reason)"])
    }

    // MARK: Heartbeats

    /// Sends heartbeats and watches the main actor while there are streams.
    func watchStreams() {
      guard heart == nil, !isEnding else { return }
      mainActorWatch.start()
      heart = Task { [weak self, limits] in
        while true {
          try? await Task.sleep(for: limits.heartbeat)
          guard let self, !Task.isCancelled, sessions.values.contains(where: { !$0.streams.isEmpty }) else { break }
          for session in sessions.values { session.streams.forEach { $0.beat() } }
          closeIdle()
        }
        self?.mainActorWatch.stop()
        self?.heart = nil
      }
    }

    // MARK: Records

    /// Saves the scenes that changed, after a while.
    func saveSoon() {
      guard saving == nil, !isEnding else { return }
      saving = Task { [weak self, limits] in
        try? await Task.sleep(for: limits.savingDelay)
        guard let self, !Task.isCancelled else { return }
        saving = nil
        for scene in allScenes where scene.needsSaving {
          save(scene)
          await Task.yield()
        }
      }
    }

    private func save(_ scene: PageScene) {
      guard scene.needsSaving, scene.life.isInUse, !scene.isClosed else { return }
      if let record = makeRecord(of: scene) { keep(record, of: scene) }
    }

    /// Returns the record of a scene; nil if it is too large.
    private func makeRecord(of scene: PageScene) -> RestorationRecord? {
      scene.needsSaving = false
      let data = scene.hosted.keepRestoration()
      guard data?.count ?? 0 <= limits.recordSize else {
        if !scene.isTooLarge { scene.say(PageSentence.large.text(in: scene.environment.language)) }
        scene.isTooLarge = true
        logger.warning("The state of a scene is too large to be kept.", metadata: ["bytes": "\(data?.count ?? 0)"])
        return nil
      }
      if scene.isTooLarge { scene.say("") }
      scene.isTooLarge = false
      return RestorationRecord(
        scene: scene.name, token: scene.session.token, identity: scene.session.identity, address: scene.address,
        tab: scene.tabState, data: data)
    }

    private func keep(_ record: RestorationRecord, of scene: PageScene) {
      guard record.contentHash != scene.savedHash else { return }
      scene.savedHash = record.contentHash
      store.save(record)
    }

    // MARK: The end

    /// Tells the tabs that the server shuts down, saves all scenes, and ends all sessions.
    func end() async {
      guard !isEnding else { return }
      isEnding = true
      for task in [watch, heart, saving] { task?.cancel() }
      mainActorWatch.stop()
      for session in sessions.values { session.sayGoodbye() }
      for scene in allScenes { save(scene) }
      await store.finish()
      for session in Array(sessions.values) {
        for scene in Array(session.scenes.values) { session.close(scene, keepingState: true) }
      }
      for session in sessions.values { session.application.terminate() }
      sessions = [:]
    }
  }

  extension PageScene {
    /// The time after which a page that is not used may have to make room.
    private static let idleTime = Duration.seconds(300)

    /// The order in which scenes make room; nil for those in use.
    fileprivate var evictionRank: Int? {
      if life.state == .connected { return .now - lastInput > Self.idleTime ? 2 : nil }
      return life.deadline.map { _ in life.isInUse ? 1 : 0 }
    }

    fileprivate var evictionTime: ContinuousClock.Instant { life.deadline ?? lastInput }
  }

  extension BrowserSession {
    /// Tells all tabs that the server shuts down, and ends their streams.
    fileprivate func sayGoodbye() {
      for stream in streams { sayGoodbye(to: stream) }
    }

    /// Tells the tabs of a stream that the server shuts down, and ends it.
    func sayGoodbye(to stream: EventStream) {
      stream.send(PageCommand.bye.json, for: nil, id: makeID(for: stream))
      stream.finish()
    }
  }
#endif
