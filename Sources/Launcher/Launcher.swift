import ArgumentParser
import Foundation
import RenderTree
import TerminalHost

/// Reads the command line of an app, and shows the app on the host that it asks for.
public enum Launcher {
  /// The schemes of the URLs that the running program opens, in lower case, as its Info.plist says; none where that
  /// cannot be read, which `run` tells of.
  public static var urlSchemes: [String] { (try? AppInfo.current().urlSchemes) ?? [] }

  /// Runs an app until it ends.
  ///
  /// What went wrong is told on standard error, in one line for a person.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: the process's status: 0, or one of `sysexits.h`: 64 for a wrong option, or where there is no terminal
  ///   or no picture that can show the app; 65 for an Info.plist that names no URL scheme, or a URL that the running
  ///   app refused; 66 for an Info.plist that is not there; 73 or 74 where something could not be written.
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
    if options.registerURLScheme {
      print(try URLSchemeRegistration(app: app, environment: environment).register())
      return
    }
    if let url = options.url?.value, !options.asksForFrame, try handOver(url, to: app, environment) {
      print("\(url.absoluteString): opened in \(app.name), which was running.")
      return
    }
    let opened = OpenedApplication(application)
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let host = options.chosenHost(isTerminal: isTerminal)
    if host.isLive { listen(opened, as: app, environment) }
    try await options.makeHost(host, name: app.name).run(opened)
  }

  /// Whether another instance took the URL.
  private static func handOver(_ url: URL, to app: AppInfo, _ environment: [String: String]) throws -> Bool {
    // Where there is no folder no instance can be called; why, is told when this one wants to be.
    guard let folder = try? HandOverFolder(environment: environment) else { return false }
    return try HandOver.send(url, to: app, in: folder)
  }

  /// An app that cannot be handed URLs is an app all the same, and a person is told.
  @MainActor
  private static func listen(_ application: OpenedApplication, as app: AppInfo, _ environment: [String: String]) {
    do {
      try application.listen(as: app, in: HandOverFolder(environment: environment))
    } catch {
      FileHandle.standardError.write(Data("Note: \(error)\n".utf8))
    }
  }

  /// A wrong option, or a question such as `--help`.
  private static func tell(_ error: any Error) -> Int32 {
    let code = LaunchOptions.exitCode(for: error)
    let text = Data((LaunchOptions.fullMessage(for: error) + "\n").utf8)
    (code.isSuccess ? FileHandle.standardOutput : FileHandle.standardError).write(text)
    return code.rawValue
  }
}
