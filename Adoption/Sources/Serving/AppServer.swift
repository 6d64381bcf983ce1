import Builds
import Foundation
import Reports
import XcodeProjects

/// Shows an app, builds it again after each change of a file, and lets it come back to its place.
package final class AppServer {
  private let app: ServedApp
  private let package: URL
  private let product: String
  private let build: SwiftBuild
  private let isJSON: Bool
  private let report: BuildReport

  private var cycle: ServeCycle
  private var watch: SourceWatch
  private let shown: ShownProgram
  private var hasStarted = false
  /// The build that runs, on a thread of its own; nil for none.
  private var building: BuildRun?
  private var programs: URL?
  /// The program's files as they were at its start.
  private var shownFiles: FileStates?
  private var lastEnd: ForegroundProgram.End?

  /// A server of an app.
  ///
  /// - Parameters:
  ///   - product: The name of the app's program.
  ///   - build: The build of the package.
  ///   - shown: The program, which others may end.
  ///   - written: Files and folders that builds and the app write.
  package init(
    _ app: ServedApp, product: String, of package: URL, build: SwiftBuild, shown: ShownProgram, written: [URL] = [],
    isJSON: Bool, isVerbose: Bool
  ) {
    self.app = app
    self.package = package
    self.product = product
    self.build = build
    self.shown = shown
    self.isJSON = isJSON
    report = BuildReport(isJSON: isJSON, isVerbose: isVerbose)
    cycle = ServeCycle(hasTerminal: app.hasTerminal)
    watch = SourceWatch(package, leavingOut: written)
  }

  /// Shows the app until the user ends it.
  ///
  /// - Parameter isBuilt: true to show first what was built before.
  /// - Returns: the app's exit status.
  /// - Throws: `ProjectError` if there is no folder of builds, or the program cannot be started.
  package func serve(isBuilt: Bool) throws(ProjectError) -> Int32 {
    if isBuilt { try take(.built(isSame: false)) } else { beginBuild() }
    var untilLook = 0
    while true {
      if case .ended(let status) = cycle.state { return status }
      Thread.sleep(forTimeInterval: 0.02)
      try lookForEnd()
      try lookForBuild()
      untilLook -= 1
      if untilLook < 0 {
        untilLook = 12
        try lookForChange()
      }
    }
  }

  // MARK: Events

  private func lookForEnd() throws(ProjectError) {
    guard let end = shown.takeEnd() else { return }
    lastEnd = end
    // What kills the app, as the system does when memory is short, leaves the terminal as it is.
    if app.hasTerminal, end == .signaled(SIGKILL) { TerminalReset.write() }
    try take(end.event)
  }

  private func lookForBuild() throws(ProjectError) {
    guard let building, let outcome = building.outcome else { return }
    if outcome.isSuccess {
      report.end(outcome, program: try program())
      self.building = nil
      try take(.built(isSame: try files() == shownFiles))
    } else {
      try take(.notBuilt)
      self.building = nil
    }
  }

  /// Looks for changes when a state can take them. Those that come while the app is built are seen afterward.
  private func lookForChange() throws(ProjectError) {
    guard building == nil, let changed = watch.look() else { return }
    if isJSON {
      StandardOutput.print(SourcesChangedEvent(files: changed).line)
    } else if !isSilent {
      let names = changed.prefix(3).map { URL(filePath: $0).lastPathComponent }.joined(separator: ", ")
      StandardError.print("Changed: \(names)" + (changed.count > 3 ? " and \(changed.count - 3) more" : ""))
    }
    try take(.changed)
  }

  /// True while the app has the terminal.
  private var isSilent: Bool { app.hasTerminal && shown.isRunning }

  // MARK: Actions

  private func take(_ event: ServeCycle.Event) throws(ProjectError) {
    for action in cycle.take(event) {
      switch action {
      case .build: beginBuild()
      case .stopApp: stopProgram()
      case .startApp: try startProgram()
      case .tellErrors: tellErrors()
      case .tellEnd: tellEnd()
      case .tellWaiting: if !isJSON { StandardError.print("Waiting for a change; Control-C ends.") }
      case .endBuild: RunningProcesses.shared.end()
      }
    }
  }

  private func beginBuild() {
    report.begin(in: package, product: product)
    building = BuildRun(build, product, report: isSilent ? nil : report)
  }

  private func tellErrors() {
    guard let building, let outcome = building.outcome else { return }
    building.heldEvents.forEach(report.add)
    report.end(outcome)
    if !isJSON { StandardError.print("error: \(SwiftBuild.failure(of: package))") }
    if !app.hasTerminal, !isJSON { StandardError.print("The app goes on as it was built before.") }
  }

  private func tellEnd() {
    guard case .signaled(let signal) = lastEnd else { return }
    let reason = WatchedProcess.End.signaled(signal).text
    if isJSON { StandardOutput.print(AppEndedEvent(reason: reason).line) } else { StandardError.print("✘ \(reason)") }
  }

  private func startProgram() throws(ProjectError) {
    let file = try program()
    shownFiles = try files()
    let options = hasStarted ? app.laterOptions : app.firstOptions
    hasStarted = true
    do {
      try shown.start { () throws(ForegroundProgram.Failure) in
        try ForegroundProgram(
          file.path, options, folder: FileManager.default.currentDirectoryPath,
          output: isJSON ? STDERR_FILENO : STDOUT_FILENO)
      }
    } catch {
      throw ProjectError(file: file.path, reason: error.description)
    }
    if isJSON { StandardOutput.print(AppStartedEvent(program: file.path).line) }
  }

  private func stopProgram() {
    shown.stop()
  }

  // MARK: Files

  private func program() throws(ProjectError) -> URL {
    if let programs { return programs.appending(path: product) }
    let folder = try build.programs()
    programs = folder
    return folder.appending(path: product)
  }

  /// The states of the program, and of the resources beside it.
  private func files() throws(ProjectError) -> FileStates {
    let program = try program()
    let beside =
      (try? FileManager.default.contentsOfDirectory(
        at: program.deletingLastPathComponent(), includingPropertiesForKeys: nil)) ?? []
    return FileStates(of: [program] + beside.filter { $0.pathExtension == "resources" })
  }
}

extension ForegroundProgram.End {
  /// The event of an end that the server did not ask for: signals of the user, or of the system, end the app as a key does.
  fileprivate var event: ServeCycle.Event {
    switch self {
    case .exited(let status): .left(status: status)
    case .signaled(let signal):
      [SIGINT, SIGTERM, SIGHUP, SIGKILL].contains(signal) ? .left(status: 128 + signal) : .trapped
    }
  }
}
