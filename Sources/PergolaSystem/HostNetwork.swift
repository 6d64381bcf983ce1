import Foundation

/// The network of the host, read from the files of its kernel.
struct HostNetwork: Sendable {
  /// A route to all hosts.
  private struct DefaultRoute {
    let interface: String
    let metric: Int
    let isIPv6: Bool
  }

  /// The folder that has `proc` and `sys`.
  var root = URL(fileURLWithPath: "/", isDirectory: true)

  /// The present path: that of the default route with the least metric whose interface is up.
  var path: NetworkPath {
    let routes = (routes4 + routes6).filter { isUp($0.interface) }
    // Of equal ones the first counts, as for the kernel.
    guard let route = routes.min(by: { $0.metric < $1.metric }) else {
      return NetworkPath(isReachable: false, interface: .loopback, interfaceName: "lo", interfaceIndex: 1)
    }
    let interfaceRoutes = routes.filter { $0.interface == route.interface }
    return NetworkPath(
      interface: kind(of: route.interface), interfaceName: route.interface,
      interfaceIndex: Int(text("sys/class/net/\(route.interface)/ifindex") ?? "") ?? 0,
      supportsIPv4: interfaceRoutes.contains { !$0.isIPv6 }, supportsIPv6: interfaceRoutes.contains(where: \.isIPv6))
  }

  /// The default routes for IPv4. Columns: interface, destination, gateway, flags, count, use, metric, mask.
  private var routes4: [DefaultRoute] {
    rows("proc/net/route").compactMap { row in
      guard row.count >= 8, Int(row[1], radix: 16) == 0, Int(row[7], radix: 16) == 0, isUsable(flags: row[3]) else {
        return nil
      }
      return DefaultRoute(interface: row[0], metric: Int(row[6]) ?? 0, isIPv6: false)
    }
  }

  /// The default routes for IPv6. Columns: destination, its length, source, its length, next hop, metric, count, use,
  /// flags, interface.
  private var routes6: [DefaultRoute] {
    rows("proc/net/ipv6_route").compactMap { row in
      guard row.count >= 10, row[0].allSatisfy({ $0 == "0" }), Int(row[1], radix: 16) == 0, isUsable(flags: row[8])
      else { return nil }
      return DefaultRoute(interface: row[9], metric: Int(row[5], radix: 16) ?? 0, isIPv6: true)
    }
  }

  /// Returns true for a route that is up and doesn't reject packets. The bits are those of `linux/route.h`.
  private func isUsable(flags: String) -> Bool {
    let flags = Int(flags, radix: 16) ?? 0
    return flags & 0x1 != 0 && flags & 0x200 == 0
  }

  private func isUp(_ interface: String) -> Bool {
    guard let flags = text("sys/class/net/\(interface)/flags")?.dropFirst(2) else { return false }
    // An interface without a cable says that it is down; one that can't know says "unknown".
    return (Int(flags, radix: 16) ?? 0) & 0x1 != 0 && text("sys/class/net/\(interface)/operstate") != "down"
  }

  private func kind(of interface: String) -> NetworkPath.Interface {
    let folder = "sys/class/net/\(interface)"
    let type = text("\(folder)/uevent")?.split(separator: "\n").first { $0.hasPrefix("DEVTYPE=") }?.dropFirst(8)
    if type == "wlan" || exists("\(folder)/wireless") || exists("\(folder)/phy80211") { return .wifi }
    if type == "wwan" { return .cellular }
    switch text("\(folder)/type") {
    case "1": return .wiredEthernet
    case "772": return .loopback
    default: return .other
    }
  }

  private func rows(_ path: String) -> [[String]] {
    (text(path) ?? "").split(separator: "\n").map { line in
      line.split(whereSeparator: \.isWhitespace).map(String.init)
    }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  private func text(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path) else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
