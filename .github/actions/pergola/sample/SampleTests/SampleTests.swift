import XCTest

final class SampleTests: XCTestCase {
  func testSum() { XCTAssertEqual(1 + 1, 2) }
}
