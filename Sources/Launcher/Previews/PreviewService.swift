import ArgumentParser
import Foundation
import RenderTree

#if Image
  import ImageHost
  import PangoText
#endif

/// The app's side of `pergola preview`: renders previews on request until the standard input ends.
///
/// Requests and replies are `PreviewRequest` and `PreviewReply`. The app's own lines on the standard output go to the standard
/// error, so that each line of the output is a reply. A preview that traps ends the process: the command starts another one.
@MainActor
struct PreviewService {
  private let application: any PreviewedApplication
  private let app: AppInfo
  private let environment: [String: String]
  private let replies: FileHandle

  /// A service of an app. From here on the process's standard output is its standard error.
  init(_ application: any PreviewedApplication, app: AppInfo, environment: [String: String]) {
    self.init(
      application, app: app, environment: environment,
      replies: FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true))
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// A service that writes its replies into a file.
  init(_ application: any PreviewedApplication, app: AppInfo, environment: [String: String], replies: FileHandle) {
    self.application = application
    self.app = app
    self.environment = environment
    self.replies = replies
  }

  /// Replies to the requests on the standard input until it ends.
  func run() async throws {
    for await line in Self.standardInput { try await reply(to: line) }
  }

  /// Replies to a line.
  func reply(to line: String) async throws {
    let reply: PreviewReply
    do {
      reply = try await perform(JSONDecoder().decode(PreviewRequest.self, from: Data(line.utf8)))
    } catch let error as DecodingError {
      reply = .refused(reason: "is no request for a preview: \(error)")
    } catch {
      reply = .refused(reason: Self.reason(of: error))
    }
    try send(reply)
  }

  private func send(_ reply: PreviewReply) throws {
    try replies.write(contentsOf: JSONEncoder().encode(reply) + Data("\n".utf8))
  }

  private func perform(_ request: PreviewRequest) async throws -> PreviewReply {
    let start = ContinuousClock.now
    switch request {
    case .list(let leftOut):
      return .previews(
        names: application.previewNames(leavingOut: leftOut) { try? send(.reading(source: $0)) })
    case .render(let arguments, let leftOut): try await render(LaunchOptions.parse(arguments), leavingOut: leftOut)
    case .sheet(let contents, let output): try write(contents, to: output)
    }
    return .written(seconds: (ContinuousClock.now - start) / .seconds(1))
  }

  private func render(_ options: LaunchOptions, leavingOut leftOut: Set<String>) async throws {
    guard case .named(let name) = options.preview, options.output != nil else {
      throw ValidationError("A preview needs its name and a file. Expected: --preview NAME --output FILE")
    }
    guard let found = application.preview(named: name, leavingOut: leftOut) else {
      throw PreviewError.unknown(name, application.previewNames(leavingOut: leftOut) { _ in })
    }
    // Each rendering has an app of its own: it finds nothing that an earlier one left.
    let preview = found.makeSession()
    let host = options.chosenHost(isTerminal: false)
    try await options.makeHost(host, for: app, in: preview.languages, environment).run(preview)
  }

  private func write(_ contents: ContactSheetContents, to path: String) throws {
    #if Image
      guard let output = OutputPath(argument: path), let format = output.pictureFormat else {
        throw ValidationError("A contact sheet is a picture. Expected: a file .png or .svg, not \(path)")
      }
      try PangoTextEngine.requireFonts()
      let picture = Picture(ContactSheet(contents).frame, appearance: .light)
      try output.write(format == .svg ? picture.svg() : picture.png())
    #else
      throw ValidationError("This app was built without pictures. Expected: the package's trait Image")
    #endif
  }

  private static func reason(of error: any Error) -> String {
    error is any LaunchError ? "\(error)" : LaunchOptions.message(for: error)
  }

  /// The lines of the standard input, which a thread of its own reads.
  private static var standardInput: AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
