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

  @Test("the umbrella module has one of each type of Core Foundation")
  func coreFoundation() {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    expectEqual(CFArrayGetCount(colors), 2)
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: nil) != nil)
    let duration: CFTimeInterval = 0.25
    expectEqual(NSPredicate(format: "SELF > %@", 0.2).evaluate(with: duration), true)
  }
}
