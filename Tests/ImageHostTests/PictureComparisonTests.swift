#if Image
  import Expectations
  import Foundation
  import PangoText
  import RenderTree
  import Testing

  @testable import ImageHost

  @Suite struct PictureComparisonTests {
    /// A PNG picture of a text and a box.
    func picture(
      _ text: String = "Honeycrisp", at x: CGFloat = 10, _ y: CGFloat = 10, line: Bool = true,
      color: RenderColor = .green
    ) throws -> Data {
      let layout = PangoTextEngine.shared.layout(
        StyledText(text, TextAttributes(font: FontDescriptor(size: 17), color: .black)), style: ParagraphStyle(),
        in: CGSize(width: 100, height: 30))
      let separator = node(0, 50, 100, 0.5, BoxStyle(background: RenderColor(red: 0.78, green: 0.78, blue: 0.78)))
      return try png(
        [
          node(x, y, 90, 30, content: .text(TextContent(layout: layout, origin: .zero))),
          node(10, 60, 20, 20, BoxStyle(background: color)),
        ] + (line ? [separator] : []), scale: 2)
    }

    /// The PNG file with a changed text chunk.
    func file(_ data: Data, saying key: String, _ change: (String) -> String) throws -> Data {
      var file = try #require(PNGFile(data))
      file.chunks = file.chunks.map { chunk in
        let text = String(decoding: chunk.data, as: UTF8.self)
        guard chunk.type == "tEXt", text.hasPrefix("\(key)\0") else { return chunk }
        return PNGFile.Chunk(type: "tEXt", data: Data(change(text).utf8))
      }
      return file.data
    }

    func fromElsewhere(_ data: Data) throws -> Data {
      try file(data, saying: "Fonts") { $0.replacingOccurrences(of: "; 3.019;", with: "; 2.000;") + "0" }
    }

    @Test("a single differing pixel is located")
    func onePixel() throws {
      let box = node(20, 30, 1, 1, BoxStyle(background: RenderColor(red: 1, green: 1, blue: 0.99)))
      let comparison = try ImageComparison(expected: png([]), actual: png([box]), scale: 1)
      expectEqual(comparison.rule, .exact)
      #expect(!comparison.isAlike)
      expectEqual(comparison.finding, "1 of 10000 pixels differs, in columns 20 to 20 and rows 30 to 30.")
      let difference = try Pixels(#require(comparison.difference))
      expectEqual(difference[20, 30], [255, 0, 64, 255])
      expectEqual(difference[21, 30], [255, 255, 255, 255])
    }

    @Test("the same pixels in another file are equal")
    func otherFile() throws {
      let data = try picture()
      var other = try #require(PNGFile(data))
      other.chunks.insert(PNGFile.Chunk(type: "tEXt", data: Data("Comment\0hello".utf8)), at: 1)
      let comparison = try ImageComparison(expected: other.data, actual: data, scale: 2)
      #expect(comparison.isAlike)
      expectEqual(comparison.rule, .exact)
    }

    @Test("an installed font that only the reference used keeps the comparison exact")
    func fontsThatAreHere() throws {
      let comparison = try ImageComparison(expected: picture("日本"), actual: picture("Fuji"), scale: 2)
      expectEqual(comparison.rule, .exact)
      #expect(!comparison.isAlike)
    }

    @Test("differing fonts and libraries are named and compared within a tolerance")
    func otherFonts() throws {
      let data = try picture()
      let font = try #require(PNGInfo(png: data)?.fonts.first)
      let moved = try ImageComparison(
        expected: file(picture(at: 10.25), saying: "Fonts") {
          $0.replacingOccurrences(of: font.line, with: "\(font.name); 2.000; 00000001")
        }, actual: data, scale: 2)
      expectEqual(moved.rule, .tolerant(["the font \(font.name); 2.000; 00000001 there, \(font.line) here"]))
      #expect(moved.isAlike)
      #expect(moved.method.contains("within a tolerance"))
      let exact = try ImageComparison(expected: picture(at: 10.25), actual: data, scale: 2)
      #expect(!exact.isAlike)

      let missing = try file(data, saying: "Fonts") { _ in "Fonts\0No Such Font Regular; 1.000; 00000001" }
      try expectEqual(
        ImageComparison(expected: missing, actual: data, scale: 2).rule,
        .tolerant(["the font No Such Font Regular 1.000 there, not here"]))
      let older = try file(data, saying: "Software") { _ in "Software\0Pango 1.0\nNothing 1" }
      guard case .tolerant(let reasons) = try ImageComparison(expected: older, actual: data, scale: 2).rule else {
        Issue.record("other libraries are compared exactly")
        return
      }
      #expect(reasons[0].hasPrefix("Pango 1.0 there, Pango 1."))
      expectEqual(reasons[1], "Nothing 1 there, no Nothing here")
      let silent = try file(data, saying: "Software") { _ in "Software\0" }
      try expectEqual(
        ImageComparison(expected: silent, actual: data, scale: 2).rule,
        .tolerant(["the reference does not say what drew it"]))
    }

    @Test("the tolerance allows small shifts but no missing or recoloured parts")
    func tolerance() throws {
      func isAlike(_ expected: Data, _ actual: Data) throws -> Bool {
        let silent = try file(expected, saying: "Software") { _ in "Software\0" }
        let comparison = try ImageComparison(expected: silent, actual: actual, scale: 2)
        expectEqual(comparison.isAlike, (comparison.difference == nil))
        return comparison.isAlike
      }
      let data = try picture()
      #expect(try isAlike(data, data))
      #expect(try isAlike(picture(at: 11, 11), data))
      #expect(try !isAlike(picture(at: 10, 16), data))
      #expect(try !isAlike(picture("Honey"), data))
      #expect(try !isAlike(data, picture("Honey")))
      #expect(try !isAlike(picture(line: false), data))
      #expect(try !isAlike(data, picture(line: false)))
      #expect(try !isAlike(picture(color: RenderColor(red: 0, green: 0.8, blue: 0)), data))
    }

    @Test("a broken or wrongly sized file is described")
    func broken() throws {
      let data = try png([])
      #expect(throws: ImageComparison.Problem(description: "it is not a PNG file")) {
        try ImageComparison(expected: Data("no picture".utf8), actual: data, scale: 1)
      }
      // The form is valid, but the compressed pixels are not.
      var hollow = try #require(PNGFile(data))
      hollow.chunks = hollow.chunks.map { $0.type == "IDAT" ? PNGFile.Chunk(type: "IDAT", data: Data([1, 2, 3])) : $0 }
      #expect(throws: ImageComparison.Problem(description: "its pixels cannot be decoded")) {
        try ImageComparison(expected: hollow.data, actual: data, scale: 1)
      }
      let larger = try ImageComparison(expected: png([], scale: 2), actual: data, scale: 1)
      #expect(!larger.isAlike)
      expectEqual(larger.finding, "The picture has 100 x 100 pixels; 200 x 200 were expected.")
      #expect(larger.difference == nil)
    }
  }
#endif
