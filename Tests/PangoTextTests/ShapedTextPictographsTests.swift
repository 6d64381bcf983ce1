#if Image
  import Expectations
  import RenderTree
  import Testing

  @testable import PangoText

  @Suite struct ShapedTextPictographsTests {
    /// The pictographs of a text that get the emoji font.
    func pictographs(_ text: String) -> [String] {
      let source = PangoSource(StyledText(text, TextAttributes(font: FontDescriptor(size: 17), color: .black)))
      let shaped = ShapedText(source, 0..<source.bytes.count)
      return shaped.coloredPictographs(in: 0..<shaped.bytes.count).map(shaped.string)
    }

    @Test("pictographs of the supplementary blocks get the emoji font, at any place")
    func places() {
      expectEqual(pictographs("🏔"), ["🏔"])
      expectEqual(pictographs("a🖥b🏔"), ["🖥", "🏔"])
      expectEqual(pictographs("🏔🖥"), ["🏔", "🖥"])
    }

    @Test("characters that Pango colours by itself are left to it")
    func coloredByDefault() {
      #expect(pictographs("🎉👍🏽").isEmpty)
    }

    @Test("a pictograph with a variation selector is left as the selector says")
    func selectors() {
      #expect(pictographs("🏔\u{FE0E}").isEmpty)
      #expect(pictographs("🏔\u{FE0F}").isEmpty)
    }

    @Test("sequences with joiners and skin tones stay together")
    func sequences() {
      #expect(pictographs("🏋🏽").isEmpty)
      #expect(pictographs("👁\u{200D}🗨").isEmpty)
    }

    @Test("digits, signs and pictographs of the basic plane stay text")
    func basicPlane() {
      #expect(pictographs("1#©®™↔☀☂✂").isEmpty)
    }
  }
#endif
