import Foundation
import Launcher

// A small app without views, for tests of the terminal: it reports the events it receives, and misbehaves on request.

Task { @MainActor in
  let status = await Launcher.run(ProbeApplication(), arguments: Array(CommandLine.arguments.dropFirst()))
  if status == 0 { print("ended") }
  exit(status)
}
while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
