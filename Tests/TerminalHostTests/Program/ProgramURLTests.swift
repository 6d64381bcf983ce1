import Expectations
import Foundation
import Testing

@testable import TerminalHost

/// URLs on the command line, which a running instance or a new one opens.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ProgramURLTests {
  private let folder: RuntimeFolder

  init() throws { folder = try RuntimeFolder() }

  private func start(_ arguments: [String] = []) throws -> PseudoTerminal {
    try PseudoTerminal("TerminalProbe", arguments, columns: 70, runtimeFolder: folder)
  }

  @Test("a running instance opens the URL, and the second one ends")
  func handedOver() throws {
    let first = try start()
    try first.wait(for: "row 3")
    for url in ["probe://two", "probe://three?x=%20y#z"] {
      let second = try start(["--open", url])
      try expectEqual(second.waitForEnd(), 0)
      expectEqual(second.screen.modeHistory, [])
      expectEqual(
        second.screen.lines.filter { !$0.isEmpty }, ["\(url): opened in TerminalProbe, which was running.", "ended"])
      try first.wait(for: "last: open \(url)")
    }
    first.send("q")
    try expectEqual(first.waitForEnd(), 0)
    expectEqual(folder.sockets, [])
  }

  @Test("without a running instance the app starts with the URL")
  func coldLaunch() throws {
    let first = try start(["--open", "probe://one"])
    try first.wait(for: "last: launched with probe://one")
    first.signal(SIGKILL)
    _ = try first.waitForEnd()
    expectEqual(folder.sockets.count, 1)
    let left = folder.sockets
    let second = try start(["--open", "probe://again"])
    try second.wait(for: "last: launched with probe://again")
    expectEqual(folder.sockets.count, 1)
    #expect(folder.sockets != left)
    second.signal(SIGTERM)
    try expectEqual(second.waitForEnd(), 128 + SIGTERM)
    expectEqual(folder.sockets, [])
  }

  @Test("the newest of several instances opens the URL")
  func newest() throws {
    let first = try start()
    try first.wait(for: "row 3")
    let second = try start()
    try second.wait(for: "row 3")
    try expectEqual(start(["--open", "probe://new"]).waitForEnd(), 0)
    try second.wait(for: "last: open probe://new")
    second.send("q")
    try expectEqual(second.waitForEnd(), 0)
    try expectEqual(start(["--open", "probe://old"]).waitForEnd(), 0)
    try first.wait(for: "last: open probe://old")
    #expect(first.screen.text.contains("events: 1"))
  }

  @Test("an instance that does not answer is passed over for good")
  func suspended() throws {
    let first = try start()
    try first.wait(for: "row 3")
    first.signal(SIGSTOP)
    let second = try start(["--open", "probe://two"])
    try second.wait(for: "last: launched with probe://two")
    first.signal(SIGCONT)
    first.watch(seconds: 1)
    #expect(first.screen.text.contains("events: 0"))
  }

  @Test("a text frame is made by a new instance")
  func text() throws {
    let first = try start()
    try first.wait(for: "row 3")
    let second = try start(["--host", "text", "--size", "400x100", "--open", "probe://two"])
    try second.wait(for: "last: launched with probe://two")
    try expectEqual(second.waitForEnd(), 0)
    #expect(first.screen.text.contains("events: 0"))
  }

  // MARK: Schemes

  /// Copies the program and its Info.plist, if any, to a folder.
  private func install(propertyList: String?) throws -> String {
    let program = folder.path + "/Probe App"
    try FileManager.default.copyItem(atPath: PseudoTerminal.product("TerminalProbe"), toPath: program)
    try propertyList?.write(toFile: folder.path + "/Info.plist", atomically: true, encoding: .utf8)
    return program
  }

  private func register(_ program: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      program, ["--register-url-scheme"], columns: 200,
      environment: ["XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": folder.path + "/config"],
      runtimeFolder: folder)
  }

  @Test("registering adds the Info.plist's schemes and name to the desktop")
  func schemes() throws {
    let program = try install(
      propertyList: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>org.example.probe</string>
        <key>CFBundleDisplayName</key><string>The Probe</string>
        <key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array><string>Probe</string></array></dict></array></dict></plist>
        """)
    let terminal = try register(program)
    try expectEqual(terminal.waitForEnd(), 0)
    #expect(terminal.screen.text.contains("The Probe opens probe: from now on"))
    let entry = try String(
      contentsOfFile: folder.path + "/data/applications/pergola-org.example.probe.desktop", encoding: .utf8)
    #expect(entry.contains("\nExec=\"\(program)\" --open %u\n"))
    let associations = try String(contentsOfFile: folder.path + "/config/mimeapps.list", encoding: .utf8)
    #expect(associations.contains("x-scheme-handler/probe=pergola-org.example.probe.desktop\n"))
    let shown = try PseudoTerminal(program, runtimeFolder: folder)
    try shown.wait("the title") { $0.title == "The Probe" }
  }

  @Test(
    "a missing Info.plist or scheme is explained",
    arguments: [
      (nil, 66, "Info.plist in the same folder"), ("{}", 65, "CFBundleURLTypes"), ("<plist", 66, "Could not read"),
      ("{CFBundleURLTypes=({CFBundleURLSchemes=(\"a b\");});}", 65, "a b"),
    ] as [(String?, Int32, String)])
  func noSchemes(propertyList: String?, status: Int32, message: String) throws {
    let terminal = try register(install(propertyList: propertyList))
    try expectEqual(terminal.waitForEnd(), status)
    #expect(terminal.screen.text.contains(message))
  }
}
