import Expectations
import Testing

@testable import PergolaSymbols

@Suite struct SymbolFormTests {
  @Test("a form's suffix names slash, enclosure, fill and badge in this order")
  func suffixes() {
    expectEqual(SymbolForm.plain("x").suffix, "")
    expectEqual(SymbolForm.circleFill("x").suffix, ".circle.fill")
    expectEqual(SymbolForm.slashFill("x").suffix, ".slash.fill")
    expectEqual(SymbolForm.fillBadge(.clock, "x").suffix, ".fill.badge.clock")
  }

  @Test("the badges of persons and with a triangle have longer names")
  func longBadges() {
    expectEqual(SymbolForm.badge(.person, "x").suffix, ".badge.person.crop")
    expectEqual(SymbolForm.badge(.warning, "x").suffix, ".trianglebadge.exclamationmark")
  }
}
