import Foundation
import PergolaDiagnostics
import RenderTree

/// The state of a scene that is kept between two starts of an app: the identifier of its session, the activity that
/// restores it, the values of its views, and the state of its views that no value describes.
@MainActor
struct RestorationRecord {
  let sessionIdentifier: String
  /// nil if the scene's delegate gave none.
  let activity: NSUserActivity?
  /// The values of the scene's views, of types that property lists contain.
  let values: [String: Any]
  let interface: InterfaceState

  /// The value of `Key.version` that this code reads and writes.
  private static let version = 1

  private enum Key {
    static let version = "version"
    static let session = "session"
    static let type = "activityType"
    static let title = "title"
    static let webpage = "webpageURL"
    static let target = "targetContentIdentifier"
    static let identifier = "persistentIdentifier"
    static let requiredKeys = "requiredUserInfoKeys"
    static let userInfo = "userInfo"
    static let values = "values"
    static let interface = "interface"
  }

  /// Reads the record that a scene is restored from; nil if there is none.
  static func read(for configuration: SceneConfiguration) -> RestorationRecord? {
    guard !configuration.startsFresh else { return nil }
    if let data = configuration.restoration, let record = read(data) { return record }
    return configuration.restorationFile.flatMap(read)
  }

  // MARK: Data

  /// Reads a record that a host kept; nil if it is damaged, which is logged.
  private static func read(_ data: Data) -> RestorationRecord? {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    if let values = list as? [String: Any], let record = RestorationRecord(values) { return record }
    Log.warning("The state of a scene could not be read from \(data.count) bytes, and is ignored.")
    return nil
  }

  /// The record for a host that keeps it; nil if it could not be encoded, which is logged.
  var data: Data? {
    do {
      return try PropertyListSerialization.data(fromPropertyList: propertyList, format: .binary, options: 0)
    } catch {
      Log.warning("The state of the scene could not be encoded: \(error.localizedDescription)")
      return nil
    }
  }

  // MARK: Files

  /// Reads a record; nil if there is none. A damaged file is logged, and kept beside with `.damaged` after its name.
  static func read(_ file: URL) -> RestorationRecord? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      if let values = list as? [String: Any], let record = RestorationRecord(values) { return record }
      setAside(file, because: "it is not the state of a scene")
    } catch {
      setAside(file, because: error.localizedDescription)
    }
    return nil
  }

  private static func setAside(_ file: URL, because reason: String) {
    let place = file.appendingPathExtension("damaged")
    try? FileManager.default.removeItem(at: place)
    do {
      try FileManager.default.moveItem(at: file, to: place)
      Log.warning("The state in \(file.path) could not be read: \(reason). It is kept in \(place.path).")
    } catch {
      Log.warning("The state in \(file.path) could not be read: \(reason).")
    }
  }

  /// Writes the record in one step: a reader finds the old file or the new one. A failure is logged.
  func write(to file: URL) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let data = try PropertyListSerialization.data(fromPropertyList: propertyList, format: .binary, options: 0)
      try data.write(to: file, options: .atomic)
    } catch {
      Log.warning("The state of the scene could not be written to \(file.path): \(error.localizedDescription)")
    }
  }

  /// Removes the record, so that the next start restores no state.
  static func remove(_ file: URL) {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do { try FileManager.default.removeItem(at: file) } catch {
      Log.warning("The state in \(file.path) could not be removed: \(error.localizedDescription)")
    }
  }

  // MARK: Values

  init(
    sessionIdentifier: String, activity: NSUserActivity?, values: [String: Any],
    interface: InterfaceState = InterfaceState()
  ) {
    self.sessionIdentifier = sessionIdentifier
    self.activity = activity
    self.values = values
    self.interface = interface
  }

  private init?(_ list: [String: Any]) {
    guard list[Key.version] as? Int == Self.version, let session = list[Key.session] as? String else { return nil }
    let values = list[Key.values] as? [String: Any]
    let activity = Self.activity(in: list)
    let interface = (list[Key.interface] as? [[String: Any]]).map(InterfaceState.init)
    guard activity != nil || values != nil || interface != nil else { return nil }
    self.init(
      sessionIdentifier: session, activity: activity, values: values ?? [:], interface: interface ?? InterfaceState())
  }

  private static func activity(in list: [String: Any]) -> NSUserActivity? {
    guard let type = list[Key.type] as? String, !type.isEmpty else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.title = list[Key.title] as? String
    activity.webpageURL = (list[Key.webpage] as? String).flatMap(URL.init(string:))
    activity.targetContentIdentifier = list[Key.target] as? String
    activity.persistentIdentifier = list[Key.identifier] as? String
    activity.requiredUserInfoKeys = (list[Key.requiredKeys] as? [String]).map(Set.init)
    if let userInfo = list[Key.userInfo] as? [String: Any] {
      activity.userInfo = Dictionary(uniqueKeysWithValues: userInfo.map { (AnyHashable($0.key), $0.value) })
    }
    return activity
  }

  private var propertyList: [String: Any] {
    var list: [String: Any] = [Key.version: Self.version, Key.session: sessionIdentifier]
    if !values.isEmpty { list[Key.values] = values }
    if !interface.isEmpty { list[Key.interface] = interface.propertyList }
    guard let activity else { return list }
    list[Key.type] = activity.activityType
    list[Key.title] = activity.title
    list[Key.webpage] = activity.webpageURL?.absoluteString
    list[Key.target] = activity.targetContentIdentifier
    list[Key.identifier] = activity.persistentIdentifier
    list[Key.requiredKeys] = activity.requiredUserInfoKeys.map { $0.sorted() }
    list[Key.userInfo] = userInfo(of: activity)
    return list
  }

  /// The data of the activity that can be kept; the rest is logged.
  private func userInfo(of activity: NSUserActivity) -> [String: Any]? {
    guard let userInfo = activity.userInfo else { return nil }
    var kept: [String: Any] = [:]
    for (key, value) in userInfo {
      guard let name = key.base as? String else {
        logLoss(key: "\(key.base)", type: type(of: key.base), of: "key", activity)
        continue
      }
      if let required = activity.requiredUserInfoKeys, !required.contains(name) { continue }
      switch PropertyListValue(value) {
      case .value(let value): kept[name] = value
      case .unsupported(let type, let path): logLoss(key: name + path, type: type, of: "value", activity)
      }
    }
    return kept
  }

  private func logLoss(key: String, type: Any.Type, of part: String, _ activity: NSUserActivity) {
    Log.warning(
      "The userInfo of the activity \(activity.activityType) is kept without \(key): its \(part) is of type \(type), "
        + "which is no type of property lists.")
  }
}
