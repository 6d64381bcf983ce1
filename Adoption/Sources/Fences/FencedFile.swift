import Foundation
import SourceTranslation

/// A source of a target, with its sites and the places of its translation.
final class FencedFile {
  let text: String
  /// The places of the last translation.
  var places: ProjectTranslation.Places?
  private let units: [UInt8]
  private let lines: [Int]
  private(set) lazy var sites = FenceSites(of: text)

  init(path: String) {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    text = String(decoding: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self)
    units = Array(text.utf8)
    lines = Self.starts(of: units)
  }

  private static func starts(of units: [UInt8]) -> [Int] {
    [0] + units.indices.filter { units[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The line of an offset, counted from 1.
  func line(of offset: Int) -> Int { max(1, lines.partitioningIndex { $0 > offset }) }

  /// The offset of a place.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lines.count else { return units.count }
    return min(lines[line - 1] + column - 1, units.count)
  }

  /// The place of a message about the translation.
  func original(of message: CompilerMessage, in output: String) -> Int {
    guard let places, let data = FileManager.default.contents(atPath: output) else {
      return offset(line: message.line, column: message.column)
    }
    let starts = Self.starts(of: Array(data))
    guard message.line >= 1, message.line <= starts.count else { return units.count }
    return min(places.original(of: starts[message.line - 1] + message.column - 1), units.count)
  }

  /// The text of a range.
  func text(in range: Range<Int>) -> String { String(decoding: units[range], as: UTF8.self) }

  /// The text behind an offset, up to a length.
  func text(at offset: Int, count: Int) -> String {
    offset < units.count ? text(in: offset..<min(offset + count, units.count)) : ""
  }
}

extension Array {
  /// The first index whose element fulfills a condition that all after it fulfill, too.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
