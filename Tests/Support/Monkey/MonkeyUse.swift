import Foundation
import PergolaTesting

/// A random use of an example: the events of a seed, or some of them.
public struct MonkeyUse: Hashable, Sendable {
  /// The window's size at first.
  static let size = CGSize(width: 390, height: 844)

  public let example: Example
  public let seed: Int
  public var surroundings: Surroundings
  /// The numbers of the seed's events that happen, ascending.
  public var numbers: [Int]

  /// The first events of a seed, in the surroundings whose turn it is.
  public init(_ example: Example, seed: Int, events: Int) {
    self.example = example
    self.seed = seed
    surroundings = Surroundings.all[seed % Surroundings.all.count]
    numbers = Array(0..<events)
  }

  /// The events that happen.
  public var events: [MonkeyEvent] {
    var all = MonkeyEvents(seed: seed, size: Self.size, urls: example.urls, changes: example.changes.count)
    let wanted = Set(numbers)
    return (0..<(numbers.last.map { $0 + 1 } ?? 0)).map { ($0, all.next()) }.filter { wanted.contains($0.0) }.map(\.1)
  }

  // MARK: As text

  /// The use in a line, for another process.
  public var line: String {
    let place = Surroundings.all.firstIndex(of: surroundings) ?? 0
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let words = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
    return "\(example.name) \(seed) \(place) " + words.joined(separator: ",")
  }

  /// The use of a line; nil if the line is not one, or if its example is not among the given ones.
  public init?(line: String, examples: [Example]) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, let example = examples.first(where: { $0.name == words[0] }), let seed = Int(words[1]),
      let place = Int(words[2]), Surroundings.all.indices.contains(place)
    else { return nil }
    self.example = example
    self.seed = seed
    surroundings = Surroundings.all[place]
    numbers = []
    for word in words[3].split(separator: ",") {
      let ends = word.split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      numbers += first...last
    }
  }

  /// A test that performs the use, as source.
  ///
  /// - Parameter failure: The failure in words, for the test's title.
  public func source(failure: String) -> String {
    let value = "Example.\(example.name.prefix(1).lowercased() + example.name.dropFirst())"
    let title = failure.split(separator: "\n").first.map(String.init) ?? ""
    let calls = events.map { "    " + $0.source(example: value) + "\n" }.joined()
    return """
      // \(title)
      @Test("\(example.name) stays whole in the random use of seed \(seed)")
      func \(example.name.prefix(1).lowercased() + example.name.dropFirst())Seed\(seed)() async throws {
        try await \(value).use(\(surroundings.source)) { driver in
      \(calls)  }
      }
      """
  }
}
