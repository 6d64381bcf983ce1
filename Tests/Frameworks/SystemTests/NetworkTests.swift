import Expectations
import Foundation
import Synchronization
import Testing

@testable import PergolaSystem

@Suite("The network")
struct NetworkTests {
  private let system = System()
  private var network: Network { system.network }

  /// Waits for what has been put on the system's queue.
  private func settle() { system.queue.sync {} }

  @Test("A fresh device is online by Wi-Fi")
  func fresh() {
    expectEqual(network.path, NetworkPath(isReachable: true, interface: .wifi))
    expectEqual(network.path.interfaceName, "en0")
    #expect(!network.isExpensive && !network.isConstrained)
    #expect(network.path.supportsIPv4 && !network.path.supportsIPv6)
  }

  @Test("A cellular network is expensive, unless a test says otherwise")
  func expensive() {
    network.interface = .cellular
    #expect(network.isExpensive)
    network.isExpensive = false
    #expect(!network.isExpensive)
    expectEqual(network.path.interfaceName, "pdp_ip0")
  }

  @Test("Observers are notified of each change in order, on the system's queue, never inside the change")
  func observers() {
    let seen = Mutex<[NetworkPath]>([])
    let system = system
    let observation = network.observe { path in
      dispatchPrecondition(condition: .onQueue(system.queue))
      seen.withLock { $0.append(path) }
    }
    seen.withLock { seen in
      network.isReachable = false
      network.isReachable = false
      network.interface = .cellular
      #expect(seen.isEmpty)
    }
    settle()
    let offline = NetworkPath(isReachable: false)
    expectEqual(seen.withLock { $0 }, [offline, NetworkPath(isReachable: false, interface: .cellular)])
    observation.cancel()
    network.isReachable = true
    settle()
    expectEqual(seen.withLock { $0.count }, 2)
  }

  @Test("An observation ends when it goes away")
  func observationEnds() {
    let count = Mutex(0)
    var observation: NetworkObservation? = network.observe { _ in count.withLock { $0 += 1 } }
    network.isReachable = false
    settle()
    #expect(observation != nil)
    observation = nil
    network.isReachable = true
    settle()
    expectEqual(count.withLock { $0 }, 1)
  }

  @Test("Two systems share no network")
  func twoSystems() {
    network.isReachable = false
    #expect(System().network.isReachable)
  }

  @Test("A live system has the network of its host")
  func live() {
    expectEqual(System(.live(folder: nil)).network.path, HostNetwork().path)
  }
}

@Suite("The network of a host")
final class HostNetworkTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var host: HostNetwork { HostNetwork(root: root) }
  private let header = "Iface Destination Gateway Flags RefCnt Use Metric Mask MTU Window IRTT\n"

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func addInterface(_ name: String, _ values: [String: String] = [:]) throws {
    let usual = ["flags": "0x1003", "ifindex": "7", "operstate": "up", "type": "1", "uevent": "INTERFACE=\(name)"]
    for (key, value) in usual.merging(values, uniquingKeysWith: { $1 }) {
      try write(value + "\n", to: "sys/class/net/\(name)/\(key)")
    }
  }

  private func route(_ name: String, to destination: String = "00000000", metric: Int = 0) -> String {
    let mask = destination == "00000000" ? "00000000" : "00FFFFFF"
    return "\(name)\t\(destination)\t0100000A\t0003\t0\t0\t\(metric)\t\(mask)\t0\t0\t0\n"
  }

  @Test("A host without a route to all hosts reaches none")
  func noRoute() throws {
    #expect(!host.path.isReachable)
    try addInterface("eth0")
    try write(header + route("eth0", to: "0000000A"), to: "proc/net/route")
    #expect(!host.path.isReachable)
    try write(header + route("eth0"), to: "proc/net/route")
    expectEqual(
      host.path,
      NetworkPath(interface: .wiredEthernet, interfaceName: "eth0", interfaceIndex: 7, supportsIPv4: true))
  }

  @Test("The route with the least metric counts, if its interface is up")
  func metric() throws {
    try addInterface("eth0")
    try addInterface("wlan0", ["uevent": "DEVTYPE=wlan\nINTERFACE=wlan0"])
    try write(header + route("wlan0", metric: 600) + route("eth0", metric: 100), to: "proc/net/route")
    expectEqual(host.path.interface, .wiredEthernet)
    try addInterface("eth0", ["operstate": "down"])
    expectEqual(host.path.interface, .wifi)
  }

  @Test(
    "An interface's kind is that of its device",
    arguments: [
      (["uevent": "DEVTYPE=wlan"], NetworkPath.Interface.wifi), (["uevent": "DEVTYPE=wwan"], .cellular),
      (["type": "65534"], .other), (["wireless": ""], .wifi), ([:], .wiredEthernet), (["type": "772"], .loopback),
    ])
  func kinds(values: [String: String], interface: NetworkPath.Interface) throws {
    try addInterface("net0", values)
    try write(header + route("net0"), to: "proc/net/route")
    expectEqual(host.path.interface, interface)
    expectEqual(host.path.isExpensive, interface == .cellular)
  }

  @Test("Routes for IPv6 count, and those that reject packets don't")
  func sixth() throws {
    try addInterface("eth0")
    let zeros = String(repeating: "0", count: 32)
    let hop = "fe80" + String(repeating: "0", count: 27) + "1"
    let rejecting = "\(zeros) 00 \(zeros) 00 \(zeros) ffffffff 00000001 00000000 00200200 lo\n"
    try addInterface("lo", ["type": "772"])
    try write(rejecting, to: "proc/net/ipv6_route")
    #expect(!host.path.isReachable)
    try write(
      rejecting + "\(zeros) 00 \(zeros) 00 \(hop) 00000400 00000001 00000000 00000003 eth0\n",
      to: "proc/net/ipv6_route")
    #expect(host.path.isReachable && host.path.supportsIPv6 && !host.path.supportsIPv4)
    expectEqual(host.path.interface, .wiredEthernet)
  }

  @Test("A change of the host is told once, and a change to the same path isn't")
  func changes() throws {
    let queue = DispatchQueue(label: "network")
    let network = Network(queue: queue, host: host)
    let seen = Mutex<[Bool]>([])
    let observation = network.observe { path in seen.withLock { $0.append(path.isReachable) } }
    defer { observation.cancel() }
    network.readHost()
    try addInterface("eth0")
    try write(header + route("eth0"), to: "proc/net/route")
    network.readHost()
    network.readHost()
    queue.sync {}
    expectEqual(seen.withLock { $0 }, [true])
    expectEqual(network.interface, .wiredEthernet)
  }

  @Test("A change while an observation begins is not lost")
  func changeAtBeginning() throws {
    try addInterface("eth0")
    let (file, text) = (root.appendingPathComponent("proc/net/route"), header + route("eth0"))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let network = Network(queue: DispatchQueue(label: "network"), host: host) { queue, change in
      // The last moment without a watch.
      #expect(throws: Never.self) { try Data(text.utf8).write(to: file) }
      return HostNetworkWatch(socket: nil, queue: queue, change: change)
    }
    #expect(!network.path.isReachable)
    let observation = network.observe { _ in }
    #expect(observation.path.isReachable)
  }

  @Test("The kernel's messages are read away, and each group of them is told once")
  func watch() async throws {
    var sockets: [Int32] = [0, 0]
    expectEqual(socketpair(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0, &sockets), 0)
    defer { close(sockets[1]) }
    let queue = DispatchQueue(label: "network")
    let (changes, continuation) = AsyncStream<Void>.makeStream()
    let watch = HostNetworkWatch(socket: sockets[0], queue: queue) { continuation.yield() }
    for _ in 0..<2 {
      expectEqual(send(sockets[1], "route", 5, 0), 5)
      var iterator = changes.makeAsyncIterator()
      await iterator.next()
    }
    var byte: UInt8 = 0
    expectEqual(recv(sockets[0], &byte, 1, Int32(MSG_DONTWAIT)), -1)
    withExtendedLifetime(watch) {}
  }
}
