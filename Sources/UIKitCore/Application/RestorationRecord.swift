import Foundation
import PergolaDiagnostics

/// The state of a scene that is kept between two starts of an app: the identifier of its session, and the activity that
/// restores it.
@MainActor
struct RestorationRecord {
  let sessionIdentifier: String
  let activity: NSUserActivity

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

  init(sessionIdentifier: String, activity: NSUserActivity) {
    self.sessionIdentifier = sessionIdentifier
    self.activity = activity
  }

  private init?(_ values: [String: Any]) {
    guard values[Key.version] as? Int == Self.version, let session = values[Key.session] as? String,
      let type = values[Key.type] as? String, !type.isEmpty
    else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.title = values[Key.title] as? String
    activity.webpageURL = (values[Key.webpage] as? String).flatMap(URL.init(string:))
    activity.targetContentIdentifier = values[Key.target] as? String
    activity.persistentIdentifier = values[Key.identifier] as? String
    activity.requiredUserInfoKeys = (values[Key.requiredKeys] as? [String]).map(Set.init)
    if let userInfo = values[Key.userInfo] as? [String: Any] {
      activity.userInfo = Dictionary(uniqueKeysWithValues: userInfo.map { (AnyHashable($0.key), $0.value) })
    }
    self.init(sessionIdentifier: session, activity: activity)
  }

  private var propertyList: [String: Any] {
    var values: [String: Any] = [
      Key.version: Self.version, Key.session: sessionIdentifier, Key.type: activity.activityType,
    ]
    values[Key.title] = activity.title
    values[Key.webpage] = activity.webpageURL?.absoluteString
    values[Key.target] = activity.targetContentIdentifier
    values[Key.identifier] = activity.persistentIdentifier
    values[Key.requiredKeys] = activity.requiredUserInfoKeys.map { $0.sorted() }
    values[Key.userInfo] = userInfo
    return values
  }

  /// The data of the activity that can be kept; the rest is logged.
  private var userInfo: [String: Any]? {
    guard let userInfo = activity.userInfo else { return nil }
    var kept: [String: Any] = [:]
    for (key, value) in userInfo {
      guard let name = key.base as? String else {
        logLoss(key: "\(key.base)", type: type(of: key.base), of: "key")
        continue
      }
      if let required = activity.requiredUserInfoKeys, !required.contains(name) { continue }
      switch PropertyListValue(value) {
      case .value(let value): kept[name] = value
      case .unsupported(let type, let path): logLoss(key: name + path, type: type, of: "value")
      }
    }
    return kept
  }

  private func logLoss(key: String, type: Any.Type, of part: String) {
    Log.warning(
      "The userInfo of the activity \(activity.activityType) is kept without \(key): its \(part) is of type \(type), "
        + "which is no type of property lists.")
  }
}

/// A value of a property list, converted from any value.
enum PropertyListValue {
  case value(Any)
  /// The type of the first value that property lists cannot contain, and the path to it, such as `.list[2]`.
  case unsupported(Any.Type, path: String)

  init(_ any: Any) {
    switch any {
    case is Bool, is String, is Date, is Data: self = .value(any)
    case let number as any BinaryInteger:
      if let number = Int(exactly: number) {
        self = .value(number)
      } else {
        self = .unsupported(type(of: any), path: "")
      }
    case let number as any BinaryFloatingPoint: self = .value(Double(number))
    case let array as [Any]: self = Self.array(array)
    case let dictionary as [String: Any]: self = Self.dictionary(dictionary)
    case let number as NSNumber: self = .value(number)
    default: self = .unsupported(type(of: any), path: "")
    }
  }

  private static func array(_ elements: [Any]) -> PropertyListValue {
    var values: [Any] = []
    for (index, element) in elements.enumerated() {
      switch PropertyListValue(element) {
      case .value(let value): values.append(value)
      case .unsupported(let type, let path): return .unsupported(type, path: "[\(index)]" + path)
      }
    }
    return .value(values)
  }

  private static func dictionary(_ entries: [String: Any]) -> PropertyListValue {
    var values: [String: Any] = [:]
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      switch PropertyListValue(entry) {
      case .value(let value): values[key] = value
      case .unsupported(let type, let path): return .unsupported(type, path: ".\(key)" + path)
      }
    }
    return .value(values)
  }
}
