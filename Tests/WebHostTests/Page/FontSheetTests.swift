import Foundation
import Testing

@testable import WebHost

@Suite("The style sheet of fonts") struct FontSheetTests {
  private let file = URL(filePath: "/fonts/some.ttf")

  @Test("a font of the system's family is loaded for all characters")
  func system() throws {
    let sheet = try #require(FontSheet([WebFont(weight: 700, isItalic: true, file: file)]))
    #expect(sheet.text.hasPrefix("@font-face{font-family:Inter;font-weight:700;font-style:italic;"))
    #expect(!sheet.text.contains("unicode-range"))
  }

  @Test("a font of a script is loaded only for the characters that the system's family lacks")
  func script() throws {
    let font = WebFont(weight: 400, isItalic: false, file: file, characters: [0x600...0x6ff, 0x200f...0x200f])
    let text = try #require(FontSheet([font])).text
    #expect(text.contains("font-family:Scripts;"))
    #expect(text.contains("unicode-range:U+600-6ff,U+200f;"))
  }
}
