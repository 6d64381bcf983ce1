import Expectations
import Foundation
import PergolaSystem
import PergolaSystemConfiguration
import Synchronization
import Testing

/// The value that a callback is given.
private final class Log: Sendable {
  let flags = Mutex<[SCNetworkReachabilityFlags]>([])
}

@Suite("Reachability")
struct ReachabilityTests {
  private let system = System()
  private var network: Network { system.network }

  private func target(at address: String) -> SCNetworkReachability? {
    system.perform {
      if address.contains(":") {
        var value = sockaddr_in6()
        value.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
        value.sin6_family = sa_family_t(AF_INET6)
        inet_pton(AF_INET6, address, &value.sin6_addr)
        return withUnsafePointer(to: &value) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
          }
        }
      }
      var value = sockaddr_in()
      value.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
      value.sin_family = sa_family_t(AF_INET)
      inet_pton(AF_INET, address, &value.sin_addr)
      return withUnsafePointer(to: &value) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
      }
    }
  }

  private func target(named name: String) -> SCNetworkReachability? {
    system.perform { SCNetworkReachabilityCreateWithName(nil, name) }
  }

  private func flags(_ host: SCNetworkReachability?) throws -> SCNetworkReachabilityFlags {
    var flags = SCNetworkReachabilityFlags(rawValue: 99)
    #expect(SCNetworkReachabilityGetFlags(try #require(host), &flags))
    return flags
  }

  /// Sets a callback that writes into a log.
  private func record(_ host: SCNetworkReachability, in log: Log) {
    var context = SCNetworkReachabilityContext(
      version: 0, info: Unmanaged.passUnretained(log).toOpaque(), retain: nil, release: nil, copyDescription: nil)
    let isSet = SCNetworkReachabilitySetCallback(
      host,
      { _, flags, info in
        guard let info else { return }
        Unmanaged<Log>.fromOpaque(info).takeUnretainedValue().flags.withLock { $0.append(flags) }
      }, &context)
    #expect(isSet)
  }

  /// Waits until a log has a number of entries.
  private func wait(for count: Int, in log: Log) async throws {
    for _ in 0..<500 where log.flags.withLock({ $0.count }) < count {
      try await Task.sleep(for: .milliseconds(10))
    }
    expectEqual(log.flags.withLock { $0.count }, count)
  }

  @Test("The bits of the flags are those of the original")
  func bits() {
    let flags: [SCNetworkReachabilityFlags] = [
      .transientConnection, .reachable, .connectionRequired, .connectionOnTraffic, .interventionRequired,
      .connectionOnDemand, .isLocalAddress, .isDirect, .isWWAN,
    ]
    expectEqual(flags.map(\.rawValue), [1, 2, 4, 8, 16, 32, 1 << 16, 1 << 17, 1 << 18])
  }

  @Test("Any host is reachable by Wi-Fi; a cellular network is also told, and without a network there are no flags")
  func interfaces() throws {
    for address in ["0.0.0.0", "17.0.0.1", "::", "2620::1"] {
      network.isReachable = true
      network.interface = .wifi
      expectEqual(try flags(target(at: address)), .reachable)
      network.interface = .cellular
      expectEqual(try flags(target(at: address)), [.reachable, .transientConnection, .isWWAN])
      network.isReachable = false
      expectEqual(try flags(target(at: address)), [])
    }
    expectEqual(try flags(target(named: "example.com")), [])
  }

  @Test("The device itself is always reachable, and its neighbors without a gateway")
  func locals() throws {
    for address in ["127.0.0.1", "::1"] { expectEqual(try flags(target(at: address)), [.reachable, .isLocalAddress]) }
    for address in ["169.254.0.0", "fe80::1"] { expectEqual(try flags(target(at: address)), [.reachable, .isDirect]) }
    network.interface = .cellular
    expectEqual(try flags(target(at: "169.254.0.0")), [])
    network.isReachable = false
    expectEqual(try flags(target(at: "127.0.0.1")), [.reachable, .isLocalAddress])
    expectEqual(try flags(target(named: "localhost")), [.reachable, .isLocalAddress])
  }

  @Test("An address of another family, no address and an empty name are invalid arguments")
  func invalid() {
    var address = sockaddr()
    address.sa_family = sa_family_t(AF_UNIX)
    #expect(SCNetworkReachabilityCreateWithAddress(nil, &address) == nil)
    expectEqual(SCError(), kSCStatusInvalidArgument)
    expectEqual(String(cString: SCErrorString(SCError())), "Invalid argument")
    expectEqual(SCCopyLastError().code, 1002)
    expectEqual(SCCopyLastError().domain, "com.apple.SystemConfiguration")
    #expect(SCNetworkReachabilityCreateWithAddressPair(nil, nil, nil) == nil)
    #expect(SCNetworkReachabilityCreateWithAddressPair(nil, nil, &address) == nil)
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    address.sa_family = sa_family_t(AF_INET)
    #expect(SCNetworkReachabilityCreateWithAddressPair(nil, &address, nil) != nil)
  }

  @Test("An address that is written as a text is no name")
  func addressesAsTexts() throws {
    for text in ["127.0.0.1", "::1"] { expectEqual(try flags(target(named: text)), [.reachable, .isLocalAddress]) }
    for text in ["169.254.1.1", "fe80::1", "fe80::1%en0"] {
      expectEqual(try flags(target(named: text)), [.reachable, .isDirect])
    }
    for text in ["17.0.0.1", "2620::1", "0.0.0.0"] { expectEqual(try flags(target(named: text)), .reachable) }
    network.isReachable = false
    expectEqual(try flags(target(named: "::1")), [.reachable, .isLocalAddress])
    expectEqual(try flags(target(named: "17.0.0.1")), [])
  }

  @Test("The length of an address is that of its family", arguments: [("17.0.0.1", 16), ("2620::1", 28)])
  func lengths(text: String, length: Int) {
    var storage = sockaddr_storage()
    let result = withUnsafeMutablePointer(to: &storage) { pointer -> String? in
      let address = UnsafeMutableRawPointer(pointer)
      if length == 28 {
        var value = sockaddr_in6()
        value.sin6_family = sa_family_t(AF_INET6)
        inet_pton(AF_INET6, text, &value.sin6_addr)
        address.storeBytes(of: value, as: sockaddr_in6.self)
      } else {
        var value = sockaddr_in()
        value.sin_family = sa_family_t(AF_INET)
        inet_pton(AF_INET, text, &value.sin_addr)
        address.storeBytes(of: value, as: sockaddr_in.self)
      }
      return pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        expectEqual(Int(address.pointee.sa_len), length)
        var host = [CChar](repeating: 0, count: 64)
        let size = socklen_t(address.pointee.sa_len)
        guard getnameinfo(address, size, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0 else { return nil }
        return String(decoding: host.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      }
    }
    expectEqual(result, text)
  }

  @Test("The length of an address may be set before or after its family")
  func setLengths() {
    for (family, size) in [
      (AF_INET, MemoryLayout<sockaddr_in>.size), (AF_INET6, MemoryLayout<sockaddr_in6>.size),
      (AF_UNIX, MemoryLayout<sockaddr_un>.size),
    ] {
      var address = sockaddr()
      address.sa_len = UInt8(size)
      address.sa_family = sa_family_t(family)
      address.sa_len = UInt8(size)
      expectEqual(Int(address.sa_len), size)
    }
  }

  @Test("The length of another family ends the app")
  func lengthOfAnotherFamily() async {
    await #expect(processExitsWith: .failure) {
      var address = sockaddr()
      address.sa_family = sa_family_t(AF_INET6)
      address.sa_len = 16
    }
  }

  @Test("Another length of an address ends the app")
  func wrongLength() async {
    await #expect(processExitsWith: .failure) {
      var address = sockaddr_in()
      address.sin_len = 3
    }
  }

  @Test("A callback comes on its queue after each change, none for the state at the beginning")
  func queue() async throws {
    let host = try #require(target(at: "0.0.0.0"))
    let log = Log()
    record(host, in: log)
    let queue = DispatchQueue(label: "test")
    #expect(SCNetworkReachabilitySetDispatchQueue(host, queue))
    network.isReachable = false
    network.isReachable = true
    network.isConstrained = true
    network.interface = .cellular
    try await wait(for: 3, in: log)
    expectEqual(
      log.flags.withLock { $0 }, [[], .reachable, [.reachable, .transientConnection, .isWWAN]])
    #expect(SCNetworkReachabilitySetDispatchQueue(host, nil))
    network.isReachable = false
    try await Task.sleep(for: .milliseconds(50))
    expectEqual(log.flags.withLock { $0.count }, 3)
  }

  @Test("A second queue, and the removal of none, are invalid arguments")
  func queueTwice() throws {
    let host = try #require(target(at: "0.0.0.0"))
    #expect(!SCNetworkReachabilitySetDispatchQueue(host, nil))
    #expect(SCNetworkReachabilitySetDispatchQueue(host, .main))
    #expect(!SCNetworkReachabilitySetDispatchQueue(host, .main))
    let mode = CFRunLoopMode.defaultMode.rawValue
    #expect(!SCNetworkReachabilityScheduleWithRunLoop(host, CFRunLoopGetMain(), mode))
    #expect(SCNetworkReachabilitySetDispatchQueue(host, nil))
    #expect(SCNetworkReachabilityScheduleWithRunLoop(host, CFRunLoopGetMain(), mode))
    #expect(!SCNetworkReachabilitySetDispatchQueue(host, .main))
    expectEqual(SCError(), kSCStatusInvalidArgument)
    #expect(!SCNetworkReachabilityUnscheduleFromRunLoop(host, CFRunLoopGetMain(), "other"))
    #expect(SCNetworkReachabilityUnscheduleFromRunLoop(host, CFRunLoopGetMain(), mode))
  }

  @Test("A callback comes on the main run loop")
  func mainRunLoop() async throws {
    let host = try #require(target(at: "0.0.0.0"))
    let log = Log()
    record(host, in: log)
    let mode = CFRunLoopMode.commonModes.rawValue
    #expect(SCNetworkReachabilityScheduleWithRunLoop(host, CFRunLoopGetMain(), mode))
    network.isReachable = false
    // Nobody else runs the main run loop in a test.
    for _ in 0..<500 where log.flags.withLock({ $0.isEmpty }) {
      await MainActor.run { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    }
    expectEqual(log.flags.withLock { $0.count }, 1)
    #expect(SCNetworkReachabilityUnscheduleFromRunLoop(host, CFRunLoopGetMain(), mode))
  }

  @Test("A callback comes on the run loop of another thread")
  func runLoop() async throws {
    let host = try #require(target(at: "0.0.0.0"))
    let log = Log()
    record(host, in: log)
    let network = network
    let name = Mutex<String?>(nil)
    let observed = system.network.observe { _ in }
    let thread = Thread {
      #expect(
        SCNetworkReachabilityScheduleWithRunLoop(host, CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue))
      network.isReachable = false
      let end = Date(timeIntervalSinceNow: 5)
      while log.flags.withLock({ $0.isEmpty }), end > Date() {
        // A timer keeps the run loop from returning at once.
        let timer = Timer(timeInterval: 10, repeats: false) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        _ = RunLoop.current.run(mode: .default, before: end)
        timer.invalidate()
      }
      name.withLock { $0 = Thread.current.name }
    }
    thread.name = "loop"
    thread.start()
    try await wait(for: 1, in: log)
    observed.cancel()
  }

  @Test("A context's value is retained with the callback, and released with it")
  func context() throws {
    weak var value: Log?
    let host = try #require(target(at: "0.0.0.0"))
    do {
      let log = Log()
      value = log
      var context = SCNetworkReachabilityContext(
        version: 0, info: Unmanaged.passUnretained(log).toOpaque(),
        retain: { UnsafeRawPointer(Unmanaged<Log>.fromOpaque($0).retain().toOpaque()) },
        release: { Unmanaged<Log>.fromOpaque($0).release() },
        copyDescription: { _ in Unmanaged.passRetained("the log" as CFString) })
      #expect(SCNetworkReachabilitySetCallback(host, { _, _, _ in }, &context))
    }
    #expect(value != nil)
    #expect(host.description.hasSuffix("any, the log>"))
    #expect(SCNetworkReachabilitySetCallback(host, nil, nil))
    #expect(value == nil)
  }

  @Test("In a live host, a name that nobody knows isn't reachable")
  func unknownName() throws {
    let live = System(.live(folder: nil))
    live.network.isReachable = true
    let host = try #require(live.perform { SCNetworkReachabilityCreateWithName(nil, "unknown.invalid") })
    expectEqual(try flags(host), [])
    expectEqual(SCNetworkReachabilityGetTypeID(), CFGetTypeID(host))
  }
}
