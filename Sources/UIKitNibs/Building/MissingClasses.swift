import Foundation
import PergolaDiagnostics
import UIKitCore

/// The classes that a file names and the program does not have, because their sources were left out, or were renamed.
///
/// They are logged when the file is read, all at once: the first of their objects whose outlets or actions are set ends
/// the program, and the others would be found one after the other.
@MainActor
struct MissingClasses {
  /// A class, with the first lines that name it.
  struct Entry: Equatable {
    var name: String
    var lines: [Int]
  }

  let entries: [Entry]

  /// The classes of a file's content.
  init(of data: Data, in file: NibFile) {
    var order: [String] = []
    var known: [String: Bool] = [:]
    var lines: [String: [Int]] = [:]
    Self.forEachClass(in: data) { name, module, position in
      let full = module.map { "\($0).\(name)" } ?? name
      let isMissing =
        known[full] ?? (NibClass.find(name, module: module, in: file) == nil)
      known[full] = isMissing
      guard isMissing else { return }
      if lines[full] == nil { order.append(full) }
      lines[full, default: []].append(data.lineBreaks(inFirst: position) + 1)
    }
    entries = order.map { Entry(name: $0, lines: lines[$0] ?? []) }
  }

  /// Logs the classes in one message.
  func report(_ file: NibFile) {
    guard !entries.isEmpty else { return }
    let names = entries.map { "  \($0.name), \($0.lines.count == 1 ? "line" : "lines") \(Self.list($0.lines))" }
    let subject = entries.count == 1 ? "a class" : "\(entries.count) classes"
    Log.warning(
      """
      \(file.path) names \(subject) that the program does not have:
      \(names.joined(separator: "\n"))
      Objects of the original's classes take their places. An outlet or an action of such an object ends the program.
      """)
  }

  private static func list(_ lines: [Int]) -> String {
    let shown = lines.prefix(5).map(String.init).joined(separator: ", ")
    return lines.count > 5 ? "\(shown) and \(lines.count - 5) more" : shown
  }

  /// Calls a closure with the class, the module and the position of each tag that names a class.
  private static func forEachClass(in data: Data, _ body: (String, String?, Int) -> Void) {
    let (mark, scanner) = (" customClass=", TagScanner(Array(data)))
    // The search is for the end of the mark, whose first letter is rarer in such a file.
    var place = mark.utf8.count - "Class=".utf8.count
    while let found = data.firstPosition(of: "Class=", in: place..<data.count) {
      place = found + 1
      guard data.firstPosition(of: mark, in: found + "Class=".utf8.count - mark.utf8.count..<place + 5) != nil,
        let tag = scanner.tag(around: found), let name = scanner.attribute("customClass", of: tag), !name.isEmpty
      else { continue }
      body(name, scanner.attribute("customModule", of: tag), found)
    }
  }
}
