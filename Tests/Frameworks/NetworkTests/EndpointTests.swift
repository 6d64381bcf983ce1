import Foundation
import PergolaNetwork
import Testing

@Suite("Ends of connections") struct EndpointTests {
  @Test("a host is an address if its text is one, otherwise a name")
  func hosts() throws {
    #expect(NWEndpoint.Host("192.168.1.7") == .ipv4(try #require(IPv4Address("192.168.1.7"))))
    #expect(NWEndpoint.Host("fe80::1") == .ipv6(try #require(IPv6Address("fe80::1"))))
    #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
    #expect("example.com" == NWEndpoint.Host("example.com"))
  }

  @Test("a port is a number or the name of a service")
  func ports() {
    #expect(NWEndpoint.Port("8080")?.rawValue == 8080)
    #expect(NWEndpoint.Port("99999") == nil)
    #expect(NWEndpoint.Port("apples and pears") == nil)
    #expect(NWEndpoint.Port.https == 443)
    #expect(NWEndpoint.Port(rawValue: 22) == .ssh)
  }

  @Test(
    "an end describes itself",
    arguments: [
      (NWEndpoint.hostPort(host: "example.com", port: 80), "example.com:80"),
      (.hostPort(host: "10.0.0.1", port: .https), "10.0.0.1:443"),
      (.hostPort(host: "::1", port: .http), "::1.80"),
      (.unix(path: "/tmp/socket"), "/tmp/socket"),
      (.service(name: "Printer", type: "_ipp._tcp", domain: "local.", interface: nil), "Printer._ipp._tcp.local."),
    ])
  func descriptions(_ end: NWEndpoint, _ text: String) {
    #expect(end.debugDescription == text)
    #expect(end.interface == nil)
  }

  @Test("an address of four bytes knows its kind")
  func addresses() throws {
    #expect(IPv4Address.loopback.isLoopback)
    #expect(try #require(IPv4Address("169.254.3.4")).isLinkLocal)
    #expect(IPv4Address.mdnsGroup.isMulticast)
    #expect(!IPv4Address.broadcast.isMulticast)
    #expect(IPv4Address.any.rawValue == Data([0, 0, 0, 0]))
    #expect(IPv4Address(Data([1, 2, 3])) == nil)
    #expect(IPv4Address("1.2.3") == nil)
    #expect(IPv4Address(Data([0, 10, 20, 30, 40]).dropFirst())?.debugDescription == "10.20.30.40")
  }

  @Test("an address of sixteen bytes knows its kind")
  func longAddresses() throws {
    #expect(IPv6Address.loopback.isLoopback)
    #expect(IPv6Address.any.isAny)
    #expect(IPv6Address.linkLocalNodes.isMulticast)
    #expect(IPv6Address.linkLocalRouters.debugDescription == "ff02::2")
    #expect(try #require(IPv6Address("fe80::1")).isLinkLocal)
    #expect(try #require(IPv6Address("fd00::1")).isUniqueLocal)
    #expect(IPv6Address("::ffff:10.0.0.1")?.asIPv4 == IPv4Address("10.0.0.1"))
    #expect(IPv6Address.loopback.asIPv4 == nil)
    #expect(IPv6Address("1::2::3") == nil)
  }
}
