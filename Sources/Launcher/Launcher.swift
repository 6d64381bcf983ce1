import ArgumentParser
import Foundation
import RenderTree
import TerminalHost

#if Image
  import ImageHost
#endif

/// Reads the command line of an app, and shows the app on the host that it asks for.
public enum Launcher {
  /// Runs an app until it ends.
  ///
  /// What went wrong is told on standard error, in one line for a person.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: the process's status: 0; 64 for a wrong option, or where there is no terminal or no picture that
  ///   can show the app; 74 where the output could not be written.
  @MainActor
  public static func run(_ application: any HostedApplication, arguments: [String]) async -> Int32 {
    do {
      let options = try LaunchOptions.parse(arguments)
      try await options.makeHost().run(application)
      return ExitCode.success.rawValue
    } catch let error as OutputError {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      return ExitStatus.inputOutputError
    } catch let error as TerminalHostError {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      return ExitStatus.usage
    } catch {
      #if Image
        if let error = error as? PictureError {
          FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
          return ExitStatus.usage
        }
      #endif
      return tell(error)
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

/// The statuses of sysexits.h that an app ends with.
enum ExitStatus {
  /// The command was used wrongly.
  static let usage: Int32 = 64
  /// Something could not be read or written.
  static let inputOutputError: Int32 = 74
}
