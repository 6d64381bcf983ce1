import Foundation

/// A file that tells a desktop of an app: the Desktop Entry Specification of freedesktop.org.
struct DesktopEntry {
  let app: AppInfo
  let schemes: [String]

  /// The file's name, which is also what the desktop calls the entry.
  var fileName: String {
    let name = app.identifier.unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "." || scalar == "-")
        ? Character(scalar) : "-"
    }
    return "pergola-\(String(name)).desktop"
  }

  /// What a desktop calls URLs of a scheme.
  static func type(of scheme: String) -> String { "x-scheme-handler/\(scheme)" }

  /// The file's content. A running instance takes the URL; where there is none the app starts in a terminal.
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

  /// An argument in a command: the characters that mean something in quotes are escaped, and fields are none.
  private static func quoted(_ argument: String) -> String {
    var text = "\""
    for character in argument {
      if "\"`$\\".contains(character) { text.append("\\") }
      text.append(character)
      if character == "%" { text.append("%") }
    }
    return text + "\""
  }

  /// A value: a line has one, so that no name can add another.
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
