import Expectations
import Foundation
import RenderTree
import Synchronization
import Testing

@testable import Launcher

@Suite struct HandOverTests {
  /// A temporary folder that is removed with its owner.
  final class Folder: Sendable {
    let path: String

    init() throws {
      var template = Array("/tmp/launcher-tests.XXXXXX".utf8CString)
      _ = try #require(mkdtemp(&template))
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
  }

  final class URLs: Sendable {
    private let list = Mutex<[URL]>([])
    private let arrivals = DispatchSemaphore(value: 0)
    var texts: [String] { list.withLock { $0.map(\.absoluteString) } }
    func add(_ url: URL) {
      list.withLock { $0.append(url) }
      arrivals.signal()
    }
    /// Waits until `count` URLs have arrived: they arrive on a queue, after the answer; false after a minute.
    func wait(for count: Int) -> Bool {
      let limit = DispatchTime.now() + .seconds(60)
      while texts.count < count {
        guard arrivals.wait(timeout: limit) == .success else { return false }
      }
      return true
    }
  }

  private let folder: Folder
  private let app: AppInfo

  init() throws {
    folder = try Folder()
    app = try AppInfo(executable: URL(fileURLWithPath: "/nowhere/Stand"))
  }

  private func listener(_ urls: URLs) throws -> HandOverListener {
    try HandOverListener(app: app, folder: HandOverFolder(path: folder.path)) { urls.add($0) }
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test("URLs arrive in order, and none after the listener closes")
  func arrives() throws {
    let urls = URLs()
    let listener = try listener(urls)
    let handOver = try HandOverFolder(path: folder.path)
    let sent = (0..<20).map { "stand://fruit/\($0)?colour=gr%C3%BCn" }
    for text in sent { #expect(try HandOver.send(url(text), to: app, in: handOver)) }
    #expect(urls.wait(for: sent.count))
    expectEqual(urls.texts, sent)
    listener.close()
    #expect(try !HandOver.send(url("stand://late"), to: app, in: handOver))
    expectEqual(folder.names, [])
  }

  @Test("instances of other apps receive no URL, even with similar names")
  func otherApps() throws {
    let urls = URLs()
    let listener = try listener(urls)
    defer { listener.close() }
    for name in ["Stan", "Standing", "Stand.1", "Ständ", "…"] {
      let other = try AppInfo(executable: URL(fileURLWithPath: "/nowhere/\(name)"))
      #expect(try !HandOver.send(url("stand://a"), to: other, in: HandOverFolder(path: folder.path)))
    }
  }

  @Test("sockets of killed instances are removed, other files stay")
  func stale() throws {
    let handOver = try HandOverFolder(path: folder.path)
    let path = handOver.newSocket(for: app)
    do {
      let socket = try UnixSocket()
      try socket.listen(at: path)
    }
    let urls = URLs()
    let listener = try listener(urls)
    defer { listener.close() }
    try Data().write(to: URL(fileURLWithPath: folder.path + "/note"))
    // Newer than the listening socket, so that it is tried first.
    utimes(path, [timeval(tv_sec: time(nil) + 10, tv_usec: 0), timeval(tv_sec: time(nil) + 10, tv_usec: 0)])
    #expect(try HandOver.send(url("stand://a"), to: app, in: handOver))
    #expect(!FileManager.default.fileExists(atPath: path))
    expectEqual(folder.names.count, 2)
  }

  /// Bytes that are not a URL of the app. The description keeps them out of the test's name.
  struct Malformed: CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]

    init(_ description: String, _ bytes: [UInt8]) {
      testDescription = description
      self.bytes = bytes
    }
  }

  @Test(
    "malformed URLs are refused, and the next caller is served",
    arguments: [
      Malformed("nothing", []), Malformed("a word", Array("apples".utf8)), Malformed("words", Array("not a url".utf8)),
      Malformed("bytes that are not UTF-8", [0xFF, 0xFE, 0x3A]),
      Malformed("an escape sequence", Array("stand:\u{1B}[2J".utf8)),
      Malformed("two lines", Array("stand://a\nstand://b".utf8)),
      Malformed("a URL of 20 kB", Array("stand://".utf8) + Array(repeating: 0x61, count: 20_000)),
      Malformed("10 MB", Array(repeating: 0x61, count: 10_000_000)),
    ])
  func hostile(malformed: Malformed) throws {
    let bytes = malformed.bytes
    let urls = URLs()
    let listener = try listener(urls)
    defer { listener.close() }
    let handOver = try HandOverFolder(path: folder.path)
    let caller = try UnixSocket()
    try caller.connect(to: try #require(handOver.sockets(of: app).first), seconds: 5)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(caller.file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    shutdown(caller.file, Int32(SHUT_WR))
    let answer = caller.receive(atMost: 1000, until: .now + .seconds(20))
    if let answer { #expect(String(decoding: answer, as: UTF8.self) != HandOver.accepted) }
    #expect(try HandOver.send(url("stand://fine"), to: app, in: handOver))
    #expect(urls.wait(for: 1))
    expectEqual(urls.texts, ["stand://fine"])
  }

  @Test("a silent caller does not block others forever")
  func silent() throws {
    let urls = URLs()
    let listener = try listener(urls)
    defer { listener.close() }
    let handOver = try HandOverFolder(path: folder.path)
    let caller = try UnixSocket()
    try caller.connect(to: try #require(handOver.sockets(of: app).first), seconds: 5)
    #expect(try HandOver.send(url("stand://fine"), to: app, in: handOver))
    #expect(urls.wait(for: 1))
  }

  @Test("an instance that refuses a URL gives the reason")
  func refused() throws {
    let listener = try listener(URLs())
    defer { listener.close() }
    let long = try url("stand://" + String(repeating: "a", count: 20_000))
    #expect {
      try HandOver.send(long, to: app, in: HandOverFolder(path: folder.path))
    } throws: {
      "\($0)".contains("at most 16384 bytes")
    }
  }

  @Test("a folder that is shared, a link or missing is refused")
  func folders() throws {
    let shared = folder.path + "/shared"
    mkdir(shared, 0o700)
    chmod(shared, 0o755)
    #expect(throws: HandOverError.self) { try HandOverFolder(path: shared) }
    symlink(folder.path, folder.path + "/link")
    #expect(throws: HandOverError.self) { try HandOverFolder(path: folder.path + "/link") }
    try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
    #expect(throws: HandOverError.self) { try HandOverFolder(path: folder.path + "/file") }
    #expect(throws: HandOverError.self) { try HandOverFolder(path: folder.path + "/no/such") }
    try expectEqual(HandOverFolder(environment: ["XDG_RUNTIME_DIR": folder.path]).path, folder.path + "/pergola")
    var status = stat()
    stat(folder.path + "/pergola", &status)
    expectEqual(status.st_mode & 0o777, 0o700)
    try expectEqual(HandOverFolder(environment: ["XDG_RUNTIME_DIR": "here"]).path, "/tmp/pergola-\(geteuid())")
  }

  @Test("a path too long for a socket throws an error")
  func longPath() throws {
    let deep = folder.path + "/" + String(repeating: "d", count: 100)
    #expect(throws: HandOverError.self) {
      try HandOverListener(app: app, folder: HandOverFolder(path: deep)) { _ in }
    }
  }
}

@MainActor @Suite struct OpenedApplicationTests {
  final class Scene: HostedScene {
    var onCopy: ((String) -> Void)?
    var onAnnounce: ((String) -> Void)?
    var onOpen: ((URL) -> Void)?
    var onChange: (() -> Void)?
    var onEnd: (() -> Void)?
    var opened: [String] = []
    func frame() -> Frame {
      Frame(
        number: 1, size: .zero, scale: 1, root: RenderNode(id: .make(), frame: .zero), transitions: [], focusedNode: nil
      )
    }
    let acceptsText = false
    func keyHints() -> [KeyHint] { [] }
    func send(_ event: InputEvent) {}
    func open(_ url: URL) { opened.append(url.absoluteString) }
    func configure(_ change: (inout SceneConfiguration) -> Void) {}
    let address: URL? = nil
    func keepRestoration() -> Data? { nil }
    func settle() async {}
    func disconnect() {}
    func end() {}
  }

  final class Application: HostedApplication {
    var scenes: [Scene] = []
    var configurations: [SceneConfiguration] = []
    var terminations = 0
    func connectScene(_ configuration: SceneConfiguration) -> any HostedScene {
      configurations.append(configuration)
      let scene = Scene()
      scenes.append(scene)
      return scene
    }
    func terminate() { terminations += 1 }

    private(set) var sessions: [Application] = []
    func makeSession() -> any HostedApplication {
      let session = Application()
      sessions.append(session)
      return session
    }
  }

  @Test("a session of another user keeps no state in the app's file and receives no handed over URLs")
  func sessions() throws {
    let application = Application()
    let opened = URLReceivingApplication(application)
    opened.stateFile = StateFile(name: "Stand", environment: ["HOME": "/home/user"])
    let session = opened.makeSession()
    _ = session.connectScene(SceneConfiguration(size: .zero, textEngine: MonospaceTextEngine()))
    let made = try #require(application.sessions.first)
    expectEqual(made.configurations.map(\.restorationFile), [nil])
    #expect(application.configurations.isEmpty)
  }

  @Test("early URLs wait for a scene, later ones open in the newest scene")
  func opens() async throws {
    let folder = try HandOverTests.Folder()
    let handOver = try HandOverFolder(path: folder.path)
    let app = try AppInfo(executable: URL(fileURLWithPath: "/nowhere/Stand"))
    let application = Application()
    let opened = URLReceivingApplication(application)
    try opened.listen(as: app, in: handOver)

    func send(_ text: String) async throws {
      let url = try #require(URL(string: text))
      let isTaken = try await Task.detached { try HandOver.send(url, to: app, in: handOver) }.value
      #expect(isTaken)
    }
    func turn() async { try? await Task.sleep(for: .milliseconds(5)) }

    try await send("stand://early")
    for _ in 0..<20 { await turn() }
    let configuration = SceneConfiguration(size: .zero, textEngine: MonospaceTextEngine())
    let first = opened.connectScene(configuration)
    try await send("stand://first")
    for _ in 0..<2000 where application.scenes[0].opened.count < 2 { await turn() }
    expectEqual(application.scenes[0].opened, ["stand://early", "stand://first"])
    let second = opened.connectScene(configuration)
    try await send("stand://second")
    for _ in 0..<2000 where application.scenes[1].opened.isEmpty { await turn() }
    expectEqual(application.scenes.map(\.opened), [["stand://early", "stand://first"], ["stand://second"]])
    withExtendedLifetime((first, second)) {}
    opened.terminate()
    expectEqual(application.terminations, 1)
    expectEqual(folder.names, [])
  }

  @Test("the first scene keeps the app's state, and starts without it if a fresh start is asked for")
  func state() {
    let configuration = SceneConfiguration(size: .zero, textEngine: MonospaceTextEngine())
    let application = Application()
    let opened = URLReceivingApplication(application)
    opened.stateFile = StateFile(name: "Fruit", environment: ["XDG_STATE_HOME": "/states"])
    opened.startsFresh = true
    for _ in 1...2 { _ = opened.connectScene(configuration) }
    expectEqual(application.configurations.map(\.restorationFile?.path), ["/states/Fruit/scene.plist", nil])
    expectEqual(application.configurations.map(\.startsFresh), [true, false])
    let picture = Application()
    _ = URLReceivingApplication(picture).connectScene(configuration)
    #expect(picture.configurations.first?.restorationFile == nil)
  }
}
