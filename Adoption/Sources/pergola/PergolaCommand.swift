import ArgumentParser
import XcodeProjects

/// The command `pergola`.
@main
struct PergolaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pergola", abstract: "Builds, tests and makes iOS apps on Linux.", version: "0.1.0",
    subcommands: [
      Check.self, Adopt.self, FenceCommand.self, ResolveCommand.self, New.self, BuildCommand.self, TestCommand.self,
      PreviewCommand.self, RunCommand.self, ServeCommand.self, DoctorCommand.self, MCPCommand.self,
      FenceSources.self, SessionServerCommand.self,
    ],
    groupedSubcommands: [
      CommandGroup(
        name: "Using an app",
        subcommands: [
          Launch.self, ScreenCommand.self, Tap.self, TypeText.self, Swipe.self, Scroll.self, Press.self, Drag.self,
          OpenURL.self, AnswerSystem.self, Advance.self, Logs.self, StateCommand.self, SnapshotCommand.self,
          Compare.self, RecordCommand.self, Stop.self,
        ])
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
  static var ownCheckout: String {
    #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }
  }
}
