import Foundation
import Synchronization

/// The devices, the system and the users that answer one application.
///
/// In a live host the user is asked, and what the application stores is kept in files. In a test the system is played:
/// it starts empty, it stays in memory, and the test says what happens.
///
/// ```swift
/// driver.system.answer(.notifications, with: .allow)
/// driver.system.authentication.succeed()
/// ```
///
/// Two systems of one process share nothing. A framework keeps its state in a ``SystemService``, one for each system, and
/// extends this class with what a test can play.
public final class System: Sendable {
  /// The way in which a system answers.
  package enum Kind: Sendable, Equatable {
    /// A test's: in memory, with the answers that the test plays.
    case played
    /// That of an application that runs: the user is asked, and services keep files in the folder; nothing without one.
    case live(folder: URL?)
  }

  /// The way in which this system answers.
  package let kind: Kind

  /// The serial queue on which frameworks call back where the original calls back on a queue of its own.
  package let queue = DispatchQueue(label: "pergola.system")

  let state = Mutex(SystemState())
  private let services = Mutex<[ObjectIdentifier: any SystemService]>([:])

  /// Makes a system in which nothing has happened yet.
  package init(_ kind: Kind) {
    self.kind = kind
    if let decisions { state.withLock { $0.decisions = decisions.read() } }
  }

  /// Makes the system of a test, in which nothing has happened yet. A driver launches an app with it.
  public convenience init() { self.init(.played) }

  /// True if an application runs with the system, and no test.
  package var isLive: Bool { kind != .played }

  /// A file in the folder of a live system; nil if it has none, or if the system is played.
  package func file(named name: String) -> SystemFile? {
    guard case .live(let folder?) = kind else { return nil }
    return SystemFile(url: folder.appendingPathComponent(name, isDirectory: false))
  }

  /// The service of a type, which is made when it is first asked for.
  public func service<Service: SystemService>(_ type: Service.Type = Service.self) -> Service {
    let key = ObjectIdentifier(type)
    if let service = services.withLock({ $0[key] }) as? Service { return service }
    // Made outside of the lock, because a service may ask for another one. If two threads make it, one is discarded.
    let made = Service(system: self)
    let kept = services.withLock { services in
      if let other = services[key] { return other }
      services[key] = made
      return made
    }
    return kept as? Service ?? made
  }
}

/// The part of a system that belongs to one framework, such as its keychain.
///
/// A service belongs to its system, so it must not keep it.
public protocol SystemService: AnyObject, Sendable {
  /// Makes the service of a system, at its first use.
  init(system: System)
}
