import Foundation
import PergolaDiagnostics

/// A watch on the host's network: the kernel tells of changed interfaces, addresses and routes.
final class HostNetworkWatch: @unchecked Sendable {
  // Unchecked, because a source may be canceled on any thread.
  private let source: (any DispatchSourceRead)?

  /// Makes a watch that calls a function on a queue after each change. If the kernel offers none, it logs so.
  convenience init(queue: DispatchQueue, change: @escaping @Sendable () -> Void) {
    self.init(socket: Self.routeSocket(), queue: queue, change: change)
  }

  /// Makes a watch of the messages of a socket, which it closes.
  init(socket: Int32?, queue: DispatchQueue, change: @escaping @Sendable () -> Void) {
    guard let socket else {
      source = nil
      return
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
    source.setEventHandler {
      // The messages are only read away: the state is in the kernel's files.
      let size = 65536
      withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
        while recv(socket, buffer.baseAddress, size, Int32(MSG_DONTWAIT)) > 0 {}
      }
      change()
    }
    source.setCancelHandler { close(socket) }
    source.activate()
    self.source = source
  }

  deinit { source?.cancel() }

  /// A socket for the kernel's messages about interfaces, addresses and routes; nil if there can be none.
  private static func routeSocket() -> Int32? {
    // Family 16 with protocol 0 is NETLINK_ROUTE, of which Glibc's module has no names.
    let descriptor = socket(16, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    // The fields of `sockaddr_nl`: family and padding, port, groups.
    // RTMGRP_LINK, _IPV4_IFADDR, _IPV4_ROUTE, _IPV6_IFADDR, _IPV6_ROUTE.
    var address: (UInt16, UInt16, UInt32, UInt32) = (16, 0, 0, 0x1 | 0x10 | 0x40 | 0x100 | 0x400)
    let size = socklen_t(MemoryLayout.size(ofValue: address))
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard descriptor >= 0, result == 0 else {
      Log.warning("Changes of the host's network are not noticed: \(String(cString: strerror(errno)))")
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    return descriptor
  }
}
