import Expectations
import Foundation
import SwiftUI
import Testing

@Suite("Navigation paths")
struct NavigationPathTests {
  @Test("values are added and removed at the end")
  func changes() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    path.append(3)
    expectEqual(path.count, 3)
    path.removeLast(2)
    expectEqual(path, NavigationPath([1]))
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test("a path of codable values is the same after encoding and decoding")
  func coding() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    path.append(UUID(uuidString: "00000000-0000-0000-0000-000000000001"))
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    expectEqual(NavigationPath(decoded), path)
  }

  private struct Plain: Hashable {}

  @Test("a path with a value that is not codable has no codable form")
  func notCodable() {
    var path = NavigationPath()
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test(
    "a path from broken JSON throws",
    arguments: ["{}", "[\"Swift.Int\"]", "[\"No.Type\", \"1\"]", "[\"Swift.Int\", \"one\"]", "[1, 2]"])
  func brokenJSON(text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
    }
  }
}
