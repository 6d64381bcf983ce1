import Foundation
import RenderTree

/// The sessions of all users, and what may become of them with time.
@MainActor
final class Sessions {
  /// A page that a user gets.
  struct OpenedPage: Sendable {
    let html: String
    /// The token of the session, for the cookie.
    let token: SessionToken
  }

  /// The reason for which a user gets no page.
  enum Refusal: Error { case tooManySessions, tooManyScenes }

  private let application: any HostedApplication
  private let surroundings: SceneSurroundings
  private let limits: Limits
  private let store: any RestorationStore
  private let clock = ContinuousClock()
  private(set) var sessions: [SessionToken: UserSession] = [:]
  /// The tabs whose state is to be kept soon.
  private var used: Set<ObjectIdentifier> = []
  private(set) var isClosing = false

  /// Called with a sentence about what failed without a user's fault.
  var onFailure: (@Sendable (String) -> Void)?

  init(
    for application: any HostedApplication, in surroundings: SceneSurroundings, limits: Limits,
    store: any RestorationStore
  ) {
    self.application = application
    self.surroundings = surroundings
    self.limits = limits
    self.store = store
  }

  /// The number of scenes of all users.
  var sceneCount: Int { sessions.values.reduce(0) { $0 + $1.tabs.count } }

  func session(_ token: SessionToken?) -> UserSession? { token.flatMap { sessions[$0] } }

  // MARK: Pages

  /// Makes a scene for a page, and its document.
  func open(_ request: PageRequest, nonce: String) async throws(Refusal) -> OpenedPage {
    let session = try sessionForPage(request)
    guard session.tabs.count < limits.scenesPerSession else { throw .tooManyScenes }
    var configuration = surroundings.configuration(size: session.lastSize)
    configuration.languages = request.languages
    configuration.url = surroundings.link(to: request.place, host: request.host)
    let tab = adopt(
      session.application.connectScene(configuration), name: String(SessionToken().description.prefix(12)),
      place: request.place, host: request.host, handled: 0, in: session)
    tab.deadline = clock.now + limits.openingTime
    let html = await tab.writer.document(
      for: tab.scene.frame(), description: surroundings.description, nonce: nonce)
    return OpenedPage(html: html, token: session.token)
  }

  /// The document of a tab as it is, for a page without scripts.
  func document(of tab: Tab, nonce: String) async -> String {
    await tab.scene.settle()
    tab.deadline = clock.now + limits.gracePeriod
    return await tab.writer.document(for: tab.scene.frame(), description: surroundings.description, nonce: nonce)
  }

  private func sessionForPage(_ request: PageRequest) throws(Refusal) -> UserSession {
    if let known = session(request.token) { return known }
    guard sessions.count < limits.sessions else { throw .tooManySessions }
    // The token of a session that ended, or of another process, stays that of its user: it finds the kept scenes.
    let session = UserSession(token: request.token ?? SessionToken(), application: application.makeSession())
    sessions[session.token] = session
    return session
  }

  /// Makes a tab of a scene.
  private func adopt(
    _ scene: any HostedScene, name: String, place: String, host: String, handled: Int, in session: UserSession
  ) -> Tab {
    let encoder = PageEncoder(
      base: surroundings.base, language: surroundings.language, rightToLeft: surroundings.isRightToLeft)
    let tab = Tab(
      name: name, place: place, host: host, scene: scene, writer: TabWriter(encoder, tab: name),
      handled: handled, limits: limits, now: clock.now)
    let base = surroundings.base
    tab.onMove = { [weak tab] place in tab?.send(["address": base + place]) }
    tab.onUse = { [weak self, weak tab] in
      if let tab { self?.used.insert(ObjectIdentifier(tab)) }
    }
    session.add(tab)
    return tab
  }

  // MARK: Input

  /// Handles posted input.
  func receive(_ input: PageInput, in session: UserSession) async -> Tab.Reception? {
    guard var tab = session.tabs[input.tab] else { return nil }
    for case .open(let opening) in input.events.map(\.event) {
      session.lastSize = opening.size
      if let previous = opening.previous, let returned = await returnedTab(previous, for: tab, in: session) {
        tab = returned
      }
      session.attach(tab)
    }
    let reception = tab.receive(input, at: clock.now)
    if reception == .taken {
      for item in input.events { follow(item.event, in: tab, of: session) }
    }
    return reception
  }

  /// Follows an event of a tab's page that is not the scene's alone.
  private func follow(_ event: PageEvent, in tab: Tab, of session: UserSession) {
    switch event {
    case .leave: leave(tab.name, in: session)
    case .address(let address) where address.hasPrefix(surroundings.base):
      tab.place = String(address.dropFirst(surroundings.base.count))
      if let link = surroundings.link(to: tab.place, host: tab.host) { tab.scene.open(link) }
    default: break
    }
  }

  /// Notes that the page of a tab was left. Its scene is kept for a while.
  func leave(_ name: String, in session: UserSession) {
    guard let tab = session.tabs[name] else { return }
    tab.connection = nil
    tab.deadline = clock.now + limits.gracePeriod
    used.insert(ObjectIdentifier(tab))
  }

  /// Handles a form of a page without scripts: what its fields contain, and then the press.
  func receive(_ form: FormInput, in tab: Tab) {
    for (name, text) in form.texts {
      guard let node = PageNumber.node(name) else { continue }
      tab.edit(node, text: text)
    }
    if let node = form.pressed.flatMap(PageNumber.node) { tab.press(node) }
    used.insert(ObjectIdentifier(tab))
  }

  /// The tab with the scene that the same tab of the browser showed before its page was loaded again: the scene itself
  /// if it still exists, or one with its kept state. Nil if there is no such scene, or if it was at another place.
  private func returnedTab(_ previous: String, for tab: Tab, in session: UserSession) async -> Tab? {
    guard previous != tab.name, tab.handled == 0 else { return nil }
    if let former = session.tabs[previous] {
      // A tab that the browser duplicated names the scene of one that is still shown.
      guard !former.isConnected, former.place == tab.place else { return nil }
      session.release(former)
      return replace(tab, by: former.scene, in: session)
    }
    let key = key(previous, session)
    guard let data = try? await store.record(for: key), let kept = KeptScene(data), kept.place == tab.place,
      session.tabs[tab.name] === tab
    else { return nil }
    var configuration = surroundings.configuration(size: session.lastSize)
    configuration.url = surroundings.link(to: tab.place, host: tab.host)
    configuration.restoration = kept.record
    let scene = session.application.connectScene(configuration)
    try? await store.remove(key)
    return replace(tab, by: scene, in: session)
  }

  private func replace(_ tab: Tab, by scene: any HostedScene, in session: UserSession) -> Tab {
    let returned = adopt(
      scene, name: tab.name, place: tab.place, host: tab.host, handled: tab.handled, in: session)
    returned.connection = tab.connection
    tab.disconnect()
    returned.sendTree()
    return returned
  }

  // MARK: Time

  /// Ends what has passed its time, and keeps the state of what was used.
  func sweep() async {
    let now = clock.now
    for session in sessions.values {
      for tab in session.tabs.values where tab.deadline.map({ $0 <= now }) ?? false {
        await keep(tab, of: session)
        session.end(tab)
      }
      if session.tabs.isEmpty { sessions[session.token] = nil }
    }
    for session in sessions.values {
      for tab in session.tabs.values where used.remove(ObjectIdentifier(tab)) != nil { await keep(tab, of: session) }
    }
    used = []
  }

  /// Removes the records that are too old.
  func removeExpiredRecords() async {
    let age = Double(limits.recordLifetime.components.seconds)
    do {
      try await store.removeRecords(before: Date(timeIntervalSinceNow: -age))
    } catch {
      onFailure?("Old states of scenes could not be removed: \(error)")
    }
  }

  func sendHeartbeats() { for session in sessions.values { session.sendHeartbeat() } }

  private func key(_ tab: String, _ session: UserSession) -> String { "\(session.token).\(tab)" }

  private func keep(_ tab: Tab, of session: UserSession) async {
    guard let record = tab.scene.keepRestoration() else { return }
    do {
      try await store.keep(KeptScene(place: tab.place, record: record).data, for: key(tab.name, session))
    } catch {
      onFailure?("The state of a scene could not be kept: \(error)")
    }
  }

  /// Tells the pages that the server ends, keeps the state of their scenes, and ends them.
  func close() async {
    isClosing = true
    for session in sessions.values {
      session.close()
      for tab in session.tabs.values {
        await keep(tab, of: session)
        session.end(tab)
      }
      session.application.terminate()
    }
    sessions = [:]
    application.terminate()
  }

  /// Opens a stream for tabs.
  func connect(_ session: UserSession, tabs: Set<String>, after number: Int?) -> StreamConnection {
    session.connect(tabs: tabs, after: number)
  }

  /// Notes that a stream has ended.
  func disconnect(_ connection: StreamConnection, of session: UserSession) {
    session.disconnect(connection, deadline: clock.now + limits.gracePeriod)
  }
}
