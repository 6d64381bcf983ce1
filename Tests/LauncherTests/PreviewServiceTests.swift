import Expectations
import Foundation
import RenderTree
import Testing

@testable import Launcher

/// The app's side of `pergola preview`.
@MainActor @Suite struct PreviewServiceTests {
  /// The reply of a program to a line, as JSON.
  private func replies(to line: String) async throws -> [PreviewReply] {
    let file = FileManager.default.temporaryDirectory.appending(path: "replies-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let service = try PreviewService(
      Program(), app: AppInfo.current(), environment: [:], replies: FileHandle(forWritingTo: file))
    try await service.reply(to: line)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.map { try JSONDecoder().decode(PreviewReply.self, from: Data($0.utf8)) }
  }

  private func line(_ request: PreviewRequest) throws -> String {
    String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
  }

  @Test("a list names each source before its previews, so that a trap is told to be its own")
  func list() async throws {
    let replies = try await replies(to: line(.list(leavingOut: [])))
    expectEqual(
      replies, [.reading(source: "Fruits"), .reading(source: "Trees"), .previews(names: ["Fruits", "Trees"])])
  }

  @Test("sources that are left out are not asked")
  func leftOut() async throws {
    let replies = try await replies(to: line(.list(leavingOut: ["Fruits"])))
    expectEqual(replies, [.reading(source: "Trees"), .previews(names: ["Trees"])])
  }

  @Test("a preview is written to its file, in an app of its own")
  func render() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "preview-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let arguments = ["--preview=Trees", "--output", file.path, "--size", "80x32"]
    let replies = try await replies(to: line(.render(arguments: arguments, leavingOut: [])))
    guard case .written? = replies.first else {
      Issue.record("\(replies)")
      return
    }
    expectEqual(try String(contentsOf: file, encoding: .utf8), "Trees 1\n")
  }

  @Test("a preview sees the kind of device that the arguments name")
  func idiom() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "preview-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let arguments = ["--preview=Trees", "--output", file.path, "--size", "320x32", "--idiom", "pad"]
    _ = try await replies(to: line(.render(arguments: arguments, leavingOut: [])))
    expectEqual(try String(contentsOf: file, encoding: .utf8), "Trees 1 on a pad\n")
  }

  @Test(
    "what cannot be rendered is refused with a reason, and the service goes on",
    arguments: [
      (["--preview=Treees", "--output", "/tmp/x.txt"], "There is no preview \"Treees\""),
      (["--preview=Trees"], "Expected: --preview NAME --output FILE"),
      (["--preview", "--output", "/tmp/x.txt"], "Expected: --preview NAME --output FILE"),
      (["--preview=Trees", "--output", "/no/folder/x.txt"], "There is no folder /no/folder"),
      (["--preview=Trees", "--output", "/tmp/x.txt", "--size", "0x0"], "0x0"),
    ])
  func refusals(arguments: [String], words: String) async throws {
    let replies = try await replies(to: line(.render(arguments: arguments, leavingOut: [])))
    guard case .refused(let reason)? = replies.first else {
      Issue.record("\(replies)")
      return
    }
    #expect(reason.contains(words), "\(reason)")
  }

  @Test("a line that is no request is refused", arguments: ["", "{}", "[1]", #"{"render":{}}"#, "\u{0}"])
  func noRequest(line: String) async throws {
    let replies = try await replies(to: line)
    guard case .refused? = replies.first else {
      Issue.record("\(replies)")
      return
    }
  }
}

/// A program with two previews, which show their names and the number of apps that were made for them.
@MainActor
private final class Program: PreviewedApplication {
  private static let names = ["Fruits", "Trees"]
  private let shown: String

  init(showing shown: String = "") { self.shown = shown }

  func previewNames(leavingOut sources: Set<String>, willRead: (String) -> Void) -> [String] {
    let names = Self.names.filter { !sources.contains($0) }
    names.forEach(willRead)
    return names
  }

  func preview(named name: String, leavingOut sources: Set<String>) -> (any HostedApplication)? {
    Self.names.contains(name) && !sources.contains(name) ? Program(showing: name) : nil
  }

  func makeSession() -> any HostedApplication { Program(showing: shown + " 1") }

  func terminate() {}

  func connectScene(_ configuration: SceneConfiguration) -> any HostedScene { Scene(shown, configuration) }
}

/// A scene with a line of text.
@MainActor
private final class Scene: HostedScene {
  private let text: String
  private let configuration: SceneConfiguration
  var onChange: (() -> Void)?
  var onEnd: (() -> Void)?
  var onCopy: ((String) -> Void)?
  var onAnnounce: ((String) -> Void)?
  var onOpen: ((URL) -> Void)?
  let acceptsText = false
  let address: URL? = nil

  init(_ text: String, _ configuration: SceneConfiguration) {
    self.text = text
    self.configuration = configuration
  }

  func frame() -> Frame {
    let words = configuration.idiom == .pad ? "\(text) on a pad" : text
    let layout = configuration.textEngine.layout(
      StyledText(words, TextAttributes(font: FontDescriptor(size: 16), color: .black)), style: ParagraphStyle(),
      in: configuration.size)
    let root = RenderNode(
      id: .make(), frame: CGRect(origin: .zero, size: configuration.size),
      content: .text(TextContent(layout: layout, origin: .zero)))
    return Frame(
      number: 1, size: configuration.size, scale: 1, root: root, transitions: [], focusedNode: nil)
  }

  func send(_ event: InputEvent) {}
  func keyHints() -> [KeyHint] { [] }
  func open(_ url: URL) {}
  func configure(_ change: (inout SceneConfiguration) -> Void) {}
  func keepRestoration() -> Data? { nil }
  func settle() async {}
  func disconnect() {}
  func end() {}
}
