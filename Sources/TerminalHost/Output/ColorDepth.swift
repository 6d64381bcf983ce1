/// The number of colours of a terminal.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// No colours, only styles: bold, underlined, reversed.
  case none
  /// The sixteen colours that the user has chosen.
  case sixteen
  /// The cube of 6 x 6 x 6 colours and 24 greys.
  case palette
  /// 24 bits.
  case full

  /// The colour depth according to the environment.
  ///
  /// `NO_COLOR` takes precedence, then a name in `TERM` without colours, `COLORTERM`, the terminal's program, and the
  /// name in `TERM`.
  public init(environment: [String: String]) {
    if let noColor = environment["NO_COLOR"], !noColor.isEmpty {
      self = .none
      return
    }
    let term = (environment["TERM"] ?? "").lowercased()
    guard !ColorDepth.colorless.contains(where: { term == $0 || term.hasPrefix($0 + "-") }), !term.hasSuffix("-m"),
      !term.hasSuffix("-mono")
    else {
      self = .none
      return
    }
    if let colors = environment["COLORTERM"]?.lowercased(), colors == "truecolor" || colors == "24bit" {
      self = .full
    } else if let program = environment["TERM_PROGRAM"], ColorDepth.fullPrograms.contains(program) {
      self = .full
    } else if ColorDepth.fullTerms.contains(where: term.contains) {
      self = .full
    } else if term.contains("256") {
      self = .palette
    } else {
      self = .sixteen
    }
  }

  private static let colorless = ["dumb", "vt52", "vt100", "vt102", "vt220", "vt320"]
  private static let fullTerms = ["direct", "truecolor", "kitty", "ghostty", "alacritty", "wezterm", "foot", "contour"]
  private static let fullPrograms: Set<String> = ["iTerm.app", "WezTerm", "ghostty", "vscode"]
}
