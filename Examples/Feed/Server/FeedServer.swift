import ArgumentParser
import Foundation

/// A program that serves the pages of a feed on this machine, at `http://127.0.0.1:PORT/pages/NUMBER`, and writes its
/// address and then a line for each answer.
@main
struct FeedServer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "FeedServer", abstract: "Serves the pages of the example Feed, on this machine only.")

  @Option(help: "The port, or 0 for any that is free.")
  var port: UInt16 = 8099

  @Option(help: "The number of pages.")
  var pages = 20

  @Option(help: "The number of posts on a page.")
  var size = 20

  @Option(help: "The seconds that each answer takes.")
  var delay = 0.0

  @Option(help: ArgumentHelp("Each request of this number fails with status 503.", valueName: "number"))
  var failEvery: Int?

  @Option(help: ArgumentHelp("A page without posts. Can be repeated.", valueName: "page"))
  var empty: [Int] = []

  func validate() throws {
    guard pages >= 1, size >= 1 else { throw ValidationError("There is at least one page, with at least one post.") }
    guard (0...60).contains(delay) else { throw ValidationError("An answer takes 0 to 60 seconds.") }
    if let failEvery, failEvery < 1 { throw ValidationError("At most every request fails: --fail-every 1.") }
  }

  func run() throws {
    let listener = try Listener(port: port)
    let answers = Answers(
      feed: PostPages(count: pages, size: size, empty: Set(empty)), delay: delay, failEvery: failEvery)
    Self.write("http://127.0.0.1:\(listener.port)")
    listener.serve { answers.answer($0) }
  }

  /// Writes a line at once, also into a pipe.
  static func write(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
