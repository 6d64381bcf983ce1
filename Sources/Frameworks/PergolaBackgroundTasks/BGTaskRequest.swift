import Foundation
import PergolaSystem

/// A request to launch the app in the background for a task.
open class BGTaskRequest: NSObject, NSCopying {
  /// The identifier of the task, from the Info.plist.
  public let identifier: String
  /// The date before which the task isn't launched; nil for any.
  open var earliestBeginDate: Date?

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }

  var request: BackgroundTasks.Request {
    preconditionFailure(
      "NSInvalidArgumentException: a request is a BGAppRefreshTaskRequest or a BGProcessingTaskRequest")
  }

  open func copy(with zone: NSZone? = nil) -> Any { Self.make(request) }

  /// The request that was submitted with values.
  static func make(_ request: BackgroundTasks.Request) -> BGTaskRequest {
    switch request.kind {
    case .refresh:
      let made = BGAppRefreshTaskRequest(identifier: request.identifier)
      made.earliestBeginDate = request.earliestBeginDate
      return made
    case .processing:
      let made = BGProcessingTaskRequest(identifier: request.identifier)
      made.earliestBeginDate = request.earliestBeginDate
      made.requiresNetworkConnectivity = request.requiresNetwork
      made.requiresExternalPower = request.requiresPower
      return made
    }
  }
}

/// A request for a short task that refreshes the content of the app.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Makes a request.
  public init(identifier: String) { super.init(identifier) }

  override var request: BackgroundTasks.Request {
    BackgroundTasks.Request(identifier: identifier, kind: .refresh, earliestBeginDate: earliestBeginDate)
  }
}

/// A request for a long task.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// A Boolean value that indicates whether the task needs the network; false by default.
  open var requiresNetworkConnectivity = false
  /// A Boolean value that indicates whether the task needs external power; false by default.
  open var requiresExternalPower = false

  /// Makes a request.
  public init(identifier: String) { super.init(identifier) }

  override var request: BackgroundTasks.Request {
    BackgroundTasks.Request(
      identifier: identifier, kind: .processing, earliestBeginDate: earliestBeginDate,
      requiresNetwork: requiresNetworkConnectivity, requiresPower: requiresExternalPower)
  }
}
