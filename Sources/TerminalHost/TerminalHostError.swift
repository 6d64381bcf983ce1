/// An error that keeps an app from being shown in the terminal.
public enum TerminalHostError: Error, Hashable, CustomStringConvertible {
  /// Standard input or output is not a terminal.
  case notATerminal(String)
  /// The terminal can only print.
  case dumbTerminal

  /// The problem and its solution, in a sentence.
  public var description: String {
    switch self {
    case .notATerminal(let name): "The terminal host needs a terminal, but \(name) is not one. Expected: --host text"
    case .dumbTerminal: "TERM=dumb: this terminal can only print. Expected: --host text"
    }
  }
}
