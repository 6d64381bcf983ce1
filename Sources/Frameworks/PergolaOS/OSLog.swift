import Foundation
import PergolaSystem

/// A part of the log, with a subsystem and a category.
public final class OSLog: NSObject, Sendable {
  /// The categories that the tools for measurement know.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Makes a category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Signposts that are always of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded while a tool asks for them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts with the stack of their thread.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The name of the part, which its messages carry.
  let name: LogName

  init(name: LogName) { self.name = name }

  /// Makes a part of the log.
  public convenience init(subsystem: String, category: String) {
    self.init(name: LogName(subsystem: subsystem, category: category))
  }

  /// Makes a part of the log with a category that the tools for measurement know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The part without a subsystem and without a category.
  public static let `default` = OSLog(name: LogName(subsystem: "", category: ""))

  /// A log that takes no messages.
  public static let disabled = OSLog(name: LogName(subsystem: "", category: "", isDisabled: true))

  /// Returns true if messages of a level are taken.
  public func isEnabled(type: OSLogType) -> Bool { System.current.log.isEnabled(type, in: name) }

  /// True if signposts are taken.
  public var signpostsEnabled: Bool { !name.isDisabled }
}

/// A subsystem and a category.
struct LogName: Hashable, Sendable {
  let subsystem: String
  let category: String
  var isDisabled = false
}
