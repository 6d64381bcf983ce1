#if Web
  import Expectations
  import HTTPTypes
  import Testing

  @testable import WebHost

  @Suite("Addresses and forwarded requests")
  struct ListenAddressTests {
    @Test(
      "a text is an address",
      arguments: [
        ("8080", "127.0.0.1:8080"), ("0", "127.0.0.1:0"), ("0.0.0.0:80", "0.0.0.0:80"), ("[::1]:80", "[::1]:80"),
        ("::1", "[::1]:8080"), ("[::]", "[::]:8080"), ("example.org", "example.org:8080"),
        ("localhost:65535", "localhost:65535"),
      ])
    func valid(text: String, description: String) throws {
      try expectEqual(ListenAddress(text).description, description)
    }

    @Test(
      "a mistake is named",
      arguments: [
        ("", .empty), ("65536", .port("65536")), ("host:", .port("")), ("host:-1", .port("-1")), ("host:x", .port("x")),
        (":80", .missingHost(":80")), ("a b:80", .host("a b")), ("http://a", .port("//a")),
        ("[::1", .missingBracket("[::1")),
        ("[::1]80", .textAfterBracket("[::1]80")), ("[host]:80", .ipv6("host")), ("1:2:3", .ipv6("1:2:3")),
        ("host:８０", .port("８０")), ("99999999999999999999", .port("99999999999999999999")),
      ] as [(String, ListenAddressError)])
    func invalid(text: String, error: ListenAddressError) {
      #expect(throws: error) { try ListenAddress(text) }
      #expect(error.description.contains("Expected a port"))
    }

    private func request(_ fields: HTTPFields, peer: String?, proxies: TrustedProxies) -> WebRequest {
      WebRequest(
        HTTPRequest(method: .get, scheme: "http", authority: "inner:8080", path: "/a?b", headerFields: fields),
        peer: peer, proxies: proxies)
    }

    @Test("forwarded fields are believed from trusted proxies only")
    func forwarded() {
      let fields: HTTPFields = [
        .xForwardedFor: "6.6.6.6, 203.0.113.9, 10.0.0.2", .xForwardedHost: "Example.org", .xForwardedProto: "https",
      ]
      let trusted = request(fields, peer: "::ffff:10.0.0.1", proxies: ["10.0.0.0/8"])
      expectEqual(trusted.clientAddress, "203.0.113.9")
      expectEqual(trusted.origin, "https://example.org")
      #expect(trusted.isSecure)
      let foreign = request(fields, peer: "11.0.0.1", proxies: ["10.0.0.0/8"])
      expectEqual(foreign.clientAddress, "11.0.0.1")
      expectEqual(foreign.origin, "http://inner:8080")
      #expect(!foreign.isSecure)
      #expect(request(fields, peer: nil, proxies: ["10.0.0.0/8"]).clientAddress == nil)
    }

    @Test(
      "the sender before the proxies is read with a port or brackets, and is unknown if it is not numeric",
      arguments: [
        ("6.6.6.6, 203.0.113.9:4711", "203.0.113.9"), ("6.6.6.6, [2001:db8::1]:80, 10.0.0.2", "2001:db8::1"),
        ("6.6.6.6, unknown", nil), ("6.6.6.6, 10.0.0.2:99, 10.0.0.3", "6.6.6.6"),
      ] as [(String, String?)])
    func senders(field: String, client: String?) {
      expectEqual(request([.xForwardedFor: field], peer: "10.0.0.1", proxies: ["10.0.0.0/8"]).clientAddress, client)
    }

    @Test("networks are compared by their first bits")
    func networks() throws {
      var proxies = TrustedProxies()
      for text in ["192.168.4.0/22", "fd00::/9", "::1"] { try proxies.insert(text) }
      for inside in ["192.168.7.255", "fd7f::1", "::1"] { #expect(proxies.contains(inside)) }
      for outside in ["192.168.8.0", "fe00::1", "::2", "127.0.0.1", "x", ""] { #expect(!proxies.contains(outside)) }
      for wrong in ["", "host", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::/129"] {
        #expect(throws: TrustedProxyError(text: wrong)) { try proxies.insert(wrong) }
      }
    }

    @Test("a token is read from its own description only")
    func tokens() throws {
      let token = SessionToken.make()
      let text = token.description
      expectEqual(text.count, 49)
      #expect(try #require(SessionToken(text)).matches(token))
      #expect(!SessionToken.make().matches(token))
      for wrong in ["", ".", text + "0", text.uppercased() + "A", String(text.dropLast()), "é" + text.dropFirst()] {
        #expect(SessionToken(wrong) == nil)
      }
    }
  }
#endif
