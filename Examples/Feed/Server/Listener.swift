import Foundation

/// A failed call of the system.
struct SystemError: Error, CustomStringConvertible {
  let call: String
  let code = errno

  var description: String { "\(call): \(String(cString: strerror(code)))" }
}

/// A socket of the loopback interface, which accepts connections.
struct Listener: Sendable {
  private let descriptor: Int32
  /// The port at which the socket listens.
  let port: UInt16

  /// Listens at a port.
  ///
  /// - Parameter port: The port; 0 for any that is free.
  /// - Throws: `SystemError`, for example if the port is taken.
  init(port: UInt16) throws {
    // A client that leaves early is seen by the failed write.
    signal(SIGPIPE, SIG_IGN)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw SystemError(call: "socket") }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    address.sin_port = port.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 64) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else {
      let error = SystemError(call: "port \(port)")
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Accepts connections for ever, each on a thread of its own.
  ///
  /// - Parameter answer: Answers a request; called on the thread of its connection.
  func serve(_ answer: @escaping @Sendable (Request) -> Answer) -> Never {
    while true {
      let client = accept(descriptor, nil, nil)
      if client >= 0 {
        Thread.detachNewThread { Connection(socket: client).serve(answer) }
      } else if errno != EINTR {
        // No descriptor is left, for example. Those in use come back.
        Thread.sleep(forTimeInterval: 0.1)
      }
    }
  }
}
