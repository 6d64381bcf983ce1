import XCTest

func response(from url: URL) -> HTTPURLResponse? {
  HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
}
