import Foundation

/// Letters that are typed one after another where no text is edited: the focus goes to what begins with them.
struct TypeAhead {
  /// After so long a pause, in seconds, a letter begins anew.
  static let pause: TimeInterval = 1

  private var prefix = ""
  private var lastTime: TimeInterval?

  /// Where the focus goes for the next letters; nil where nothing begins so.
  ///
  /// One letter again and again goes through all that begins with it.
  /// - Parameters:
  ///   - time: of typing, in seconds.
  ///   - current: the place of what has the focus in `texts`.
  ///   - texts: what can be found, in reading order.
  mutating func type(_ letters: String, at time: TimeInterval, from current: Int?, in texts: [String]) -> Int? {
    if let lastTime, time - lastTime > Self.pause { prefix = "" }
    lastTime = time
    prefix += letters
    if let found = place(of: prefix, from: current, in: texts) { return found }
    guard let first = prefix.first, prefix.allSatisfy({ $0 == first }) else { return nil }
    return place(of: String(first), from: current, in: texts)
  }

  private func place(of prefix: String, from current: Int?, in texts: [String]) -> Int? {
    guard !texts.isEmpty, !prefix.isEmpty else { return nil }
    // The first letter looks beyond what has the focus; what has been found stays as long as it goes on to match.
    let start = current.map { prefix.count == 1 ? $0 + 1 : $0 } ?? 0
    return texts.indices.map { ($0 + start) % texts.count }.first { place in
      texts[place].range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
