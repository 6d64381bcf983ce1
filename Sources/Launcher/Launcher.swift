import ArgumentParser
import Foundation
import RenderTree
import TerminalHost

/// Reads the command line of an app, and shows the app on the host that the command line chooses.
public enum Launcher {
  /// The schemes of the URLs that the running program opens, in lower case, from its Info.plist; empty if that cannot
  /// be read, which `run` reports.
  public static var urlSchemes: [String] { (try? AppInfo.current().urlSchemes) ?? [] }

  /// Runs an app until it ends.
  ///
  /// Errors are written to standard error, in one line.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Returns: The exit status of the process: 0, or one of `sysexits.h`: 64 for a wrong option or an unknown preview, or
  ///   if no terminal or no picture can show the app; 69 if the page cannot be served at its address; 65 for an Info.plist that names no URL scheme, or a URL that the running app
  ///   refused; 66 for a missing Info.plist; 73 or 74 if a file could not be written; 73 also if another app registered
  ///   the URL schemes.
  @MainActor
  public static func run(_ application: any HostedApplication, arguments: [String]) async -> Int32 {
    do {
      try await run(application, LaunchOptions.parse(arguments), ProcessInfo.processInfo.environment)
      return ExitCode.success.rawValue
    } catch let error as any LaunchError {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      return error.status
    } catch {
      return tell(error)
    }
  }

  @MainActor
  private static func run(
    _ application: any HostedApplication, _ options: LaunchOptions, _ environment: [String: String]
  ) async throws {
    let app = try AppInfo.current()
    if options.registerURLScheme || options.unregisterURLScheme {
      let registration = try URLSchemeRegistration(app: app, environment: environment)
      print(try options.unregisterURLScheme ? registration.unregister() : registration.register(force: options.force))
      return
    }
    if options.servePreviews, let application = application as? any PreviewedApplication {
      try await PreviewService(application, app: app, environment: environment).run()
      return
    }
    if let url = options.url?.value, !options.wantsSingleFrame, options.host != .session,
      try handOver(url, to: app, environment)
    {
      print("\(url.absoluteString): opened in \(app.name), which was running.")
      return
    }
    if options.host == .session {
      let used = try options.preview.map { try $0.preview(in: application) } ?? application
      if let used { try await options.makeSessionHost().run(used) }
      return
    }
    let host = options.chosenHost(isTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
    if let choice = options.preview {
      if let preview = try choice.preview(in: application) {
        try await options.makeHost(host, for: app, in: preview.languages, environment).run(preview)
      }
      return
    }
    let opened = URLReceivingApplication(application)
    if host.isLive {
      listen(opened, as: app, environment)
      opened.stateFile = StateFile(name: app.name, environment: environment)
      opened.keepsInterface = options.keepInterface
      opened.startsFresh = options.fresh
    }
    try await options.makeHost(host, for: app, in: opened.languages, environment).run(opened)
  }

  /// Returns true if another instance accepted the URL.
  private static func handOver(_ url: URL, to app: AppInfo, _ environment: [String: String]) throws -> Bool {
    // Without the folder no instance can be reached; `listen` reports the reason.
    guard let folder = try? HandOverFolder(environment: environment) else { return false }
    return try HandOver.send(url, to: app, in: folder)
  }

  /// Starts to accept URLs. A failure is only a note to the user: the app runs without it.
  @MainActor
  private static func listen(_ application: URLReceivingApplication, as app: AppInfo, _ environment: [String: String]) {
    do {
      try application.listen(as: app, in: HandOverFolder(environment: environment))
    } catch {
      FileHandle.standardError.write(Data("Note: \(error)\n".utf8))
    }
  }

  /// Prints the message for a wrong option or for `--help`, and returns the exit status.
  private static func tell(_ error: any Error) -> Int32 {
    let code = LaunchOptions.exitCode(for: error)
    let text = Data((LaunchOptions.fullMessage(for: error) + "\n").utf8)
    (code.isSuccess ? FileHandle.standardOutput : FileHandle.standardError).write(text)
    return code.rawValue
  }
}
