import Foundation
import Testing

@testable import Builds
@testable import XcodeProjects

@Suite("The apps of a package") struct ExecutablesTests {
  private func executables(_ json: String) throws -> [String] {
    try Executables(JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8))).names
  }

  @Test("programs are executable products, and executable targets without one")
  func names() throws {
    let json = """
      {"name": "Shop", "products": [
        {"name": "shop", "targets": ["ShopApp"], "type": {"executable": null}},
        {"name": "Cart", "targets": ["Cart"], "type": {"library": ["automatic"]}}],
       "targets": [
        {"name": "ShopApp", "type": "executable"}, {"name": "Cart", "type": "regular"},
        {"name": "Admin", "type": "executable"}, {"name": "ShopTests", "type": "test"}]}
      """
    #expect(try executables(json) == ["shop", "Admin"])
  }

  @Test("the only app needs no name")
  func only() throws { #expect(try Executables(names: ["Shop"]).choice(nil) == "Shop") }

  @Test("of several apps one has to be named, and the error lists them")
  func several() throws {
    let error = try #require(throws: ProductError.self) { try Executables(names: ["Shop", "Admin"]).choice(nil) }
    #expect(error == .several(["Shop", "Admin"]))
    #expect(error.description == "The package has several apps. Expected: --product with one of Shop, Admin")
  }

  @Test("an unknown name is an error that lists the apps, the nearest first")
  func unknown() throws {
    let error = try #require(throws: ProductError.self) { try Executables(names: ["Shop", "Admin"]).choice("admni") }
    #expect(error.description.hasSuffix("Expected: one of Admin, Shop"))
  }

  @Test("a package without apps says so")
  func none() { #expect(throws: ProductError.none) { try Executables(names: []).choice(nil) } }

  @Test(
    "the edit distance counts insertions, deletions and substitutions",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("Dark", "Drak", 2), ("a", "a", 0),
    ])
  func editDistance(a: String, b: String, distance: Int) {
    #expect(a.editDistance(to: b) == distance)
    #expect(b.editDistance(to: a) == distance)
  }
}
