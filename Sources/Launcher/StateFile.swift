import Foundation

/// The file that keeps an app's state between two of its starts: `scene.plist` in a folder with the app's name in
/// `XDG_STATE_HOME`, by default `.local/state` in the home folder.
struct StateFile: Equatable, Sendable {
  let url: URL

  /// Nil if neither variable of the environment names a folder.
  init?(name: String, environment: [String: String]) {
    func folder(_ key: String) -> URL? {
      environment[key].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
    }
    guard let states = folder("XDG_STATE_HOME") ?? folder("HOME")?.appendingPathComponent(".local/state") else {
      return nil
    }
    // A name of the app is not a path: it names one folder, and neither this folder nor the one around it.
    let safe = name.replacingOccurrences(of: "/", with: "-").replacingOccurrences(of: "\0", with: "-")
    let isRelative = safe == "." || safe == ".." || safe.isEmpty
    url = states.appendingPathComponent(isRelative ? "app" : safe, isDirectory: true)
      .appendingPathComponent("scene.plist")
  }
}
