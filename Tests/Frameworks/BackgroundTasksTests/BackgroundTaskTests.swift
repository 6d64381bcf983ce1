import Expectations
import Foundation
import PergolaBackgroundTasks
import PergolaSystem
import PergolaTesting
import PergolaUIKit
import Synchronization
import Testing

@Suite("Background tasks")
struct BackgroundTaskTests {
  private let system = System()
  private var scheduler: BGTaskScheduler { system.perform { BGTaskScheduler.shared } }
  private var player: BackgroundTasks { system.backgroundTasks }

  private func code(of request: BGTaskRequest) -> BGTaskScheduler.Error.Code? {
    do {
      try scheduler.submit(request)
      return nil
    } catch {
      return (error as? BGTaskScheduler.Error)?.code
    }
  }

  /// Registers a task, submits its request, and launches it.
  private func launched(_ identifier: String = "refresh") async throws -> BGTask {
    player.isAvailable = true
    return try await withCheckedThrowingContinuation { continuation in
      _ = scheduler.register(forTaskWithIdentifier: identifier, using: nil) { continuation.resume(returning: $0) }
      do {
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: identifier))
      } catch {
        continuation.resume(throwing: error)
      }
      #expect(player.launch(identifier))
    }
  }

  @Test("A simulator launches nothing: error 1, also while the user has turned refreshing off")
  func unavailable() {
    expectEqual(code(of: BGAppRefreshTaskRequest(identifier: "a")), .unavailable)
    player.isAvailable = true
    expectEqual(code(of: BGAppRefreshTaskRequest(identifier: "a")), nil)
    system.backgroundRefresh.setting = .denied
    expectEqual(code(of: BGAppRefreshTaskRequest(identifier: "a")), .unavailable)
  }

  @Test("The errors have the original's domain and codes")
  func codes() {
    let codes: [BGTaskScheduler.Error.Code] = [.unavailable, .tooManyPendingTaskRequests, .notPermitted]
    expectEqual(codes.map(\.rawValue), [1, 2, 3])
    let error = BGTaskScheduler.Error(.notPermitted) as any Error
    expectEqual((error as NSError).domain, "BGTaskSchedulerErrorDomain")
    expectEqual((error as NSError).code, 3)
  }

  @Test("One request to refresh and ten to process may wait; another one is error 2")
  func limits() {
    player.isAvailable = true
    expectEqual(code(of: BGAppRefreshTaskRequest(identifier: "a")), nil)
    expectEqual(code(of: BGAppRefreshTaskRequest(identifier: "b")), .tooManyPendingTaskRequests)
    for number in 0..<10 { expectEqual(code(of: BGProcessingTaskRequest(identifier: "\(number)")), nil) }
    expectEqual(code(of: BGProcessingTaskRequest(identifier: "10")), .tooManyPendingTaskRequests)
    expectEqual(player.pending.count, 11)
  }

  @Test("A request replaces the one with its identifier")
  func replacing() async {
    player.isAvailable = true
    expectEqual(code(of: BGAppRefreshTaskRequest(identifier: "a")), nil)
    let later = BGAppRefreshTaskRequest(identifier: "a")
    later.earliestBeginDate = Date(timeIntervalSince1970: 5)
    expectEqual(code(of: later), nil)
    expectEqual(await scheduler.pendingTaskRequests().map(\.earliestBeginDate), [Date(timeIntervalSince1970: 5)])
  }

  @Test("What waits has the values of its request, and is not changed by it afterwards")
  func copies() async throws {
    player.isAvailable = true
    let request = BGProcessingTaskRequest(identifier: "a")
    request.requiresExternalPower = true
    try scheduler.submit(request)
    request.requiresExternalPower = false
    let waiting = try #require(await scheduler.pendingTaskRequests().first as? BGProcessingTaskRequest)
    #expect(waiting.requiresExternalPower)
    #expect(!waiting.requiresNetworkConnectivity)
    let copy = try #require(waiting.copy() as? BGProcessingTaskRequest)
    #expect(copy !== waiting && copy.requiresExternalPower)
  }

  @Test("A task that the Info.plist doesn't permit isn't registered, and its request is error 3")
  func notPermitted() {
    player.isAvailable = true
    system.information = { key in
      switch key {
      case "BGTaskSchedulerPermittedIdentifiers": ["a", "b"]
      case "UIBackgroundModes": ["fetch"]
      default: nil
      }
    }
    #expect(scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in })
    #expect(!scheduler.register(forTaskWithIdentifier: "c", using: nil) { _ in })
    expectEqual(code(of: BGAppRefreshTaskRequest(identifier: "a")), nil)
    expectEqual(code(of: BGAppRefreshTaskRequest(identifier: "c")), .notPermitted)
    // The mode "processing" is missing.
    expectEqual(code(of: BGProcessingTaskRequest(identifier: "b")), .notPermitted)
  }

  @Test("A launch calls the handler on the given queue, and spends the request")
  func launch() async throws {
    player.isAvailable = true
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "own")
    queue.setSpecific(key: key, value: true)
    try scheduler.submit(BGProcessingTaskRequest(identifier: "a"))
    #expect(!player.launch("a"))
    let task = await withCheckedContinuation { continuation in
      _ = scheduler.register(forTaskWithIdentifier: "a", using: queue) { task in
        #expect(DispatchQueue.getSpecific(key: key) == true)
        continuation.resume(returning: task)
      }
      #expect(player.launch("a"))
    }
    #expect(task is BGProcessingTask)
    expectEqual(task.identifier, "a")
    expectEqual(player.running, ["a"])
    expectEqual(player.pending, [])
    task.setTaskCompleted(success: true)
    expectEqual(player.running, [])
    expectEqual(player.results, ["a": true])
    #expect(!player.launch("a"))
  }

  @Test("Without a queue the handler comes on a private one")
  func privateQueue() async throws {
    player.isAvailable = true
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let isOnMain = try await withCheckedThrowingContinuation { continuation in
      _ = scheduler.register(forTaskWithIdentifier: "a", using: nil) { task in
        continuation.resume(returning: DispatchQueue.getSpecific(key: key) == true)
        task.setTaskCompleted(success: true)
      }
      do { try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a")) } catch {
        continuation.resume(throwing: error)
      }
      player.launch("a")
    }
    #expect(!isOnMain)
  }

  @Test("An expiration calls its handler, which ends the task")
  func expiration() async throws {
    let task = try await launched()
    task.expirationHandler = { task.setTaskCompleted(success: false) }
    player.expire("refresh")
    expectEqual(player.running, [])
    expectEqual(player.results, ["refresh": false])
  }

  @Test("An expiration handler is called once, in the system of its app, and is released by the call")
  func expirationHandler() async throws {
    final class Held: Sendable {}
    let task = try await launched()
    let systems = Mutex<[ObjectIdentifier]>([])
    weak var held: Held?
    do {
      let object = Held()
      held = object
      task.expirationHandler = {
        withExtendedLifetime(object) { systems.withLock { $0.append(ObjectIdentifier(System.current)) } }
      }
    }
    #expect(held != nil)
    for _ in 0..<2 { player.expire("refresh") }
    expectEqual(systems.withLock { $0 }, [ObjectIdentifier(system)])
    #expect(held == nil)
    expectEqual(player.running, ["refresh"])
    task.setTaskCompleted(success: false)
    expectEqual(player.running, [])
  }

  @Test("A task that is completed releases its expiration handler, and takes no other one")
  func completedTask() async throws {
    let task = try await launched()
    final class Held: Sendable {}
    weak var held: Held?
    for completes in [true, false] {
      do {
        let object = Held()
        held = object
        task.expirationHandler = { withExtendedLifetime(object) {} }
      }
      if completes { task.setTaskCompleted(success: true) }
      #expect(held == nil)
    }
    expectEqual(player.results, ["refresh": true])
  }

  @Test("An expired task without a handler ends without success")
  func expirationWithoutHandler() async throws {
    let task = try await launched()
    #expect(task is BGAppRefreshTask)
    player.expire("refresh")
    expectEqual(player.results, ["refresh": false])
    // Completed once: the second call changes nothing.
    task.setTaskCompleted(success: true)
    expectEqual(player.results, ["refresh": false])
  }

  @Test("A request that was canceled isn't launched")
  func canceling() async throws {
    player.isAvailable = true
    for name in ["a", "b", "c"] { try scheduler.submit(BGProcessingTaskRequest(identifier: name)) }
    scheduler.cancel(taskRequestWithIdentifier: "b")
    expectEqual(player.pending, ["a", "c"])
    scheduler.cancelAllTaskRequests()
    let waiting = await withCheckedContinuation { (continuation: CheckedContinuation<[String], Never>) in
      scheduler.getPendingTaskRequests { [system] requests in
        #expect(System.current === system)
        continuation.resume(returning: requests.map(\.identifier))
      }
    }
    expectEqual(waiting, [])
  }

  @Test("A second handler of a task is an exception")
  func registeredTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      System().perform {
        for _ in 0..<2 { _ = BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in } }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("already been registered"))
  }

  /// An app that registers its task while it is launched.
  @MainActor final class RefreshingDelegate: UIResponder, UIApplicationDelegate {
    var isRegistered = false

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      isRegistered = BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: .main) { task in
        task.setTaskCompleted(success: true)
      }
      return true
    }
  }

  @Test("A task is registered while the app launches, at every launch of the app")
  @MainActor func atEveryLaunch() async throws {
    for _ in 0..<2 {
      let driver = Driver(delegate: RefreshingDelegate.self, system: system)
      #expect(try #require(driver.application.delegate as? RefreshingDelegate).isRegistered)
      player.isAvailable = true
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
      player.launch("a")
      await driver.settle()
      expectEqual(player.results, ["a": true])
    }
  }

  @Test("The handler of an earlier launch isn't called: the request waits")
  @MainActor func earlierLaunch() throws {
    final class Plain: UIResponder, UIApplicationDelegate {}
    var driver: Driver? = Driver(delegate: RefreshingDelegate.self, system: system)
    player.isAvailable = true
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
    driver = nil
    let next = Driver(delegate: Plain.self, system: system)
    #expect(!player.launch("a"))
    expectEqual(player.pending, ["a"])
    withExtendedLifetime((driver, next)) {}
  }

  @Test("A registration after the launch is an exception")
  func tooLate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let driver = Driver(delegate: RefreshingDelegate.self)
        driver.system.perform { _ = BGTaskScheduler.shared.register(forTaskWithIdentifier: "b", using: nil) { _ in } }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("must be registered before application finishes launching"))
  }
}
