import Foundation
import PergolaNetwork
import PergolaSystem
import Synchronization
import Testing

@Suite("Monitors of network paths") struct PathMonitorTests {
  /// The paths that a monitor's handler gets, on a queue that a test can drain.
  private final class Record: Sendable {
    let paths = Mutex<[NWPath]>([])
    let queue = DispatchQueue(label: "Record")

    /// The statuses so far, after everything that is due on the system's queue and on that of the monitor.
    func statuses(of system: System) -> [NWPath.Status] {
      system.queue.sync {}
      queue.sync {}
      return paths.withLock { $0.map(\.status) }
    }

    func add(_ path: NWPath) {
      dispatchPrecondition(condition: .onQueue(queue))
      paths.withLock { $0.append(path) }
    }
  }

  private func monitor(
    in system: System, _ record: Record, make: () -> NWPathMonitor = { NWPathMonitor() }
  ) -> NWPathMonitor {
    let monitor = system.perform(make)
    monitor.pathUpdateHandler = { record.add($0) }
    return monitor
  }

  @Test("before its start, a monitor tells nothing, and its path is unsatisfied")
  func beforeStart() {
    let (system, record) = (System(), Record())
    let monitor = monitor(in: system, record)
    system.network.isReachable = false
    #expect(record.statuses(of: system) == [])
    #expect(monitor.currentPath.status == .unsatisfied)
    #expect(monitor.queue == nil)
  }

  @Test("the present path comes soon after the start, on the queue, and then each change once")
  func changes() {
    let (system, record) = (System(), Record())
    let monitor = monitor(in: system, record)
    monitor.start(queue: record.queue)
    #expect(monitor.queue === record.queue)
    #expect(record.statuses(of: system) == [.satisfied])
    #expect(monitor.currentPath.status == .satisfied)
    system.network.isReachable = false
    #expect(record.statuses(of: system) == [.satisfied, .unsatisfied])
    system.network.isReachable = false
    #expect(record.statuses(of: system) == [.satisfied, .unsatisfied])
    system.network.isReachable = true
    #expect(record.statuses(of: system) == [.satisfied, .unsatisfied, .satisfied])
  }

  @Test("a path tells the interface, the price and the Low Data Mode")
  func values() {
    let system = System()
    let monitor = system.perform { NWPathMonitor() }
    monitor.start(queue: DispatchQueue(label: "values"))
    #expect(monitor.currentPath.usesInterfaceType(.wifi))
    #expect(!monitor.currentPath.isExpensive)
    system.network.interface = .cellular
    system.network.isConstrained = true
    let path = monitor.currentPath
    #expect(path.usesInterfaceType(.cellular))
    #expect(!path.usesInterfaceType(.wifi))
    #expect(path.isExpensive)
    #expect(path.isConstrained)
    #expect(path.availableInterfaces.map(\.type) == [.cellular])
    #expect(path.availableInterfaces.map(\.name) == ["pdp_ip0"])
    #expect(path.supportsDNS)
    system.network.isReachable = false
    #expect(monitor.currentPath.availableInterfaces == [])
    #expect(!monitor.currentPath.usesInterfaceType(.cellular))
    #expect(monitor.currentPath.unsatisfiedReason == .notAvailable)
  }

  @Test("after its end a monitor tells nothing, keeps its last path, and can't be started again")
  func end() {
    let (system, record) = (System(), Record())
    let monitor = monitor(in: system, record)
    monitor.start(queue: record.queue)
    #expect(record.statuses(of: system) == [.satisfied])
    monitor.cancel()
    system.network.isReachable = false
    monitor.start(queue: record.queue)
    #expect(record.statuses(of: system) == [.satisfied])
    #expect(monitor.currentPath.status == .satisfied)
  }

  @Test("a path that waits on the queue at the end of the monitor is not told")
  func waiting() {
    let (system, record) = (System(), Record())
    let monitor = monitor(in: system, record)
    record.queue.suspend()
    monitor.start(queue: record.queue)
    monitor.cancel()
    record.queue.resume()
    #expect(record.statuses(of: system) == [])
  }

  @Test("a handler that is set after the start gets the present path")
  func lateHandler() {
    let (system, record) = (System(), Record())
    let monitor = system.perform { NWPathMonitor() }
    monitor.start(queue: record.queue)
    #expect(record.statuses(of: system) == [])
    monitor.pathUpdateHandler = { record.add($0) }
    #expect(record.statuses(of: system) == [.satisfied])
  }

  @Test("a handler that is set before the first path comes gets it once")
  func handlerWhileWaiting() {
    let (system, record) = (System(), Record())
    let monitor = system.perform { NWPathMonitor() }
    record.queue.suspend()
    monitor.start(queue: record.queue)
    monitor.pathUpdateHandler = { record.add($0) }
    record.queue.resume()
    #expect(record.statuses(of: system) == [.satisfied])
    system.network.isReachable = false
    #expect(record.statuses(of: system) == [.satisfied, .unsatisfied])
    monitor.pathUpdateHandler = { record.add($0) }
    #expect(record.statuses(of: system) == [.satisfied, .unsatisfied, .unsatisfied])
  }

  @Test("a path that comes back while the queue waits is told again")
  func returnWhileWaiting() {
    let (system, record) = (System(), Record())
    let monitor = monitor(in: system, record)
    record.queue.suspend()
    monitor.start(queue: record.queue)
    system.network.isReachable = false
    system.queue.sync {}
    system.network.isReachable = true
    system.queue.sync {}
    record.queue.resume()
    #expect(record.statuses(of: system) == [.satisfied, .unsatisfied, .satisfied])
  }

  @Test("a monitor of one kind of interface is satisfied by no other")
  func required() {
    let (system, record) = (System(), Record())
    let monitor = monitor(in: system, record) { NWPathMonitor(requiredInterfaceType: .cellular) }
    monitor.start(queue: record.queue)
    #expect(record.statuses(of: system) == [.unsatisfied])
    system.network.interface = .cellular
    #expect(record.statuses(of: system) == [.unsatisfied, .satisfied])
  }

  @Test("a monitor with prohibited kinds of interfaces is not satisfied by them")
  func prohibited() {
    let (system, record) = (System(), Record())
    let monitor = monitor(in: system, record) { NWPathMonitor(prohibitedInterfaceTypes: [.cellular, .loopback]) }
    monitor.start(queue: record.queue)
    #expect(record.statuses(of: system) == [.satisfied])
    system.network.interface = .cellular
    #expect(record.statuses(of: system) == [.satisfied, .unsatisfied])
  }

  @Test("a monitor that was released tells nothing")
  func released() {
    let (system, record) = (System(), Record())
    monitor(in: system, record).start(queue: record.queue)
    system.network.isReachable = false
    _ = record.statuses(of: system)
    let count = record.paths.withLock { $0.count }
    system.network.isReachable = true
    #expect(record.statuses(of: system).count == count)
  }

  @Test("a monitor is a sequence of paths, which needs no start and ends with the monitor", .timeLimit(.minutes(1)))
  func sequence() async {
    let system = System()
    let monitor = system.perform { NWPathMonitor() }
    var paths = monitor.makeAsyncIterator()
    #expect(await paths.next()?.status == .satisfied)
    system.network.isReachable = false
    #expect(await paths.next()?.status == .unsatisfied)
    monitor.cancel()
    #expect(await paths.next() == nil)
    var late = monitor.makeAsyncIterator()
    #expect(await late.next() == nil)
  }

  @Test("a task that waits for a path ends with the monitor, and with its own end", .timeLimit(.minutes(1)))
  func waitingTask() async {
    let monitor = System().perform { NWPathMonitor() }
    let tasks = [0, 1].map { _ in
      Task {
        var count = 0
        for await _ in monitor { count += 1 }
        return count
      }
    }
    tasks[0].cancel()
    _ = await tasks[0].value
    monitor.cancel()
    #expect(await tasks[1].value <= 1)
  }

  @Test("monitors of two systems share nothing")
  func systems() {
    let systems = [System(), System()]
    let monitors = systems.map { $0.perform { NWPathMonitor() } }
    for monitor in monitors { monitor.start(queue: DispatchQueue(label: "systems")) }
    systems[0].network.isReachable = false
    #expect(monitors.map(\.currentPath.status) == [.unsatisfied, .satisfied])
  }

  @Test("a path describes itself")
  func description() {
    let system = System()
    let monitor = system.perform { NWPathMonitor() }
    #expect(monitor.currentPath.debugDescription == "unsatisfied (No network route)")
    monitor.start(queue: DispatchQueue(label: "description"))
    #expect(monitor.currentPath.debugDescription == "satisfied (Path is satisfied), interface: en0, ipv4, dns")
  }
}
