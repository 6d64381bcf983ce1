import Foundation
import RenderTree
import TerminalHost

// A small app without views, for tests of the terminal: it says what it was told, and does on request what apps should
// not do.

let host = TerminalHost(
  options: TerminalHost.Options(
    appearance: ProcessInfo.processInfo.environment["PROBE_APPEARANCE"].flatMap(SceneConfiguration.Appearance.init)))

Task { @MainActor in
  do {
    try await host.run(ProbeApplication())
    print("ended")
    exit(0)
  } catch {
    FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
    exit(64)
  }
}
while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
