import Foundation
import RenderTree
import Testing

@testable import WebHost

@MainActor @Suite("Sessions of users")
struct SessionsTests {
  let application = CountingApplication()
  let store = MemoryStore()

  func makeSessions(_ change: (inout Limits) -> Void = { _ in }) -> Sessions {
    var limits = Limits()
    change(&limits)
    return Sessions(for: application, in: .test, limits: limits, store: store)
  }

  /// A page that a user opened, with its stream.
  struct Page {
    let sessions: Sessions
    let session: UserSession
    let tab: Tab
    let connection: StreamConnection
    let messages: MessageReader

    @MainActor
    init(
      _ sessions: Sessions, token: SessionToken? = nil, path: String = "/", query: String? = nil,
      previous: String? = nil
    ) async throws {
      let request = PageRequest(token: token, path: path, query: query, host: "localhost")
      let opened = try await sessions.open(request, nonce: "n")
      self.sessions = sessions
      session = try #require(sessions.session(opened.token))
      let name = try #require(opened.html.firstMatch(of: /data-scene="([^"]+)"/)).1
      tab = try #require(session.tabs[String(name)])
      connection = sessions.connect(session, tabs: [tab.name], after: nil)
      messages = MessageReader(connection)
      var opening = PageEvent.Opening.test
      opening.previous = previous
      try await send(.open(opening), number: 1)
    }

    @MainActor
    func send(_ event: PageEvent, number: Int) async throws {
      let input = PageInput(tab: tab.name, events: [PageInput.Item(number: number, event: event)])
      try #require(await sessions.receive(input, in: session) == .taken)
    }

    @MainActor var scene: CountingScene? { tab.scene as? CountingScene }
  }

  @Test("each browser is a user with an instance of the app, and each tab a scene of it")
  func apart() async throws {
    let sessions = makeSessions()
    let first = try await Page(sessions)
    let second = try await Page(sessions)
    let other = try await Page(sessions, token: first.session.token)
    #expect(application.sessions.map(\.scenes.count) == [2, 1])
    #expect(first.session === other.session)
    #expect(first.session !== second.session)
    #expect(first.tab.name != other.tab.name)
  }

  @Test("a press reaches the scene, and its change the page")
  func press() async throws {
    let page = try await Page(makeSessions())
    try await page.send(.press(NodeID(rawValue: 2)), number: 2)
    #expect(page.scene?.count == 1)
    let message = await page.messages.next { $0.contains("pressed 1 times") }
    #expect(message.contains("\"a\":2"))
  }

  @Test("input is handled in order and at most once")
  func order() async throws {
    let sessions = makeSessions()
    let page = try await Page(sessions)
    let press = PageEvent.press(NodeID(rawValue: 2))
    func post(_ numbers: ClosedRange<Int>) async -> Tab.Reception? {
      let events = numbers.map { PageInput.Item(number: $0, event: press) }
      return await sessions.receive(PageInput(tab: page.tab.name, events: events), in: page.session)
    }
    #expect(await post(2...3) == .taken)
    #expect(await post(2...4) == .taken)
    #expect(await post(2...4) == .taken)
    #expect(page.scene?.count == 3)
    #expect(await post(9...9) == .outOfOrder)
    #expect(page.scene?.count == 3)
  }

  @Test("input for a tab that does not exist is refused")
  func unknownTab() async throws {
    let sessions = makeSessions()
    let page = try await Page(sessions)
    let input = PageInput(tab: "another", events: [PageInput.Item(number: 1, event: .active(true))])
    #expect(await sessions.receive(input, in: page.session) == nil)
  }

  @Test("more events per second than allowed are refused, and not handled")
  func rate() async throws {
    let sessions = makeSessions { $0.eventsPerSecond = 1 }
    let page = try await Page(sessions)
    let events = (2...30).map { PageInput.Item(number: $0, event: .press(NodeID(rawValue: 2))) }
    #expect(await sessions.receive(PageInput(tab: page.tab.name, events: events), in: page.session) == .tooMany)
    #expect(page.scene?.count == 0)
  }

  @Test("after the most unacknowledged frames, only the newest is sent with the acknowledgement")
  func backpressure() async throws {
    let page = try await Page(makeSessions { $0.unacknowledgedFrames = 3 })
    let scene = try #require(page.scene)
    for count in 1...20 {
      scene.count = count
      await page.messages.drain()
    }
    let sent = page.messages.all.filter { $0.contains("pressed") }.count
    #expect(sent <= 3)
    try await page.send(.acknowledged(scene.frame().number), number: 2)
    let newest = await page.messages.next { $0.contains("pressed 20 times") }
    #expect(!newest.isEmpty)
    #expect(page.messages.all.filter { $0.contains("pressed") }.count == sent + 1)
  }

  @Test("a hidden tab gets no frames, and the newest when it is seen")
  func hidden() async throws {
    let page = try await Page(makeSessions())
    try await page.send(.visible(false), number: 2)
    #expect(page.scene?.isVisible == false)
    page.scene?.count = 5
    await page.messages.drain()
    #expect(!page.messages.all.contains { $0.contains("pressed 5") })
    try await page.send(.visible(true), number: 3)
    #expect(await page.messages.next { $0.contains("pressed 5") } != "")
  }

  @Test("a stream that resumes gets what it missed, or the whole tree if that is gone")
  func resuming() async throws {
    let sessions = makeSessions()
    let page = try await Page(sessions)
    page.scene?.count = 1
    let message = await page.messages.next { $0.contains("pressed 1 ") }
    let digits = try #require(message.firstMatch(of: /id: (\d+)/)).1
    let number = try #require(Int(digits))
    sessions.disconnect(page.connection, of: page.session)
    page.scene?.count = 2
    let resumed = MessageReader(sessions.connect(page.session, tabs: [page.tab.name], after: number))
    let patch = await resumed.next { $0.contains("pressed 2 ") }
    #expect(!patch.contains("\"w\":"))
    let begun = MessageReader(sessions.connect(page.session, tabs: [page.tab.name], after: 99_999))
    let tree = await begun.next { $0.contains("pressed 2 ") }
    #expect(tree.contains("\"w\":"))
  }

  @Test("a stream tells a tab that does not exist to load its page again")
  func lostTab() async throws {
    let sessions = makeSessions()
    let page = try await Page(sessions)
    let reader = MessageReader(sessions.connect(page.session, tabs: ["gone"], after: nil))
    #expect(await reader.next { $0.contains("reload") }.contains("[\"gone\",{\"reload\":true}]"))
  }

  @Test("a page whose stream is never opened leaves no session behind")
  func withoutStream() async throws {
    let sessions = makeSessions { $0.openingTime = .zero }
    _ = try await sessions.open(PageRequest(path: "/", host: "localhost"), nonce: "n")
    #expect(sessions.sceneCount == 1)
    await sessions.sweep()
    #expect(sessions.sessions.isEmpty)
    #expect(application.sessions.first?.scenes.first?.isConnected == false)
  }

  @Test("a scene outlives its tab for the grace period, and its state longer")
  func grace() async throws {
    let sessions = makeSessions { $0.gracePeriod = .zero }
    let page = try await Page(sessions)
    page.scene?.count = 7
    await sessions.sweep()
    #expect(page.scene?.isConnected == true)
    sessions.leave(page.tab.name, in: page.session)
    await sessions.sweep()
    #expect(page.scene?.isConnected == false)
    #expect(sessions.sessions.isEmpty)
    let returned = try await Page(sessions, token: page.session.token, previous: page.tab.name)
    let tab = try #require(returned.session.tabs[returned.tab.name])
    #expect((tab.scene as? CountingScene)?.count == 7)
  }

  @Test("a page that is loaded again shows its scene, another place does not")
  func reload() async throws {
    let sessions = makeSessions()
    let page = try await Page(sessions, path: "/a")
    page.scene?.count = 3
    sessions.leave(page.tab.name, in: page.session)
    let elsewhere = try await Page(sessions, token: page.session.token, path: "/b", previous: page.tab.name)
    #expect((elsewhere.session.tabs[elsewhere.tab.name]?.scene as? CountingScene)?.count == 0)
    let returned = try await Page(sessions, token: page.session.token, path: "/a", previous: page.tab.name)
    #expect(returned.session.tabs[returned.tab.name]?.scene === page.scene)
    #expect(page.session.tabs[page.tab.name] == nil)
  }

  @Test("content with a link moves the page there, and the page opens it when its user goes back or loads it again")
  func addresses() async throws {
    let sessions = makeSessions()
    let page = try await Page(sessions)
    page.scene?.address = URL(string: "count://three")
    page.scene?.count = 3
    #expect(await page.messages.next { $0.contains("address") }.contains("\"/three\""))
    try await page.send(.address("/two?x=1"), number: 2)
    #expect(page.scene?.opened.map(\.absoluteString) == ["https://localhost/two?x=1"])
    sessions.leave(page.tab.name, in: page.session)
    let again = try await Page(sessions, token: page.session.token, path: "/two", query: "x=1", previous: page.tab.name)
    #expect(again.session.tabs[again.tab.name]?.scene === page.scene)
  }

  @Test("a duplicated tab gets a scene of its own")
  func duplicated() async throws {
    let sessions = makeSessions()
    let page = try await Page(sessions)
    let copy = try await Page(sessions, token: page.session.token, previous: page.tab.name)
    #expect(copy.session.tabs[copy.tab.name]?.scene !== page.scene)
    #expect(page.tab.isConnected)
  }

  @Test("the numbers of sessions and of scenes are limited")
  func limits() async throws {
    let sessions = makeSessions { ($0.sessions, $0.scenesPerSession) = (1, 2) }
    let page = try await Page(sessions)
    _ = try await Page(sessions, token: page.session.token)
    await #expect(throws: Sessions.Refusal.tooManyScenes) {
      try await sessions.open(PageRequest(token: page.session.token, path: "/", host: "localhost"), nonce: "n")
    }
    await #expect(throws: Sessions.Refusal.tooManySessions) {
      try await sessions.open(PageRequest(path: "/", host: "localhost"), nonce: "n")
    }
  }

  @Test("a server that ends tells the pages, keeps their state and ends the apps")
  func close() async throws {
    let sessions = makeSessions()
    let page = try await Page(sessions)
    page.scene?.count = 2
    await sessions.close()
    #expect(await page.messages.next { $0.contains("bye") } != "")
    #expect(page.scene?.isConnected == false)
    #expect(application.isTerminated)
    #expect(application.sessions.map(\.isTerminated) == [true])
    #expect(await store.record(for: "\(page.session.token).\(page.tab.name)") != nil)
  }

  @Test("a form of a page without scripts edits and presses")
  func form() async throws {
    let sessions = makeSessions()
    let page = try await Page(sessions)
    sessions.receive(FormInput("field-3=two+words%21&press=2&unknown=1"), in: page.tab)
    #expect(page.scene?.text == "two words!")
    #expect(page.scene?.count == 1)
    let html = await sessions.document(of: page.tab, nonce: "n")
    #expect(html.contains("pressed 1 times"))
  }
}
