import Foundation

/// Letters that are typed one after another where no text is edited: the focus goes to what begins with them.
struct TypeAhead {
  /// After so long a pause, in seconds, a letter begins anew.
  static let pause: TimeInterval = 1

  /// Nothing is called by more characters than that: they were pasted.
  private static let longestPrefix = 64

  private var prefix = ""
  private var lastTime: TimeInterval?

  /// Whether another letter would go on with the word.
  func isOpen(at time: TimeInterval) -> Bool { lastTime.map { time - $0 <= Self.pause } ?? false }

  /// Ends the word.
  mutating func end() { self = TypeAhead() }

  /// Goes on with the word, or begins another one.
  ///
  /// - Parameter time: of typing, in seconds.
  mutating func add(_ letters: String, at time: TimeInterval) {
    if !isOpen(at: time) { prefix = "" }
    lastTime = time
    prefix = String((prefix + letters).prefix(Self.longestPrefix + 1))
  }

  /// What is looked for, the best first: the word, and, where it is one letter again and again, that letter.
  var beginnings: [String] {
    guard let first = prefix.first, prefix.count <= Self.longestPrefix else { return [] }
    return prefix.count > 1 && prefix.allSatisfy { $0 == first } ? [prefix, String(first)] : [prefix]
  }

  /// Whether a text begins so, whatever its case and accents.
  static func matches(_ text: String, _ beginning: String) -> Bool {
    text.range(of: beginning, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }

  /// The place of the next text that begins as typed, round from the last to the first; nil where none does.
  ///
  /// One letter again and again goes through all that begins with it.
  /// - Parameters:
  ///   - current: the place of what has the focus in `texts`.
  ///   - texts: what can be found, in reading order.
  func place(in texts: [String], from current: Int?) -> Int? {
    for beginning in beginnings where !texts.isEmpty {
      // The first letter looks beyond what has the focus; what has been found stays as long as it goes on to match.
      let start = current.map { beginning.count == 1 ? $0 + 1 : $0 } ?? 0
      let found = texts.indices.lazy.map { ($0 + start) % texts.count }.first { Self.matches(texts[$0], beginning) }
      if let found { return found }
    }
    return nil
  }
}
