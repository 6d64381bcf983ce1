import Foundation

/// What an app says of itself in its Info.plist: `MyApp-Info.plist` or `Info.plist` beside the executable.
///
/// An `Info.plist` whose `CFBundleExecutable` names another program is that program's: executables may share a folder.
struct AppInfo: Sendable {
  /// The program's file, with symbolic links followed.
  let executable: URL
  /// The Info.plist; nil where there is none.
  let propertyList: URL?
  /// What a person calls the app: its display name, its name, or else its program's.
  let name: String
  /// What tells the app from others: its bundle's identifier, or else its program's name.
  let identifier: String
  /// The schemes of the URLs that the app opens, in lower case, in the order in which they are named.
  let urlSchemes: [String]

  /// - Throws: `AppInfoError` where there is an Info.plist that cannot be read.
  init(executable: URL) throws {
    let executable = executable.resolvingSymlinksInPath()
    let program = executable.lastPathComponent
    let (file, values) = try Self.find(program, in: executable.deletingLastPathComponent()) ?? (nil, [:])
    func value(_ keys: String...) -> String {
      keys.lazy.compactMap { values[$0] as? String }.first { !$0.isEmpty } ?? program
    }
    self.executable = executable
    propertyList = file
    name = value("CFBundleDisplayName", "CFBundleName")
    identifier = value("CFBundleIdentifier")
    let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
    urlSchemes = schemes.enumerated().filter { schemes.firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }

  /// The running program's.
  static func current() throws -> AppInfo { try AppInfo(executable: URL(fileURLWithPath: "/proc/self/exe")) }

  private static func read(_ file: URL) throws -> [String: Any] {
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      guard let values = list as? [String: Any] else { throw AppInfoError.unreadable(file.path, "it is no dictionary") }
      return values
    } catch let error as AppInfoError {
      throw error
    } catch {
      throw AppInfoError.unreadable(file.path, error.localizedDescription)
    }
  }

  private static func find(_ program: String, in folder: URL) throws -> (file: URL, values: [String: Any])? {
    for name in ["\(program)-Info.plist", "Info.plist"] {
      let file = folder.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      let values = try read(file)
      if (values["CFBundleExecutable"] as? String ?? program) == program { return (file, values) }
    }
    return nil
  }
}

/// An Info.plist that says nothing.
enum AppInfoError: Error, Equatable, CustomStringConvertible {
  case unreadable(_ path: String, _ reason: String)

  var description: String {
    switch self {
    case .unreadable(let path, let reason): "Could not read \(path): \(reason)"
    }
  }
}
