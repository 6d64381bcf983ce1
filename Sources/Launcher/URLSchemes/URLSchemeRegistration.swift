import Foundation

/// Registers an app with the user's desktop for the URL schemes in its Info.plist.
struct URLSchemeRegistration {
  private let entry: DesktopEntry
  private let entryFile: URL
  private let associationsFile: URL

  /// - Throws: `URLSchemeError` if the Info.plist is missing, or names no scheme or an invalid one.
  init(app: AppInfo, environment: [String: String]) throws {
    guard let propertyList = app.propertyList else { throw URLSchemeError.noPropertyList(app.executable.path) }
    let schemes = app.urlSchemes
    guard !schemes.isEmpty else { throw URLSchemeError.noSchemes(propertyList.path) }
    if let wrong = schemes.first(where: { !Self.isScheme($0) }) {
      throw URLSchemeError.invalidScheme(wrong, propertyList.path)
    }
    entry = DesktopEntry(app: app, schemes: schemes)
    entryFile = Self.folder("XDG_DATA_HOME", ".local/share", environment)
      .appendingPathComponent("applications").appendingPathComponent(entry.fileName)
    associationsFile = Self.folder("XDG_CONFIG_HOME", ".config", environment).appendingPathComponent("mimeapps.list")
  }

  /// Writes the desktop entry and the user's default apps.
  ///
  /// - Returns: A message for the user.
  /// - Throws: `URLSchemeError` if a file cannot be read or written.
  func register() throws -> String {
    try write(entry.text, to: entryFile)
    var associations = try TypeAssociations(readAssociations())
    for scheme in entry.schemes { associations.setDefault(entry.fileName, for: DesktopEntry.type(of: scheme)) }
    try write(associations.text, to: associationsFile)
    let schemes = entry.schemes.map { $0 + ":" }.joined(separator: ", ")
    return "\(entry.app.name) opens \(schemes) from now on: \(entryFile.path)"
  }

  /// Reads the user's own file. If it cannot be read, it is not written either.
  private func readAssociations() throws -> String {
    guard FileManager.default.fileExists(atPath: associationsFile.path) else { return "" }
    do {
      return try String(contentsOf: associationsFile, encoding: .utf8)
    } catch {
      throw URLSchemeError.notRead(associationsFile.path, error.localizedDescription)
    }
  }

  private func write(_ text: String, to file: URL) throws {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // A symbolic link stays, and its target is written.
      try text.write(to: file.resolvingSymlinksInPath(), atomically: true, encoding: .utf8)
    } catch {
      throw URLSchemeError.notWritten(file.path, error.localizedDescription)
    }
  }

  /// A folder of the XDG Base Directory Specification, which ignores paths that are not absolute.
  private static func folder(_ variable: String, _ other: String, _ environment: [String: String]) -> URL {
    if let path = environment[variable], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
    let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    return URL(fileURLWithPath: home).appendingPathComponent(other)
  }

  /// Returns true for a scheme of RFC 3986: a letter, then letters, digits, `+`, `-` and `.`.
  private static func isScheme(_ text: String) -> Bool {
    let letters: ClosedRange<Character> = "a"..."z"
    guard let first = text.first, letters.contains(first), text.utf8.count == text.count else { return false }
    return text.allSatisfy { letters.contains($0) || ("0"..."9").contains($0) || "+-.".contains($0) }
  }
}

/// The error of registering an app's URL schemes.
enum URLSchemeError: Error, Equatable, CustomStringConvertible {
  case noPropertyList(_ executable: String)
  case noSchemes(_ path: String)
  case invalidScheme(_ text: String, _ path: String)
  case notRead(_ path: String, _ reason: String)
  case notWritten(_ path: String, _ reason: String)

  var description: String {
    switch self {
    case .noPropertyList(let executable):
      "There is no Info.plist of this app. Expected: \(executable)-Info.plist, or Info.plist in the same folder"
    case .noSchemes(let path):
      "\(path) names no URL scheme. Expected: CFBundleURLTypes with CFBundleURLSchemes"
    case .invalidScheme(let text, let path):
      "\(path) names the URL scheme “\(text)”. Expected: a letter, then letters, digits, +, - and ."
    case .notRead(let path, let reason):
      "Could not read \(path): \(reason)"
    case .notWritten(let path, let reason):
      "Could not write \(path): \(reason)"
    }
  }
}
