import Foundation

/// Letters that are typed one after another where no text is edited: the focus goes to what begins with them.
package struct TypeAhead {
  /// After so long a pause, in seconds, a letter begins anew.
  package static let pause: TimeInterval = 1

  /// Nothing is called by more characters than that: they were pasted.
  private static let longestPrefix = 64

  private var prefix = ""
  /// Whether the letters that came last begin the word.
  private var isFirst = true
  private var lastTime: TimeInterval?

  /// What is looked for, the best first: the word; the word without the last of the letters that came together, as if
  /// they had been typed one by one and led to nothing; and, where it is one letter again and again, that letter. Each
  /// one begins with the last.
  private(set) var beginnings: [String] = []

  /// Whether another letter would go on with the word.
  func isOpen(at time: TimeInterval) -> Bool { lastTime.map { time - $0 <= Self.pause } ?? false }

  /// Ends the word.
  mutating func end() { self = TypeAhead() }

  /// Goes on with the word, or begins another one.
  ///
  /// - Parameters:
  ///   - letters: those that came together.
  ///   - time: of typing, in seconds.
  /// - Complexity: O(1): of a word, 64 letters are looked at.
  mutating func add(_ letters: String, at time: TimeInterval) {
    if !isOpen(at: time) { prefix = "" }
    lastTime = time
    let before = prefix.count
    isFirst = before == 0
    prefix = String((prefix + letters).prefix(Self.longestPrefix + 1))
    let count = prefix.count
    guard (1...Self.longestPrefix).contains(count) else { return beginnings = [] }
    var counts = Array((min(before + 1, count)...count).reversed())
    if counts.last != 1, isRepetition { counts.append(1) }
    beginnings = counts.map { String(prefix.prefix($0)) }
  }

  /// Whether the word is one letter again and again.
  private var isRepetition: Bool { prefix.count > 1 && prefix.allSatisfy { $0 == prefix.first } }

  /// Whether a text begins so, whatever its case and accents.
  static func matches(_ text: String, _ beginning: String) -> Bool {
    text.range(of: beginning, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }

  /// How many of the letters that came together a text does not begin with: 0 where it begins with the word, or with
  /// the letter that was typed again and again; nil where it begins with none of what is looked for.
  func shortfall(of text: String) -> Int? {
    guard let shortest = beginnings.last, Self.matches(text, shortest),
      let place = beginnings.firstIndex(where: { Self.matches(text, $0) })
    else { return nil }
    return place == beginnings.count - 1 && isRepetition ? 0 : place
  }

  /// The place of the next text that begins as typed, round from the last to the first; nil where none does.
  ///
  /// One letter again and again goes through all that begins with it.
  /// - Parameters:
  ///   - current: the place of what has the focus in `texts`.
  ///   - texts: what can be found, in reading order.
  func place(in texts: [String], from current: Int?) -> Int? {
    guard let shortest = beginnings.last else { return nil }
    let candidates = texts.indices.filter { Self.matches(texts[$0], shortest) }
    for beginning in beginnings {
      // The first letters look beyond what has the focus; what has been found stays as long as it goes on to match.
      let start = current.map { isFirst || beginning.count == 1 ? $0 + 1 : $0 } ?? 0
      let found = candidates.filter { Self.matches(texts[$0], beginning) }
        .min { ($0 - start + texts.count) % texts.count < ($1 - start + texts.count) % texts.count }
      if let found { return found }
    }
    return nil
  }
}
