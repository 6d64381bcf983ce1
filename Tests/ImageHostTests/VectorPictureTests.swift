#if Image
  import Expectations
  import Foundation
  import PergolaDiagnostics
  import RenderTree
  import Synchronization
  import Testing

  @testable import ImageHost

  @Suite("Vector graphics files") struct VectorPictureTests {
    /// The left half is red, the right one transparent.
    func bitmap() throws -> Bitmap {
      try Bitmap(
        validatingSVG: Data(
          """
          <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path fill="#f00" d="M0 0h10v10H0z"/></svg>
          """.utf8))
    }

    func pixels(_ content: ImageContent, scale: CGFloat = 1) throws -> Pixels {
      try Pixels(png([node(0, 0, 100, 100, content: .image(content))], scale: scale))
    }

    @Test("a file is drawn as sharp as the screen, at any size")
    func sharpness() throws {
      let content = ImageContent(bitmap: try bitmap(), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let pixels = try pixels(content, scale: 2)
      expectEqual(pixels[97, 100], [255, 0, 0, 255])
      expectEqual(pixels[102, 100], [255, 255, 255, 255])
      expectEqual(pixels[10, 199], [255, 0, 0, 255])
    }

    @Test("a template is drawn in the tint")
    func tint() throws {
      let content = ImageContent(
        bitmap: try bitmap(), frame: CGRect(x: 0, y: 0, width: 100, height: 100), tint: .blue)
      expectEqual(try pixels(content)[20, 50], [0, 0, 255, 255])
      expectEqual(try pixels(content)[80, 50], [255, 255, 255, 255])
    }

    @Test("a file that is no vector graphics draws nothing")
    func broken() throws {
      let bitmap = try Bitmap(validatingSVG: Data("<svg width='10' height='10'><path".utf8))
      let content = ImageContent(bitmap: bitmap, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      expectEqual(try pixels(content)[50, 50], [255, 255, 255, 255])
      #expect(VectorPicture(bitmap) == nil)
    }

    private final class Messages: Sendable {
      let all = Mutex<[String]>([])
    }

    @Test("a file that cannot be drawn is logged with the reason")
    func log() throws {
      let bitmap = try Bitmap(validatingSVG: Data("<svg width='17.5' height='10'><path".utf8))
      let messages = Messages()
      let keep: Log.Sink = { _, message in messages.all.withLock { $0.append(message) } }
      Log.$sink.withValue(keep) { #expect(VectorPicture(bitmap) == nil) }
      let logged = messages.all.withLock { $0 }
      expectEqual(logged.count, 1)
      #expect(logged.first?.hasPrefix("An SVG image of 17.5 x 10.0 points cannot be drawn: ") == true)
    }
  }
#endif
