/// The arguments of a request, read by name. One that nobody read is an error: nothing is ignored.
package struct Arguments {
  private let values: [String: ArgumentValue]
  private var readNames: Set<String> = []

  /// The arguments of a request. Null is the same as no argument.
  package init(_ values: [String: ArgumentValue]) { self.values = values.filter { $0.value != .null } }

  private mutating func read<Value>(
    _ name: String, as expected: String, _ convert: (ArgumentValue) -> Value?
  ) throws(SessionProblem) -> Value? {
    readNames.insert(name)
    guard let value = values[name] else { return nil }
    guard let converted = convert(value) else {
      throw SessionProblem(.badRequest, "\(name) is \(value.kind). Expected: \(expected)")
    }
    return converted
  }

  /// Returns a text.
  package mutating func text(_ name: String) throws(SessionProblem) -> String? {
    try read(name, as: "a text") { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Returns true or false; false if the argument is left out.
  package mutating func flag(_ name: String) throws(SessionProblem) -> Bool {
    try read(name, as: "true or false") { if case .truth(let truth) = $0 { truth } else { nil } } ?? false
  }

  /// Returns a number in a range.
  package mutating func number(_ name: String, in range: ClosedRange<Double>) throws(SessionProblem) -> Double? {
    let number = try read(name, as: "a number") { if case .number(let number) = $0 { number } else { nil } }
    guard let number else { return nil }
    guard range.contains(number) else {
      throw SessionProblem(
        .badRequest, "\(name) is \(number). Expected: a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns one of some choices.
  package mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Choice.Type = Choice.self
  ) throws(SessionProblem) -> Choice? where Choice.RawValue == String {
    guard let text = try text(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw SessionProblem(
        .badRequest,
        "\(name) is \(text.debugDescription). Expected: one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    return choice
  }

  /// Returns a list of texts; empty if the argument is left out.
  package mutating func texts(_ name: String) throws(SessionProblem) -> [String] {
    try read(name, as: "a list of texts") { value -> [String]? in
      guard case .list(let list) = value else { return nil }
      let texts = list.compactMap { if case .text(let text) = $0 { text } else { nil } }
      return texts.count == list.count ? texts : nil
    } ?? []
  }

  /// Returns an object of texts; empty if the argument is left out.
  package mutating func pairs(_ name: String) throws(SessionProblem) -> [String: String] {
    try read(name, as: "an object with texts") { value -> [String: String]? in
      guard case .object(let object) = value else { return nil }
      let texts = object.compactMapValues { if case .text(let text) = $0 { text } else { nil } }
      return texts.count == object.count ? texts : nil
    } ?? [:]
  }

  /// Returns the error of an argument that is needed and left out.
  package static func missing(_ name: String, _ expected: String) -> SessionProblem {
    SessionProblem(.badRequest, "\(name) is missing. Expected: \(expected)")
  }

  /// Checks that each argument was read.
  ///
  /// - Throws: `SessionProblem` with the arguments that there are.
  package func finish() throws(SessionProblem) {
    guard let unknown = values.keys.filter({ !readNames.contains($0) }).sorted().first else { return }
    let known = readNames.sorted().joined(separator: ", ")
    throw SessionProblem(
      .badRequest, "There is no argument \(unknown). Expected: \(known.isEmpty ? "no arguments" : "any of \(known)")")
  }
}
