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
  }
#endif
