#if Image
  import Expectations
  import Foundation
  import RenderTree
  import Testing

  @testable import PangoText

  @Suite struct PangoFontFacesTests {
    private let faces = PangoTextEngine.shared.faces

    @Test("the installed fonts have PostScript names, weights and slants")
    func systemFamily() throws {
      let bold = try #require(faces.first { $0.name == "Inter-Bold" })
      expectEqual(bold.family, "Inter")
      #expect(abs(bold.weight - 0.4) < 0.001)
      #expect(!bold.isItalic)
      #expect(try #require(faces.first { $0.name == "Inter-BoldItalic" }).isItalic)
    }

    @Test("the installed fonts are sorted and distinct")
    func order() {
      let keys = faces.map { [$0.family, $0.name] }
      expectEqual(keys, keys.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) })
      expectEqual(Set(faces).count, faces.count)
    }

    @Test("the font of a script has its characters, and none that the system's font or a font before it has")
    func scripts() throws {
      let fonts = SystemFontFile.scripts
      let arabic = try #require(fonts.first { $0.file.lastPathComponent == "NotoSansArabic-Regular.ttf" })
      let characters = try #require(arabic.characters)
      #expect(characters.contains { $0.contains(0x627) })
      #expect(!characters.contains { $0.contains(0x41) })
      expectEqual(characters, characters.sorted { $0.lowerBound < $1.lowerBound })
      var seen: [Int: [String]] = [:]
      for font in fonts where font.weight == 400 && !font.isItalic {
        for character in (font.characters ?? []).joined() { seen[Int(character), default: []].append(font.file.path) }
      }
      #expect(seen.values.allSatisfy { $0.count == 1 })
    }

    /// The system's black font, as the regular one of another family.
    private func renamedFont() throws -> Data {
      let black = try #require(SystemFontFile.installed.first { $0.weight == 900 && !$0.isItalic })
      var data = try Data(contentsOf: black.file)
      for encoding in [String.Encoding.ascii, .utf16BigEndian] {
        let (old, new) = (try #require("Inter".data(using: encoding)), try #require("Moose".data(using: encoding)))
        var start = data.startIndex
        while let range = data.range(of: old, in: start..<data.endIndex) {
          data.replaceSubrange(range, with: new)
          start = range.upperBound
        }
      }
      let entry = try #require(data.range(of: Data("OS/2".utf8)))
      let place = data[entry.upperBound + 4..<entry.upperBound + 8].reduce(0) { $0 << 8 | Int($1) }
      data.replaceSubrange(place + 4..<place + 6, with: [1, 144])
      return data
    }

    @Test("text is laid out in the font of an added file")
    func addedFile() throws {
      let file = URL(filePath: NSTemporaryDirectory()).appending(path: "\(UUID().uuidString).otf")
      defer { try? FileManager.default.removeItem(at: file) }
      try renamedFont().write(to: file)
      let engine = PangoTextEngine()
      func width(_ family: FontDescriptor.Family) -> CGFloat {
        let font = FontDescriptor(family: family, size: 40)
        let text = StyledText("A wide text", TextAttributes(font: font, color: .black))
        return engine.layout(text, style: ParagraphStyle(), in: CGSize(width: CGFloat.infinity, height: .infinity)).size
          .width
      }
      expectEqual(width(.named("Moose")), width(.named("Inter")))
      engine.add(fontFiles: [file])
      #expect(width(.named("Moose")) > width(.named("Inter")) + 10)
      #expect(engine.faces.contains { $0.family == "Moose" })
    }
  }
#endif
