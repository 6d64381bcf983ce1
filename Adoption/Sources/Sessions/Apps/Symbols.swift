import Foundation
import XcodeProjects

/// The names of the functions at addresses of a process that runs.
struct Symbols {
  private let process: pid_t
  private let program: String

  /// The functions of a program in a process.
  init(_ process: pid_t, _ program: String) {
    self.process = process
    self.program = URL(filePath: program).resolvingSymlinksInPath().path
  }

  /// Returns a line for each address in the program, the innermost first: the function, and its place, if the program has
  /// debug information. Addresses are left as they are if the toolchain's symbolizer is not there.
  func lines(of addresses: [UInt]) -> String {
    guard let range = mapping else { return "" }
    let own = addresses.filter(range.contains).map { "0x" + String($0 - range.lowerBound, radix: 16) }
    guard !own.isEmpty else { return "It is in a system library." }
    let run = Command.run("llvm-symbolizer", ["--obj=\(program)", "--relativenames"] + own, timeout: 5)
    guard run.status == 0 else { return "It is at \(own.prefix(10).joined(separator: ", ")) of \(program)." }
    let blocks = run.outputText.components(separatedBy: "\n\n").map { $0.split(separator: "\n").map(String.init) }
    let frames = blocks.filter { $0.count >= 2 && $0[0] != "??" && !$0[1].contains("<compiler-generated>") }
    let names = demangled(frames.map { $0[0] })
    let lines = zip(names, frames).prefix(20).map { name, frame in
      Self.place(frame[1]).map { "  \(name) at \($0)" } ?? "  \(name)"
    }
    return "It is in:\n" + lines.joined(separator: "\n")
  }

  /// Returns the file and the line of a symbolizer's place, `FILE:LINE:COLUMN`, or nil if it has no line: without debug
  /// information the file is an arbitrary one of those that were linked.
  static func place(_ place: String) -> String? {
    guard let match = place.wholeMatch(of: /(.+?:[1-9]\d*)(?::\d+)?/) else { return nil }
    return String(match.1)
  }

  /// The addresses at which the program is.
  private var mapping: Range<UInt>? {
    guard let maps = try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8) else { return nil }
    let ranges = maps.split(separator: "\n").filter { $0.hasSuffix(program) }.compactMap { line -> Range<UInt>? in
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      return ends.count == 2 ? ends[0]..<ends[1] : nil
    }
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  private func demangled(_ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let run = Command.run("swift", ["demangle", "--simplified", "--compact"] + names, timeout: 3)
    let lines = run.outputText.split(separator: "\n").map(String.init)
    return run.status == 0 && lines.count == names.count ? lines : names
  }
}
