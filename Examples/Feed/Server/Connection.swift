import Foundation

/// A client's connection: requests without bodies, one after another, in HTTP/1.0 or 1.1.
struct Connection: Sendable {
  /// The bytes that a request's lines may have.
  private static let limit = 8_192

  let socket: Int32

  /// Answers requests until the client or an answer ends the connection, and closes it.
  func serve(_ answer: (Request) -> Answer) {
    defer { close(socket) }
    var received = Data()
    while let head = readHead(&received) {
      guard let (request, keeps) = Self.parse(head) else {
        send(Answer(400), keeps: false)
        return
      }
      guard send(answer(request), keeps: keeps, withBody: request.method != "HEAD"), keeps else { return }
    }
  }

  /// Returns the lines of the next request, without the blank one at their end; nil if there is none.
  private func readHead(_ received: inout Data) -> String? {
    var buffer = [UInt8](repeating: 0, count: 2_048)
    while true {
      if let end = received.range(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        received = Data(received[end.upperBound...])
        return head
      }
      if received.count > Self.limit {
        send(Answer(431), keeps: false)
        return nil
      }
      let count = recv(socket, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      received.append(contentsOf: buffer[..<count])
    }
  }

  /// Returns the request of its lines, and true if the connection outlives its answer; nil if they are not HTTP/1, or
  /// announce a body.
  private static func parse(_ head: String) -> (Request, keeps: Bool)? {
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].components(separatedBy: " ")
    guard words.count == 3, !words[0].isEmpty, ["HTTP/1.0", "HTTP/1.1"].contains(words[2]) else { return nil }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      fields[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    guard fields["transfer-encoding"] == nil, (fields["content-length"] ?? "0") == "0" else { return nil }
    let path = words[1].prefix { $0 != "?" }
    let keeps = words[2] == "HTTP/1.1" && fields["connection"]?.lowercased() != "close"
    return (Request(method: words[0], path: String(path)), keeps)
  }

  /// Sends an answer. Returns false if the client has gone.
  @discardableResult
  private func send(_ answer: Answer, keeps: Bool, withBody: Bool = true) -> Bool {
    var lines = [
      "HTTP/1.1 \(answer.status) \(Answer.reason(answer.status))", "Content-Type: \(answer.type)",
      "Content-Length: \(answer.body.count)", "Cache-Control: no-store",
      "Connection: \(keeps ? "keep-alive" : "close")",
    ]
    if answer.status == 405 { lines.append("Allow: GET, HEAD") }
    var bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    if withBody { bytes += answer.body }
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
