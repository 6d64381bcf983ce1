import Foundation

/// The browser that pictures are compared with, showing one page.
final class Chromium {
  private let program: String
  private let page: URL
  private let folder: URL

  /// Returns nil if the browser is not installed.
  ///
  /// - Parameter folder: The folder for the page and the browser's files.
  init?(page: String, in folder: URL) {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
    guard let program = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      return nil
    }
    self.program = program
    self.folder = folder
    self.page = folder.appendingPathComponent("page.html")
    try? Data(page.utf8).write(to: self.page)
  }

  /// The options for a browser without sandbox and scroll bars, with its own profile.
  private func options(_ profile: String) -> [String] {
    [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=2",
      "--no-first-run", "--user-data-dir=\(folder.appendingPathComponent(profile).path)",
      "--window-size=\(Int(ListScreen.size.width)),\(Int(ListScreen.size.height))",
    ]
  }

  /// Starts the browser, which writes a picture of the page and exits.
  func writePicture(to file: URL) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = options("profile") + ["--screenshot=\(file.path)", page.absoluteString]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.runToEnd()
  }

  /// Starts a browser that keeps running, with the page open.
  func session() -> ChromiumSession { ChromiumSession(program: program, arguments: options("session"), page: page) }
}

/// A browser that keeps running and is controlled over two pipes (`--remote-debugging-pipe`: the DevTools protocol,
/// each message ending with a zero byte).
final class ChromiumSession {
  private let process: pid_t
  private let commands: Int32
  private let answers: Int32
  private var received: [UInt8] = []
  private var number = 0
  private var session: String?
  private var version = 0

  init(program: String, arguments: [String], page: URL) {
    var (toBrowser, fromBrowser): ([Int32], [Int32]) = ([0, 0], [0, 0])
    precondition(pipe(&toBrowser) == 0 && pipe(&fromBrowser) == 0, "A pipe could not be made: errno \(errno).")
    for end in [toBrowser[1], fromBrowser[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Numbers away from 3 and 4, which the browser reads from and writes to.
    let (input, output) = (fcntl(toBrowser[0], F_DUPFD, 100), fcntl(fromBrowser[1], F_DUPFD, 100))
    posix_spawn_file_actions_adddup2(&actions, input, 3)
    posix_spawn_file_actions_adddup2(&actions, output, 4)
    for stream: Int32 in [1, 2] { posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0) }
    var words = ([program] + arguments + ["--remote-debugging-pipe"]).map { strdup($0) } + [nil]
    var settings = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + settings { free(pointer) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, program, &actions, nil, &words, &settings)
    precondition(status == 0, "The browser did not start: errno \(status).")
    for end in [input, output, toBrowser[0], fromBrowser[1]] { close(end) }
    (self.process, commands, answers) = (process, toBrowser[1], fromBrowser[0])
    open(page)
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(commands)
    close(answers)
  }

  private func open(_ page: URL) {
    let target = send("Target.createTarget", ["url": page.absoluteString])["targetId"] as? String ?? ""
    session = send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    _ = send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": Int(ListScreen.size.width), "height": Int(ListScreen.size.height), "deviceScaleFactor": 2,
        "mobile": false,
      ])
    while evaluate("document.readyState") != "complete" { usleep(10_000) }
  }

  /// Changes the text of every row, and takes a picture.
  func picture() {
    version += 1
    _ = evaluate(
      "document.querySelectorAll('b').forEach((row, n) => row.textContent = `Row ${n} in version \(version)`); 'done'")
    let answer = send("Page.captureScreenshot", ["format": "png"])
    let data = (answer["data"] as? String).flatMap { Data(base64Encoded: $0) }
    precondition((data?.count ?? 0) > 10_000, "The browser's picture is empty.")
  }

  private func evaluate(_ script: String) -> String? {
    let answer = send("Runtime.evaluate", ["expression": script, "returnByValue": true])
    return (answer["result"] as? [String: Any])?["value"] as? String
  }

  /// Sends a command, and waits for its result.
  private func send(_ method: String, _ parameters: [String: Any]) -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    guard let data = try? JSONSerialization.data(withJSONObject: message) else { fatalError("\(message) is not JSON.") }
    let bytes = [UInt8](data) + [0]
    precondition(write(commands, bytes, bytes.count) == bytes.count, "The browser does not accept commands.")
    while true {
      let answer = next()
      guard answer["id"] as? Int == number else { continue }
      guard let result = answer["result"] as? [String: Any] else { fatalError("\(method): \(answer)") }
      return result
    }
  }

  /// Waits for the browser's next message.
  private func next() -> [String: Any] {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    var searched = 0
    while true {
      if let end = received[searched...].firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeFirst(end + 1)
        return (try? JSONSerialization.jsonObject(with: message) as? [String: Any]) ?? [:]
      }
      searched = received.count
      let count = read(answers, &bytes, bytes.count)
      precondition(count > 0, "The browser has exited.")
      received += bytes[..<count]
    }
  }
}
