#if Web
  /// The identity of an event in a stream: the line of streams that continue each other, and a number that ascends in the
  /// session.
  struct EventID: Hashable, Sendable, CustomStringConvertible {
    /// The bound of numbers that are believed, far from overflow.
    private static let bound = 1 << 52
    /// The largest number of a line.
    static let maximumLine = bound - 1

    let line: Int
    let number: Int

    init(line: Int, number: Int) {
      self.line = line
      self.number = number
    }

    /// The identity of a text that a browser sent; nil if it is none of ours.
    init?(_ text: some StringProtocol) {
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, let line = Int(parts[0]), let number = Int(parts[1]), (0..<Self.bound).contains(line),
        (0..<Self.bound).contains(number)
      else { return nil }
      self.init(line: line, number: number)
    }

    var description: String { "\(line)-\(number)" }
  }
#endif
