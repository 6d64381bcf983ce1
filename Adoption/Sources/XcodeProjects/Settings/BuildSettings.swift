import Foundation

/// The build settings of a target: layers of definitions, of which a later one wins and may use `$(inherited)`.
///
/// A value names others as `$(NAME)`, `${NAME}` or `$(NAME:operator)`. Conditions such as `[sdk=iphonesimulator*]` hold
/// as in a debug build for the simulator.
public struct BuildSettings: Equatable, Sendable {
  private var layers: [[String: String]] = []
  /// The most names that a value's expansion follows. Settings that name each other stop there.
  private static let greatestDepth = 40

  /// Creates settings without a definition.
  public init() {}

  /// Adds a layer of definitions that win over all earlier ones.
  public mutating func add(_ definitions: [String: String]) {
    var layer: [String: String] = [:]
    // In order, so that of two conditions that hold the same one wins each time; plain definitions come first.
    for (key, value) in definitions.sorted(by: { $0.key < $1.key }) {
      guard let bracket = key.firstIndex(of: "[") else {
        layer[key] = layer[key] ?? value
        continue
      }
      if Self.holds(key[bracket...]) {
        layer[key[..<bracket].trimmingCharacters(in: .whitespaces)] = value
      }
    }
    layers.append(layer)
  }

  /// The expanded value of a setting; nil if no layer defines it.
  public subscript(name: String) -> String? { value(of: name, below: layers.count, depth: 0) }

  /// The expanded value's words, which quotation marks hold together.
  public func list(_ name: String) -> [String] { self[name].map { Self.words(of: $0) } ?? [] }

  /// True if a setting's value is YES.
  public func isEnabled(_ name: String) -> Bool { self[name] == "YES" }

  /// The names of all settings.
  public var names: Set<String> { Set(layers.flatMap(\.keys)) }

  /// Replaces the names of settings in a text by their values. A setting that nothing defines is replaced by nothing.
  public func expand(_ text: String) -> String { expand(text, inherited: "", depth: 0) }

  private func value(of name: String, below end: Int, depth: Int) -> String? {
    guard depth < Self.greatestDepth, let layer = layers[..<end].lastIndex(where: { $0[name] != nil }) else {
      return nil
    }
    let text = layers[layer][name] ?? ""
    let inherited = text.contains("inherited") ? value(of: name, below: layer, depth: depth + 1) ?? "" : ""
    return expand(text, inherited: inherited, naming: (name, layer), depth: depth)
  }

  /// Expands a text.
  ///
  /// - Parameter naming: The setting whose value the text is, and its layer: where the text names that setting, the value
  ///   of the earlier layers is meant.
  private func expand(
    _ text: String, inherited: String, naming: (name: String, layer: Int)? = nil, depth: Int
  ) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let opening = rest.first, let closing: Character = ["(": ")", "{": "}"][opening],
        let end = Self.end(of: rest, opening: opening, closing: closing)
      else {
        result += "$"
        continue
      }
      let inner = expand(
        String(rest[rest.index(after: rest.startIndex)..<end]), inherited: inherited, naming: naming, depth: depth)
      rest = rest[rest.index(after: end)...]
      result += replacement(of: inner, inherited: inherited, naming: naming, depth: depth)
    }
    return result + rest
  }

  private func replacement(
    of reference: String, inherited: String, naming: (name: String, layer: Int)?, depth: Int
  ) -> String {
    let parts = reference.split(separator: ":", maxSplits: 1).map(String.init)
    guard let name = parts.first else { return "" }
    if name == "inherited" { return inherited }
    let end = name == naming?.name ? naming?.layer ?? layers.count : layers.count
    let value = value(of: name, below: end, depth: depth + 1) ?? ""
    return parts.count == 2 ? Self.apply(parts[1], to: value) : value
  }

  /// The index of the character that closes what the text's first character opens; nil if it stays open.
  private static func end(of text: Substring, opening: Character, closing: Character) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
