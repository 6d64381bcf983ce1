#if Web
  import Foundation

  @testable import TodoStores

  /// A program that is built beside the tests, as a process.
  struct ProbeProcess {
    private let process = Process()
    private let output = FileManager.default.temporaryDirectory.appending(path: "todo-probe-\(UUID().uuidString)")

    struct Stuck: Error {
      let lines: [String]
    }

    /// Starts a program.
    init(_ arguments: [String], program: String = "TodoProbe", environment: [String: String] = [:]) throws {
      try Data().write(to: output)
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: program)
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardOutput = try FileHandle(forWritingTo: output)
      try process.run()
    }

    /// The lines that the program has written. A line that is not whole does not count.
    var lines: [String] {
      get throws {
        Array(try String(contentsOf: output, encoding: .utf8).components(separatedBy: "\n").dropLast())
      }
    }

    /// Waits until there are lines, for at most half a minute.
    func waitForLines(_ count: Int) async throws {
      for _ in 0..<15_000 {
        if try lines.count >= count { return }
        try await Task.sleep(for: .milliseconds(2))
      }
      throw Stuck(lines: try lines)
    }

    /// Kills the program, without a chance to do anything.
    func kill() {
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    /// Removes the output of the program.
    func finish() -> [String] {
      defer { try? FileManager.default.removeItem(at: output) }
      return (try? lines) ?? []
    }

    /// Returns the lines of a program that ends by itself, within a minute.
    static func output(
      of arguments: [String], program: String = "TodoProbe", environment: [String: String] = [:]
    ) async throws -> [String] {
      let probe = try ProbeProcess(arguments, program: program, environment: environment)
      for _ in 0..<12_000 where probe.process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
      probe.kill()
      return probe.finish()
    }
  }

  /// The edits that a probe has kept: the last title of each todo.
  struct KeptEdits {
    /// The process and the number of the last edit that was kept of each todo.
    private var numbers: [UUID: (process: Substring, number: Int)] = [:]

    init(_ lines: [String]) {
      for line in lines {
        let words = line.split(separator: " ")
        guard words.count == 3, let id = UUID(uuidString: String(words[0])), let number = Int(words[2]) else {
          continue
        }
        numbers[id] = (words[1], number)
      }
    }

    var count: Int { numbers.count }

    /// The todos that a file does not have, or with an older title.
    func missing(in file: URL) throws -> [UUID] {
      let items = try SQLiteRecords.open(file).items()
      let titles = Dictionary(items.map { ($0.id, $0.title) }) { first, _ in first }
      return numbers.filter { id, edit in
        // A later edit than the last one that was kept may be in the file, too.
        guard let words = titles[id]?.split(separator: " "), words.count == 2, words[0] == edit.process else {
          return true
        }
        return (Int(words[1]) ?? -1) < edit.number
      }.map(\.key)
    }
  }
#endif
