import Expectations
import Foundation
import RenderTree
import Testing

@testable import WebHost

@Suite struct PageDocumentTests {
  private func document(_ root: RenderNode, title: String = "T") -> String {
    var encoder = PageEncoder(base: "/app", language: "ar", rightToLeft: true)
    return encoder.document(
      for: PageNotation.frame(root, number: 7, title: title), scene: "x\"7", description: "<d>", nonce: "n1")
  }

  @Test("a document has language, direction, title, description, scene and frame")
  func head() {
    let html = document(PageNotation.node(1), title: "</title>\u{202E}x")
    #expect(html.hasPrefix("<!doctype html>\n<html lang=\"ar\" dir=\"rtl\">"))
    #expect(html.contains("<title>&lt;/title&gt;x</title>"))
    #expect(html.contains("<meta name=\"description\" content=\"&lt;d&gt;\">"))
    #expect(html.contains("<div id=\"scene\" data-scene=\"x&quot;7\" data-frame=\"7\" data-base=\"/app\""))
    #expect(html.contains("action=\"/app/_pergola/form/x&quot;7\""))
    for script in PageScript.scripts {
      #expect(html.contains("<script defer src=\"/app/_pergola/\(script.version)/\(script.name)\"></script>"))
    }
  }

  @Test("a document has no inline script and no style attribute; equal styles share a rule")
  func policy() {
    let html = document(
      PageNotation.node(
        1, nil, PageNotation.node(2, frame: CGRect(x: 1, y: 2, width: 3, height: 4)),
        PageNotation.node(3, frame: CGRect(x: 1, y: 2, width: 3, height: 4))))
    #expect(!html.contains(" style="))
    #expect(!html.contains("data-s="))
    #expect(!html.contains("<script>"))
    #expect(html.contains("<style id=\"styles\" nonce=\"n1\">"))
    expectEqual(html.components(separatedBy: "left:1px;top:2px;width:3px;height:4px").count, 2)
    expectEqual(html.components(separatedBy: "class=\"s1\"").count, 3)
  }

  @Test("a document has the sentences of its script in the language of the app's texts, English ones for others")
  func sentences() {
    let html = document(PageNotation.node(1))
    for sentence in PageSentence.allCases {
      let arabic = sentence.text(in: "ar")
      #expect(html.contains(" data-\(sentence.rawValue)=\"\(arabic)\""))
      expectEqual(sentence.text(in: "ar-EG"), arabic)
      #expect(arabic != sentence.text(in: "en"))
      expectEqual(sentence.text(in: "fi"), sentence.text(in: "en"))
    }
    // A long text has its numbers.
    for language in ["ar", "en"] {
      let text = PageSentence.long.text(in: language)
      #expect(text.contains("{0}") && text.contains("{1}"))
    }
  }

  @Test("patches continue a document")
  func patches() throws {
    var encoder = PageNotation.encoder()
    let frame = PageNotation.frame(PageNotation.node(1, text: "a"))
    _ = encoder.document(for: frame, scene: "x", description: nil, nonce: nil)
    #expect(encoder.patches(to: frame) == nil)
    let message = encoder.patches(to: PageNotation.frame(PageNotation.node(1, text: "b"), number: 2))
    expectEqual(message?.line(handled: 3), "{\"f\":2,\"a\":3,\"p\":[[6,\"1\",\"b\"]]}")
  }

  @Test("bitmaps and masks are pictures with an address")
  func pictures() throws {
    let mask = Drawing([
      .fill(Path(rect: CGRect(x: 0, y: 0, width: 5, height: 5)), rule: .winding, .color(.black))
    ])
    var encoder = PageNotation.encoder()
    let html = encoder.document(
      for: PageNotation.frame(PageNotation.node(1, style: BoxStyle(mask: mask))), scene: "x", description: nil,
      nonce: nil)
    let picture = try #require(encoder.pictures.first)
    #expect(html.contains("mask:url(\"/app/_pergola/picture/\(picture.key)\")"))
    expectEqual(picture.value.contentType, "image/svg+xml")
    #expect(String(decoding: picture.value.bytes, as: UTF8.self).contains("<path d=\"M0 0L5 0L5 5L0 5Z\"></path>"))
  }

  @Test("an image is loaded by its hash, and a tinted one is the mask of its colour")
  func images() throws {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let data = try #require(Data(base64Encoded: file))
    let bitmap = try Bitmap(validatingPNG: data)
    func node(_ id: UInt64, tint: RenderColor?) -> RenderNode {
      let image = ImageContent(bitmap: bitmap, frame: CGRect(x: 1, y: 2, width: 3, height: 4), tint: tint)
      return RenderNode(id: NodeID(rawValue: id), frame: .zero, content: .image(image))
    }
    let root = PageNotation.node(1, nil, node(2, tint: nil), node(3, tint: .black))
    var encoder = PageNotation.encoder()
    let page = PageTwin()
    try page.apply(encoder.tree(for: PageNotation.frame(root)).line(handled: 0))
    expectEqual(encoder.pictures.map(\.value), [PageEncoder.Picture(bytes: Array(data), contentType: "image/png")])
    let address = "/app/_pergola/picture/" + (try #require(encoder.pictures.keys.first))
    let image = try #require(page.scene.find("n2")?.first("c"))
    expectEqual(image.attributes["src"], address)
    expectEqual(image.style, ["left": "1px", "top": "2px", "width": "3px", "height": "4px"])
    let tinted = try #require(page.scene.find("n3")?.first("c"))
    expectEqual(tinted.style["background"], "#000")
    expectEqual(tinted.style["mask"], "url(\"\(address)\") 0 0/100% 100%")
  }

  @Test("a vector image is sent as it is, and shown without keeping the ratio of its sides")
  func vectorImages() throws {
    let file = Data("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>".utf8)
    let image = ImageContent(
      bitmap: try Bitmap(validatingSVG: file), frame: CGRect(x: 1, y: 2, width: 30, height: 4))
    var encoder = PageNotation.encoder()
    let page = PageTwin()
    let node = RenderNode(id: NodeID(rawValue: 2), frame: .zero, content: .image(image))
    try page.apply(encoder.tree(for: PageNotation.frame(PageNotation.node(1, nil, node))).line(handled: 0))
    expectEqual(encoder.pictures.map(\.value), [PageEncoder.Picture(bytes: Array(file), contentType: "image/svg+xml")])
    let address = "/app/_pergola/picture/" + (try #require(encoder.pictures.keys.first))
    let shown = try #require(page.scene.find("n2")?.first("c"))
    expectEqual(shown.attributes["src"], address + "#svgView(preserveAspectRatio(none))")
  }

  @Test("transitions come with the frame that they belong to")
  func transitions() throws {
    var encoder = PageNotation.encoder()
    _ = encoder.tree(for: PageNotation.frame(PageNotation.node(1)))
    let id = NodeID(rawValue: 2)
    let transitions = [
      NodeTransition(node: id, kind: .inserted, duration: 0.3, delay: 0.05),
      NodeTransition(
        node: id, kind: .moved(from: CGRect(x: 1, y: 2, width: 3, height: 4)), duration: 1, curve: .linear,
        repetition: .init(runs: .infinity, autoreverses: true)),
      NodeTransition(node: id, kind: .removed, duration: 0),
    ]
    let frame = Frame(
      number: 2, size: .zero, scale: 1, root: PageNotation.node(1, nil, PageNotation.node(2)), transitions: transitions,
      focusedNode: nil)
    let message = encoder.patches(to: frame)
    let line = try #require(message).line(handled: 0)
    #expect(line.contains("\"x\":[[\"2\",0,300,50,\"ease-in-out\",1,0],[\"2\",2,1000,0,\"linear\",0,1,1,2,3,4]]"))
  }
}
