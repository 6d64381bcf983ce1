/// The name of a test, as its library writes it.
public struct TestName: Hashable, Sendable {
  /// The libraries that run tests.
  public enum Library: String, Sendable, CaseIterable {
    case xctest = "XCTest"
    case testing = "Swift Testing"
  }

  /// The library that runs the test.
  public let library: Library
  /// The name by which the library finds the test: "AppTests.CartTests/testTotal", and in Swift Testing the name and the place,
  /// "AppTests.CartTests/total()/CartTests.swift:18:4".
  public let identifier: String

  /// A test by its library and its name there.
  public init(_ identifier: String, in library: Library) {
    self.identifier = identifier
    self.library = library
  }

  /// The module of the test.
  public var module: String { String(identifier.prefix { $0 != "." && $0 != "/" }) }

  /// The name without the place, for people and for filters.
  public var text: String {
    guard library == .testing, let match = identifier.firstMatch(of: #/\/[^\/]+\.swift:\d+:\d+$/#) else {
      return identifier
    }
    return String(identifier[..<match.range.lowerBound])
  }

  /// The class or suite with its module, and the name in it: "AppTests.CartTests" and "testTotal".
  public var parts: (suite: String, test: String) {
    let text = text
    guard let slash = text.lastIndex(of: "/") else { return (module, text) }
    return (String(text[..<slash]), String(text[text.index(after: slash)...]))
  }
}
