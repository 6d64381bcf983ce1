import Testing

@testable import PergolaSymbols

@Suite struct SymbolFormTests {
  @Test("a form's suffix names slash, enclosure, fill and badge in this order")
  func suffixes() {
    #expect(SymbolForm.plain("x").suffix == "")
    #expect(SymbolForm.circleFill("x").suffix == ".circle.fill")
    #expect(SymbolForm.slashFill("x").suffix == ".slash.fill")
    #expect(SymbolForm.fillBadge(.clock, "x").suffix == ".fill.badge.clock")
  }

  @Test("the badges of persons and with a triangle have longer names")
  func longBadges() {
    #expect(SymbolForm.badge(.person, "x").suffix == ".badge.person.crop")
    #expect(SymbolForm.badge(.warning, "x").suffix == ".trianglebadge.exclamationmark")
  }
}
