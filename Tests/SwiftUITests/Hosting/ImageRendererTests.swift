import Expectations
import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Image renderers")
struct ImageRendererTests {
  @Test("an image has the ideal size of the view, or that for a proposal")
  func size() {
    let renderer = ImageRenderer(content: Color.red.frame(maxWidth: 300).frame(height: 20))
    expectEqual(renderer.uiImage?.size, CGSize(width: 10, height: 20))
    renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
    expectEqual(renderer.uiImage?.size, CGSize(width: 100, height: 20))
  }

  @Test("a size ends at whole pixels, upwards")
  func pixels() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 50.3, height: 20.3))
    renderer.scale = 3
    let image = try #require(renderer.uiImage)
    expectEqual((image.size.width * 3).rounded(), 151)
    expectEqual((image.size.height * 3).rounded(), 61)
    expectEqual(image.scale, 3)
  }

  @Test("a view without a size, and one that is too large, have no image")
  func empty() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 10)).cgImage == nil)
    #expect(ImageRenderer(content: Color.red.frame(width: 1e6, height: 10)).uiImage == nil)
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10))
    for scale in [0, -1, CGFloat.nan, .infinity] {
      renderer.scale = scale
      expectEqual(renderer.uiImage?.size, CGSize(width: 10, height: 10))
    }
  }

  @Test("the view has the default environment and its own state, which later images show")
  func state() throws {
    struct Counter: View {
      @Environment(\.colorScheme) private var colorScheme
      @ObservedObject var model: Model
      var body: some View {
        Color.red.frame(width: CGFloat(10 + model.number), height: colorScheme == .light ? 10 : 20)
      }
    }
    let model = Model()
    let renderer = ImageRenderer(content: Counter(model: model))
    expectEqual(renderer.uiImage?.size, CGSize(width: 10, height: 10))
    model.number = 5
    expectEqual(renderer.uiImage?.size, CGSize(width: 15, height: 10))
  }

  @Test("it reports that the content was set, or has changed its state")
  func changes() async throws {
    struct Counter: View {
      @ObservedObject var model: Model
      var body: some View { Text(verbatim: "\(model.number)") }
    }
    let model = Model()
    let renderer = ImageRenderer(content: Counter(model: model))
    _ = renderer.uiImage
    var reports = 0
    let observer = renderer.objectWillChange.sink { reports += 1 }
    renderer.content = Counter(model: model)
    expectEqual(reports, 1)
    model.number = 123
    for _ in 0..<100 where reports < 2 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(reports > 1)
    observer.cancel()
  }

  #if Image
    @Test("an image shows what the view shows")
    func picture() async throws {
      let content = Text(verbatim: "abc").padding(8).background(Color.yellow).grayscale(1)
      let renderer = ImageRenderer(content: content)
      let image = try #require(renderer.uiImage)
      func picture(_ view: some View) async throws -> Data {
        try await Showing(view, size: CGSize(width: 60, height: 60)).driver.png(scale: 1)
      }
      let shown = try await picture(Image(uiImage: image))
      #expect(shown != (try await picture(Color.clear)))
      try await expectEqual(shown, picture(content))
    }
  #endif

  @Test("a closure draws the view in a context of its own")
  func drawing() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 20))
    var sizes: [CGSize] = []
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      renderer.render { size, draw in
        sizes.append(size)
        draw(context.cgContext)
      }
    }
    expectEqual(sizes, [CGSize(width: 10, height: 20)])
    expectEqual(image.size, CGSize(width: 10, height: 20))
  }
}
