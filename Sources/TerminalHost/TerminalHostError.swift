/// Why an app cannot be shown in the terminal.
public enum TerminalHostError: Error, Hashable, CustomStringConvertible {
  /// Standard input or output is something else.
  case notATerminal(String)
  /// The terminal says that it can do nothing but print.
  case dumbTerminal

  /// What is wrong and what to do, in a sentence.
  public var description: String {
    switch self {
    case .notATerminal(let name): "The terminal host needs a terminal, and \(name) is none. Expected: --host text"
    case .dumbTerminal: "TERM=dumb: this terminal can only print. Expected: --host text"
    }
  }
}
