import Expectations
import PergolaUIKit
import Testing

@Suite struct UmbrellaTests {
  @Test("the umbrella module brings the types of networking")
  func networking() throws {
    let address = try #require(URL(string: "https://example.org/fruit"))
    var request = URLRequest(url: address)
    request.httpMethod = "HEAD"
    expectEqual(request.httpMethod, "HEAD")
    let response = HTTPURLResponse(url: address, statusCode: 404, httpVersion: nil, headerFields: nil)
    expectEqual(response?.statusCode, 404)
    #expect(URLSession(configuration: .ephemeral).delegate == nil)
  }
}
