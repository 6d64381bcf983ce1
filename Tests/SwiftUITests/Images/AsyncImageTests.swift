import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Images from URLs")
struct AsyncImageTests {
  /// A file with a picture of 8 x 4 pixels.
  private func pictureFile() throws -> URL {
    let picture =
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAEUlEQVR42mP4"
      + "z8CAFTFQTwIAWl4f4Q122OMAAAAASUVORK5CYII="
    return try write(try #require(Data(base64Encoded: picture)))
  }

  private func write(_ data: Data) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try data.write(to: url)
    return url
  }

  private func wait<Content: View>(for shown: Showing<Content>, until isDone: () -> Bool) async throws {
    for _ in 0..<500 where !isDone() {
      try await Task.sleep(for: .milliseconds(10))
      await shown.driver.settle()
    }
    #expect(isDone())
  }

  @Test("an image of a file has its own size at its scale")
  func file() async throws {
    let url = try pictureFile()
    defer { try? FileManager.default.removeItem(at: url) }
    let shown = await Showing(AsyncImage(url: url, scale: 2))
    try await wait(for: shown) { !shown.views(UIImageView.self).isEmpty }
    expectEqual(shown.size(in: CGSize(width: 100, height: 100)), CGSize(width: 4, height: 2))
  }

  @Test("a placeholder gives way to the image, and stays without a URL")
  func placeholder() async throws {
    let url = try pictureFile()
    defer { try? FileManager.default.removeItem(at: url) }
    func view(_ url: URL?) -> some View {
      AsyncImage(url: url) { image in
        VStack {
          image.resizable()
          Text(verbatim: "loaded")
        }
      } placeholder: {
        Text(verbatim: "waiting")
      }
    }
    let shown = await Showing(view(url))
    try await wait(for: shown) { shown.driver.labels.contains("loaded") }
    #expect(!shown.driver.labels.contains("waiting"))
    let empty = await Showing(view(nil))
    try await Task.sleep(for: .milliseconds(50))
    await empty.driver.settle()
    expectEqual(empty.driver.labels, ["waiting"])
  }

  private struct Phases: View {
    let url: URL?

    var body: some View {
      AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
        switch phase {
        case .empty: Text(verbatim: "empty")
        case .success: Text(verbatim: "success")
        case .failure(let error): Text(verbatim: error is URLError ? "no picture" : "no file")
        }
      }
    }
  }

  @Test("a file that is missing or is no picture is a failure")
  func failures() async throws {
    let url = try write(Data("no picture".utf8))
    defer { try? FileManager.default.removeItem(at: url) }
    let shown = await Showing(Phases(url: url))
    try await wait(for: shown) { shown.driver.labels == ["no picture"] }
    let missing = await Showing(Phases(url: URL(fileURLWithPath: "/nowhere.png")))
    try await wait(for: missing) { missing.driver.labels == ["no file"] }
  }

  private struct Changing: View {
    let urls: [URL]
    @State private var index = 0

    var body: some View {
      VStack {
        Phases(url: urls[index])
        Button("Next") { index += 1 }
      }
    }
  }

  @Test("another URL is loaded in place of the first")
  func change() async throws {
    let (good, bad) = (try pictureFile(), try write(Data()))
    defer { for url in [good, bad] { try? FileManager.default.removeItem(at: url) } }
    let shown = await Showing(Changing(urls: [good, bad]))
    try await wait(for: shown) { shown.driver.labels.contains("success") }
    try await shown.driver.tap("Next")
    try await wait(for: shown) { shown.driver.labels.contains("no picture") }
  }

  @Test("phases give their image or their error")
  func phases() {
    #expect(AsyncImagePhase.empty.image == nil)
    #expect(AsyncImagePhase.empty.error == nil)
    #expect(AsyncImagePhase.success(Image(systemName: "star")).image != nil)
    #expect(AsyncImagePhase.failure(URLError(.badURL)).error is URLError)
  }
}
