import Expectations
import Foundation
import RenderTree
import Testing

@Suite("Bidirectional text") struct BidiTests {
  /// The visual order of random texts, from left to right and without mirroring, by an independent implementation of
  /// UAX #9 (unicode-bidi). The Boolean value is true for right-to-left paragraphs.
  @Test(
    "random paragraphs are ordered as by another implementation",
    arguments: [
      (" \u{202D}\u{200F}.\u{200F}\u{2067}\u{202A}b \u{202D}\u{2066}%", false, " .b %"),
      ("/.\u{2069}\u{628}<\u{64A}\u{2066}!\u{202C}[.", true, "![.\u{64A}<\u{628}./"),
      ("ab\u{2066}2\u{5D0}AA,", true, "2\u{5D0}AA,ab"),
      ("\u{2067}1\u{202D})\u{631}\u{628}\u{202E}\u{664}\u{64A}", false, "1)\u{631}\u{628}\u{64A}\u{664}"),
      ("\u{639}\u{631}\u{639}B/\u{5D1}>\u{202B}\u{2068}?", true, "?>\u{5D1}/B\u{639}\u{631}\u{639}"),
      ("2\u{2069}\u{664}\u{631}/\u{200E}< ]>-\u{631}", true, "\u{631}->] </\u{631}\u{664}2"),
      (">\u{631}/-\u{2069}b]\u{200F})>\u{2067}", true, ">)]b-/\u{631}>"),
      (":\u{628}\u{2068},\u{2067}:\u{5D3}\u{202A}", false, ":\u{628},\u{5D3}:"),
      ("%,\u{5D3}\u{639}\u{202E}(\u{5D0}B\u{2069}", true, "B\u{5D0}(\u{639}\u{5D3},%"),
      ("\u{5D3}\u{200F}12!!\u{202A}[\u{202B}", false, "12\u{5D3}!!["),
      ("B]/<b\u{202B}1:\u{639}\u{2068}", false, "B]/<b\u{639}:1"),
      ("%\u{664}\u{628}\u{202D}\u{202B}A?(.1[", true, "[A?(.1\u{628}\u{664}%"),
      (
        "1\u{639}\u{5D2}\u{202A}$\u{663}1\u{628}\u{200F}-\u{202C}\u{2069}\u{628}", false,
        "1$\u{663}1\u{628}-\u{5D2}\u{639}\u{628}"
      ),
      ("\u{202D}!+:() .%\u{2069}", true, "!+:() .%"),
      ("B\u{5D1}-a)b\u{5D2}])\u{631}\u{663}B(", false, "B\u{5D1}-a)b\u{663}\u{631})]\u{5D2}B("),
      ("-\u{639}(\u{64A}\u{5D0}% \u{664}/)", false, "-)/\u{664} %\u{5D0}\u{64A}(\u{639}"),
      ("?b\u{5D3}:%)\u{64A}-)\u{5D1}\u{5D1}(", true, "(\u{5D1}\u{5D1})-\u{64A})%:\u{5D3}b?"),
      (")\u{5D3}b\u{5D3}([/\u{628}", false, ")\u{5D3}b\u{628}/[(\u{5D3}"),
      ("\u{5D0}%b\u{663})\u{64A}([\u{5D1}b \u{64A}\u{5D1}", false, "\u{5D0}%b\u{5D1}[(\u{64A})\u{663}b \u{5D1}\u{64A}"),
      ("\u{631}()\u{631}\u{664}?b/::", false, "\u{664}\u{631})(\u{631}?b/::"),
      ("\u{5D2})\u{5D2}2\u{639}\u{5D2}((\u{64A}%]?]", true, "]?]%\u{64A}((\u{5D2}\u{639}2\u{5D2})\u{5D2}"),
      ("\u{664}\u{5D0}(<,(!2", true, "2!(,<(\u{5D0}\u{664}"),
      ("\u{663}a-\u{5D1}\u{5D0}\u{639}?::A1a", false, "\u{663}a-\u{639}\u{5D0}\u{5D1}?::A1a"),
      ("><1\u{64A}>?\u{5D3} \u{5D0}", false, "><1\u{5D0} \u{5D3}?>\u{64A}"),
      (
        "a\u{639}?1]\u{628}\u{631}+\u{5D3}\u{639}\u{64A}1\u{639}", true,
        "\u{639}1\u{64A}\u{639}\u{5D3}+\u{631}\u{628}]1?\u{639}a"
      ),
      (" /?]\u{5D2}$1/\u{5D2}B]\u{664}", true, "\u{664}]B\u{5D2}/$1\u{5D2}]?/ "),
      ("/- !,B1>) \u{664}\u{639}", false, "/- !,B1>) \u{639}\u{664}"),
      ("1\u{631}\u{663}>>A<\u{639}\u{64A}?,", true, ",?\u{64A}\u{639}<A>>\u{663}\u{631}1"),
    ] as [(String, Bool, String)])
  func order(text: String, isRightToLeft: Bool, expected: String) {
    let line = layout(text, direction: isRightToLeft ? .rightToLeft : .leftToRight).lines[0]
    let seen = line.runs.map { $0.isRightToLeft ? String($0.text.reversed()) : $0.text }.joined()
    expectEqual(Array(seen.unicodeScalars), Array(expected.unicodeScalars))
  }

  @Test("Hebrew in an English line is reversed in its own run") func mixed() {
    let line = layout("say שלום now").lines[0]
    expectEqual(line.runs.map(\.text), ["say ", "שלום", " now"])
    expectEqual(line.runs.map(\.isRightToLeft), [false, true, false])
    expectEqual(line.runs.map(\.x), [0, 32, 64])
    expectEqual(line.visualText, "say םולש now")
  }

  @Test("the first strong character sets a paragraph's direction and natural alignment") func natural() {
    let hebrew = layout("12 שלום abc", columns: 20).lines[0]
    expectEqual(hebrew.visualText, "abc םולש 12")
    expectEqual(hebrew.frame.minX, 72)
    let english = layout("12 abc שלום", columns: 20).lines[0]
    expectEqual(english.visualText, "12 abc םולש")
    expectEqual(english.frame.minX, 0)
    expectEqual(layout("שלום", columns: 20, alignment: .left).lines[0].frame.minX, 0)
    let both = layout("abc\nשלום", columns: 20)
    expectEqual(both.lines.map(\.frame.minX), [0, 128])
  }

  @Test("a given direction overrides the text's direction") func direction() {
    expectEqual(layout("abc!", direction: .rightToLeft).lines[0].visualText, "!abc")
    expectEqual(layout("שלום!", direction: .leftToRight).lines[0].visualText, "םולש!")
    expectEqual(layout("abc", columns: 10, direction: .rightToLeft).lines[0].frame.minX, 56)
  }

  @Test("numbers in right-to-left text stay in order") func numbers() {
    expectEqual(layout("מחיר 12.50 שקל").lines[0].visualText, "לקש 12.50 ריחמ")
    expectEqual(layout("سعر 12").lines[0].visualText, "12 رعس")
  }

  @Test("brackets follow their content and are mirrored") func brackets() {
    let line = layout("שלום (עולם)").lines[0]
    expectEqual(line.runs.map(\.text), ["שלום (עולם)"])
    expectEqual(line.visualText, "(םלוע) םולש")
    expectEqual(layout("a (ב) c").lines[0].visualText, "a (ב) c")
    expectEqual(BidiMirroring.mirrored("("), ")")
    expectEqual(BidiMirroring.mirrored("»"), "«")
    expectEqual(BidiMirroring.mirrored("≤"), "≥")
    expectEqual(BidiMirroring.mirrored("a"), "a")
  }

  @Test("each line is ordered on its own") func lines() {
    expectEqual(layout("אבג דהו", columns: 4).visualTexts, ["גבא", "והד"])
    expectEqual(layout("one אבג דהו two", columns: 8).visualTexts, ["one גבא", "והד two"])
  }

  @Test("a truncated right-to-left line has its ellipsis at the left") func truncation() {
    expectEqual(layout("שלום עולם", columns: 6, lines: 1).visualTexts, ["…םולש"])
    expectEqual(layout("שלום עולם", columns: 6, lines: 1, .byTruncatingHead).visualTexts, ["םלוע…"])
  }

  @Test("formatting characters take effect and are not drawn") func formatting() {
    expectEqual(layout("abc \u{2067}(1) שלום\u{2069} d").lines[0].visualText, "abc םולש (1) d")
    expectEqual(layout("a\u{202E}bc\u{202C}d").lines[0].visualText, "acbd")
    expectEqual(layout("\u{200F}abc", columns: 10).lines[0].frame.minX, 56)
    #expect(layout("\u{200F}\u{200E}\u{2066}").lines[0].runs.isEmpty)
  }

  @Test("a soft hyphen inside a number does not split it") func softHyphen() {
    expectEqual(layout("\u{5D0} 12\u{AD}34").lines[0].visualText, "1234 \u{5D0}")
  }

  @Test("the first strong character of an isolate sets its direction, inner isolates excluded") func isolates() {
    // The outer isolate is left-to-right, because the Hebrew letter is in the inner one.
    expectEqual(layout("a\u{2068}\u{2068}\u{5D0}\u{2069}b!\u{2069}").lines[0].visualText, "a\u{5D0}b!")
    expectEqual(layout("a\u{2068}\u{2068}b\u{2069}\u{5D0}!\u{2069}").lines[0].visualText, "a!\u{5D0}b")
  }

  @Test("combining marks stay on their letters") func marks() {
    let line = layout("שָׁלוֹם").lines[0]
    expectEqual(line.frame.width, 32)
    expectEqual(line.visualText, String("שָׁלוֹם".reversed()))
  }
}
