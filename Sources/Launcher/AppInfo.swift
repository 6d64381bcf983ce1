import Foundation

/// The properties of an app in its Info.plist: `MyApp-Info.plist` or `Info.plist` beside the executable.
///
/// An `Info.plist` whose `CFBundleExecutable` names another program belongs to that program: executables may share a
/// folder.
struct AppInfo: Sendable {
  /// The program's file, with symbolic links followed.
  let executable: URL
  /// The Info.plist; nil if there is none.
  let propertyList: URL?
  /// The app's name for users: its display name, its bundle name, or otherwise the program's name.
  let name: String
  /// The app's unique identifier: its bundle's identifier, or otherwise the program's name.
  let identifier: String
  /// The schemes of the URLs that the app opens, in lower case, in the order of the Info.plist.
  let urlSchemes: [String]

  /// - Throws: `AppInfoError` if there is an Info.plist that cannot be read.
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

  /// Reads the properties of the running program.
  static func current() throws -> AppInfo { try AppInfo(executable: URL(fileURLWithPath: "/proc/self/exe")) }

  private static func read(_ file: URL) throws -> [String: Any] {
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      guard let values = list as? [String: Any] else {
        throw AppInfoError.unreadable(file.path, "it is not a dictionary")
      }
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

/// The error of an Info.plist that cannot be read.
enum AppInfoError: Error, Equatable, CustomStringConvertible {
  case unreadable(_ path: String, _ reason: String)

  var description: String {
    switch self {
    case .unreadable(let path, let reason): "Could not read \(path): \(reason)"
    }
  }
}
