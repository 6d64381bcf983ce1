import Foundation

// Foundation on Linux ends the program when it compares attributes of the same keys whose values are objects of an app's
// classes. It compares those of neighboring runs wherever a text is made, changed, copied or compared, but not if their
// numbers of attributes differ: by a mark where it is needed, the number is even in every second run and odd in the others.

extension NSAttributedString.Key {
  /// The mark of a run whose number of attributes would be even like that of the run before, or odd like it.
  fileprivate static let parity = NSAttributedString.Key("PergolaParity")
}

extension NSAttributedString {
  /// A part of a text whose characters have the same attributes.
  @_spi(Toolkit) public typealias Run = (text: String, attributes: [Key: Any])

  /// The text's runs, in order.
  @_spi(Toolkit) public final var runs: [Run] {
    var runs: [Run] = []
    let text = NSString(string: string)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append((text.substring(with: range), attributes.filter { $0.key != .parity }))
    }
    return runs
  }

  /// Returns the text of runs, one after the other.
  @_spi(Toolkit) public static func joining(_ runs: [Run]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let first = runs.first?.attributes.count ?? 0
    for (index, run) in runs.enumerated() {
      var attributes = run.attributes
      if !(attributes.count + first + index).isMultiple(of: 2) { attributes[.parity] = true }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }

  /// Returns a text that does not change with this one.
  final func snapshot() -> NSAttributedString { self is NSMutableAttributedString ? .joining(runs) : self }

  /// Returns true if another text has the same characters with equal attributes.
  final func hasSameRuns(as other: NSAttributedString) -> Bool {
    guard self !== other else { return true }
    guard string == other.string else { return false }
    let (runs, otherRuns) = (runs, other.runs)
    guard runs.count == otherRuns.count else { return false }
    return zip(runs, otherRuns).allSatisfy { run, other in
      guard run.text == other.text, run.attributes.count == other.attributes.count else { return false }
      return run.attributes.allSatisfy { key, value in
        guard let value = value as? AnyHashable, let other = other.attributes[key] as? AnyHashable else { return false }
        return value == other
      }
    }
  }
}
