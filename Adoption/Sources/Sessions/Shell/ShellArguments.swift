import Foundation
import ToolServer

/// The words of a command line, read as the arguments of a tool.
///
/// A parameter is an option: `--role button`, or a flag: `--long`. Some parameters may stand without a name, in an order of
/// their own. A list is given by repeating its option, an object by `--answers notifications=allow`.
public struct ShellArguments {
  /// Words that are no arguments of the tool.
  public struct Problem: Error, CustomStringConvertible {
    /// The problem, with what was expected.
    public let description: String
  }

  /// The arguments.
  public var values: [String: JSONValue] = [:]
  /// True if the words ask for help.
  public private(set) var asksForHelp = false

  private let parameters: [ToolParameters.Parameter]

  /// Reads words.
  ///
  /// - Parameter positions: The names of the parameters that may stand without a name, in their order.
  public init(
    _ words: [String], parameters: ToolParameters, positions: [String]
  ) throws(Problem) {
    self.parameters = parameters.all
    var positions = positions[...]
    var rest = words[...]
    var isOver = false
    while let word = rest.popFirst() {
      if !isOver, word == "--" {
        isOver = true
      } else if !isOver, word == "--help" || word == "-h" {
        asksForHelp = true
      } else if !isOver, word.hasPrefix("--") {
        try addOption(word.dropFirst(2), &rest)
      } else if let name = positions.popFirst() {
        try add(word, to: name)
      } else {
        throw Problem(description: "Unexpected argument \(word.debugDescription). Expected: options of `--help`")
      }
    }
    guard !asksForHelp else { return }
    if let problem = parameters.problem(of: values) { throw Problem(description: problem) }
  }

  private mutating func addOption(_ text: Substring, _ rest: inout ArraySlice<String>) throws(Problem) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts[0])
    guard let parameter = parameters.first(where: { Self.option(of: $0.name) == option }) else {
      let known = parameters.map { "--" + Self.option(of: $0.name) }.joined(separator: ", ")
      throw Problem(description: "There is no option --\(option). Expected: any of \(known)")
    }
    if parameter.kind == .truth, parts.count == 1 {
      values[parameter.name] = true
    } else if parts.count == 2 {
      try add(String(parts[1]), to: parameter.name)
    } else if let value = rest.popFirst() {
      try add(value, to: parameter.name)
    } else {
      throw Problem(description: "--\(option) has no value.")
    }
  }

  private mutating func add(_ text: String, to name: String) throws(Problem) {
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      preconditionFailure("a position names a parameter, not \(name)")
    }
    func wrong(_ expected: String) -> Problem {
      Problem(description: "--\(Self.option(of: name)) is \(text.debugDescription). Expected: \(expected)")
    }
    switch parameter.kind {
    case .text: values[name] = .text(text)
    case .choice(let choices):
      guard choices.contains(text) else { throw wrong("one of \(choices.joined(separator: ", "))") }
      values[name] = .text(text)
    case .integer:
      guard let number = Int(text) else { throw wrong("an integer") }
      values[name] = .integer(number)
    case .number:
      guard let number = Double(text), number.isFinite else { throw wrong("a number") }
      values[name] = .number(number)
    case .truth:
      guard let truth = Bool(text) else { throw wrong("true or false") }
      values[name] = .truth(truth)
    case .texts: values[name] = .list((values[name]?.list ?? []) + [.text(text)])
    case .pairs:
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw wrong("a name and a value: name=value") }
      values[name] = (values[name] ?? [:]).with(parts[0], .text(parts[1]))
    }
  }

  /// The name of an option: words of small letters with hyphens.
  public static func option(of name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}

/// The help of a tool on a command line.
public struct ShellHelp {
  private let tool: Tool
  private let positions: [String]

  /// The help of a tool.
  public init(_ tool: Tool, positions: [String]) {
    self.tool = tool
    self.positions = positions
  }

  /// The text.
  public var text: String {
    let words = positions.map { "[\(ShellArguments.option(of: $0))]" } + ["[options]"]
    let options = tool.parameters.all.map { parameter -> String in
      let name = "  --" + ShellArguments.option(of: parameter.name) + (parameter.kind == .truth ? "" : " VALUE")
      guard case .choice(let choices) = parameter.kind else { return "\(name)\n      \(parameter.description)" }
      return "\(name)\n      \(parameter.description) One of \(choices.joined(separator: ", "))."
    }
    return
      ([
        "OVERVIEW: \(tool.description)", "", "USAGE: pergola \(tool.name) \(words.joined(separator: " "))", "",
        "OPTIONS:",
      ]
      + options).joined(separator: "\n")
  }
}
