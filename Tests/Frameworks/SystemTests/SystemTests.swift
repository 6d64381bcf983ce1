import Expectations
import Foundation
import Synchronization
import Testing

@testable import PergolaSystem

/// A service that counts.
private final class Counter: SystemService {
  let count = Mutex(0)
  init(system: System) {}
}

/// A service that needs another one while it is made.
private final class Dependent: SystemService {
  let counter: Counter
  init(system: System) { counter = system.service() }
}

@Suite("A system")
struct SystemTests {
  @Test("A service is made at its first use, once for each system")
  func services() {
    let one = System(), two = System()
    one.service(Counter.self).count.withLock { $0 = 5 }
    expectEqual(one.service(Counter.self).count.withLock { $0 }, 5)
    expectEqual(two.service(Counter.self).count.withLock { $0 }, 0)
    #expect(one.service(Dependent.self).counter === one.service(Counter.self))
  }

  @Test("All threads get the same service")
  func concurrentServices() async {
    let system = System()
    let found = await withTaskGroup(of: ObjectIdentifier.self, returning: Set<ObjectIdentifier>.self) { group in
      for _ in 0..<100 { group.addTask { ObjectIdentifier(system.service(Counter.self)) } }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    expectEqual(found.count, 1)
  }

  @Test("Code that a system performs has it as the current one, and so have its tasks")
  func current() async {
    let system = System()
    #expect(System.current !== system)
    system.perform { #expect(System.current === system) }
    await system.perform {
      #expect(System.current === system)
      await Task { #expect(System.current === system) }.value
    }
    #expect(System.current !== system)
  }

  @Test("A fresh system is made in less than a millisecond")
  func cost() {
    let clock = ContinuousClock()
    let best = (0..<20).map { _ in clock.measure { _ = System().service(Counter.self) } }.min()
    #expect(best! < .milliseconds(1))  // There are 20 measurements.
  }

  @Test("A service may outlive its system, and goes with it otherwise")
  func release() {
    weak var system: System?
    weak var service: Counter?
    do {
      let made = System()
      system = made
      service = made.service()
    }
    #expect(system == nil)
    #expect(service == nil)
  }

  @Test("A file is readable for its owner alone, and is replaced in one step")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(System(.live(folder: folder)).file(named: "Secrets"))
    expectEqual(try file.read(), nil)
    try file.write(Data("one".utf8))
    try file.write(Data("two".utf8))
    expectEqual(try file.read(), Data("two".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: file.url.path)[.posixPermissions] as? Int
    expectEqual(mode, 0o600)
    expectEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["Secrets"])
    let place = try file.setAside(as: "corrupt")
    expectEqual(try Data(contentsOf: place), Data("two".utf8))
    expectEqual(try file.read(), nil)
    #expect(System().file(named: "Secrets") == nil)
    #expect(System(.live(folder: nil)).file(named: "Secrets") == nil)
  }
}
