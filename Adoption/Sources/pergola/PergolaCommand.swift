import ArgumentParser
import XcodeProjects

/// The command `pergola`.
@main
struct PergolaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pergola", abstract: "Builds, tests and makes iOS apps on Linux.", version: "0.1.0",
    subcommands: [
      Adopt.self, Check.self, FenceCommand.self, ResolveCommand.self, FenceSources.self, New.self, TestCommand.self,
    ])
}

/// The option for the place of Pergola, and errors for the user.
struct PergolaOption: ParsableArguments {
  @Option(
    name: .customLong("pergola"),
    help: ArgumentHelp(
      "A checkout of Pergola, or the address of its repository. Otherwise the checkout of this command.",
      valueName: "path or URL"))
  var place: String?

  /// The place of Pergola that the user names; nil for none.
  var given: PergolaPlace? { place.map(PergolaPlace.init) }

  /// The place of Pergola.
  var pergola: PergolaPlace { PergolaPlace(place ?? Self.ownCheckout) }

  /// The checkout that this command was built from: four folders above this file.
  private static var ownCheckout: String {
    #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }
  }
}

/// The exit status for input that is wrong, as in sysexits.h.
let dataError = ExitCode(65)

/// Runs a body. Its error is printed, and ends the program with the status for wrong input.
func reporting<Result>(_ body: () throws(ProjectError) -> Result) throws -> Result {
  do {
    return try body()
  } catch {
    StandardError.print("error: \(error)")
    throw dataError
  }
}
