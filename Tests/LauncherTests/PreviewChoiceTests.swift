import Expectations
import RenderTree
import Testing

@testable import Launcher

/// The option `--preview`.
@MainActor @Suite struct PreviewChoiceTests {
  @Test("a name after --preview chooses a preview, and no name the list of them")
  func parsing() throws {
    try expectEqual(LaunchOptions.parse(["--preview", "Dark"]).preview, .named("Dark"))
    try expectEqual(LaunchOptions.parse(["--preview=-1"]).preview, .named("-1"))
    try expectEqual(LaunchOptions.parse(["--preview"]).preview, .list)
    #expect(try LaunchOptions.parse([]).preview == nil)
  }

  @Test("an option after --preview is no name")
  func optionAfterwards() throws {
    let options = try LaunchOptions.parse(["--preview", "--host", "text"])
    expectEqual(options.preview, .list)
    expectEqual(options.host, .text)
  }

  @Test("a preview is shown by every host")
  func hosts() throws {
    try expectEqual(LaunchOptions.parse(["--preview", "Dark", "--host", "terminal"]).host, .terminal)
    try expectEqual(LaunchOptions.parse(["--preview", "Dark", "--size", "80x80"]).chosenHost(isTerminal: true), .text)
  }

  @Test(
    "a preview goes with no option of the app itself",
    arguments: [["--open", "stand://apples"], ["--fresh"], ["--register-url-scheme"], ["--unregister-url-scheme"]])
  func conflicts(arguments: [String]) {
    #expect(throws: (any Error).self) { try LaunchOptions.parse(["--preview", "Dark"] + arguments) }
  }

  @Test("the chosen preview is shown, and not the app")
  func chosen() throws {
    let shown = try PreviewChoice.named("Dark").preview(in: Program(previewNames: ["Dark", "Light"]))
    expectEqual((shown as? Program)?.shownPreview, "Dark")
  }

  @Test("the list is printed, and nothing is shown")
  func list() throws {
    let shown = try PreviewChoice.list.preview(in: Program(previewNames: ["Dark", "Light"]))
    #expect(shown == nil)
  }

  @Test("an unknown name is refused with the names that there are, and status 64")
  func unknown() {
    let error = #expect(throws: PreviewError.self) {
      try PreviewChoice.named("Drak").preview(in: Program(previewNames: ["Dark", "Light"]))
    }
    expectEqual(error?.description, #"There is no preview "Drak". Expected: "Dark", "Light""#)
    expectEqual(error?.status, 64)
  }

  @Test("a program without previews says so", arguments: [PreviewChoice.list, .named("Dark")])
  func noPreviews(choice: PreviewChoice) {
    #expect(throws: PreviewError.noPreviews) { try choice.preview(in: Program(previewNames: [])) }
  }
}

/// A program with previews. It is never shown.
@MainActor
private final class Program: HostedApplication {
  let previewNames: [String]
  private(set) var shownPreview: String?

  init(previewNames: [String]) { self.previewNames = previewNames }

  func connectScene(_ configuration: SceneConfiguration) -> any HostedScene {
    fatalError("No host shows this program.")
  }

  func terminate() {}

  func makeSession() -> any HostedApplication { Program(previewNames: previewNames) }

  func preview(named name: String) -> (any HostedApplication)? {
    guard previewNames.contains(name) else { return nil }
    let shown = Program(previewNames: [])
    shown.shownPreview = name
    return shown
  }
}
