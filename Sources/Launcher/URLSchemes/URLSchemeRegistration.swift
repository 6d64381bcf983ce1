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
  /// - Parameter force: true to take the schemes whose default app is another one; they are left to it otherwise.
  /// - Returns: A message for the user.
  /// - Throws: `URLSchemeError` if all schemes are left to other apps, or a file cannot be read or written.
  func register(force: Bool = false) throws -> String {
    var associations = try TypeAssociations(readAssociations())
    var schemes: [String] = []
    var left: [String] = []
    for scheme in entry.schemes {
      let type = DesktopEntry.type(of: scheme)
      if !force, let other = associations.defaultEntry(for: type), other != entry.fileName {
        left.append("\(scheme): (\(other))")
      } else {
        associations.setDefault(entry.fileName, for: type)
        schemes.append(scheme + ":")
      }
    }
    guard !schemes.isEmpty else { throw URLSchemeError.taken(left) }
    try write(entry.text, to: entryFile)
    try write(associations.text, to: associationsFile)
    let message = "\(entry.app.name) opens \(schemes.joined(separator: ", ")) from now on: \(entryFile.path)"
    return left.isEmpty ? message : "\(message)\n\(URLSchemeError.taken(left))"
  }

  /// Removes the desktop entry, and the app from the user's default apps.
  ///
  /// - Returns: A message for the user.
  /// - Throws: `URLSchemeError` if a file cannot be read, written or removed.
  func unregister() throws -> String {
    var associations = try TypeAssociations(readAssociations())
    let wasDefault = associations.removeDefault(entry.fileName)
    if wasDefault { try write(associations.text, to: associationsFile) }
    let hadEntry = FileManager.default.fileExists(atPath: entryFile.path)
    if hadEntry {
      do {
        try FileManager.default.removeItem(at: entryFile)
      } catch {
        throw URLSchemeError.notWritten(entryFile.path, error.localizedDescription)
      }
    }
    return wasDefault || hadEntry
      ? "\(entry.app.name) is no longer registered with the desktop: \(entryFile.path)"
      : "\(entry.app.name) was not registered with the desktop."
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
  /// The schemes, each with the desktop entry of the other app that opens it.
  case taken(_ schemes: [String])
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
    case .taken(let schemes):
      "Left to the app that registered it: \(schemes.joined(separator: ", ")). Expected: --force to take it"
    case .notRead(let path, let reason):
      "Could not read \(path): \(reason)"
    case .notWritten(let path, let reason):
      "Could not write \(path): \(reason)"
    }
  }
}
