import Foundation

/// A desktop entry for an app: the Desktop Entry Specification of freedesktop.org.
struct DesktopEntry {
  let app: AppInfo
  let schemes: [String]

  /// The file's name, which is also the entry's identifier.
  var fileName: String {
    let name = app.identifier.unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "." || scalar == "-")
        ? Character(scalar) : "-"
    }
    return "pergola-\(String(name)).desktop"
  }

  /// The MIME type of a URL scheme.
  static func type(of scheme: String) -> String { "x-scheme-handler/\(scheme)" }

  /// The file's content. A running instance opens the URL; without one the app starts in a terminal.
  var text: String {
    """
    [Desktop Entry]
    Type=Application
    Name=\(Self.escaped(app.name))
    Exec=\(Self.escaped(Self.quoted(app.executable.path))) --open %u
    Terminal=true
    MimeType=\(schemes.map { Self.type(of: $0) + ";" }.joined())

    """
  }

  /// A quoted argument of a command: characters that are special inside quotes are escaped, and `%` is doubled, because
  /// it would start a field code.
  private static func quoted(_ argument: String) -> String {
    var text = "\""
    for character in argument {
      if "\"`$\\".contains(character) { text.append("\\") }
      text.append(character)
      if character == "%" { text.append("%") }
    }
    return text + "\""
  }

  /// An escaped value, which stays on one line, so that a name cannot add a line to the entry.
  private static func escaped(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: if scalar.properties.generalCategory != .control { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }
}
