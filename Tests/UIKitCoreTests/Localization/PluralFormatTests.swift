import Expectations
import Foundation
import Testing

@testable import UIKitCore

@Suite struct PluralFormatTests {
  private func text(_ format: String, _ arguments: any CVarArg...) -> String {
    _LocalizedFormat.format(format, locale: Locale(identifier: "en_US"), arguments)
  }

  @Test("a number chooses the form of its category")
  func forms() {
    let format = "You have %#@en{one{%d apple}other{%d apples}}@."
    expectEqual(text(format, 1), "You have 1 apple.")
    expectEqual(text(format, 2), "You have 2 apples.")
    expectEqual(text("%#@ru{one{%d яблоко}few{%d яблока}many{%d яблок}other{%d яблока}}@", 22), "22 яблока")
    expectEqual(text("%#@ru{one{%d яблоко}few{%d яблока}many{%d яблок}other{%d яблока}}@", 11), "11 яблок")
  }

  @Test("a form for zero is used for 0 in every language")
  func zero() {
    let format = "%#@en{zero{Nothing}one{%d apple}other{%d apples}}@"
    expectEqual(text(format, 0), "Nothing")
    expectEqual(text(format, UInt8(0)), "Nothing")
    expectEqual(text(format, 1), "1 apple")
  }

  @Test("a category without a form has that of other")
  func missingForm() {
    expectEqual(text("%#@en{other{%d files}}@", 1), "1 files")
  }

  @Test("several variables take their arguments in order, or by position")
  func variables() {
    let inOrder = "%#@en{one{%d apple}other{%d apples}}@ and %#@en{one{%d pear}other{%d pears}}@ for %@"
    expectEqual(text(inOrder, 1, 2, "Ann"), "1 apple and 2 pears for Ann")
    let byPosition = "%2$#@en{one{%2$d pear}other{%2$d pears}}@ and %1$#@en{one{%1$d apple}other{%1$d apples}}@"
    expectEqual(text(byPosition, 1, 2), "2 pears and 1 apple")
    expectEqual(text("%@ has %2$#@en{one{%2$d apple}other{%2$d apples}}@", "Ann", 1), "Ann has 1 apple")
  }

  @Test("a variable may stand in a form of another")
  func nested() {
    let inner = "%2$#@en{one{%2$d folder}other{%2$d folders}}@"
    let format = "%#@en{one{%d file in \(inner)}other{%d files in \(inner)}}@"
    expectEqual(text(format, 1, 3), "1 file in 3 folders")
    expectEqual(text(format, 2, 1), "2 files in 1 folder")
    let withoutPositions = "%#@en{one{%d file in %#@en{one{%d folder}other{%d folders}}@}other{}}@"
    expectEqual(text(withoutPositions, 1, 3), "1 file in 3 folders")
  }

  @Test("fractions choose by their value, and texts the form of other")
  func otherValues() {
    expectEqual(text("%#@en{one{%.1f metre}other{%.1f metres}}@", 1.5), "1.5 metres")
    expectEqual(text("%#@en{one{%@ apple}other{%@ apples}}@", "1"), "1 apples")
    expectEqual(text("%#@en{one{an apple}other{apples}}@"), "apples")
  }

  @Test("braces, backslashes and percent signs of the text stay")
  func escapes() {
    expectEqual(text(#"{%#@en{one{\{%d\} \\ %%}other{}}@} 100%%"#, 1), #"{{1} \ %} 100%"#)
  }

  @Test("formats without plurals, and broken ones, stay as they are")
  func broken() {
    for format in [
      "%d apples", "%#@apples@", "%#@en{one{%d", "%#@en{one{a}", "#@", "%", "%#@en{one{a}other}@", "%5$#@",
    ] {
      expectEqual(PluralFormat.expand(format, [1]), format)
    }
    let deep = String(repeating: "%#@en{other{", count: 1000) + "x" + String(repeating: "}}@", count: 1000)
    expectEqual(PluralFormat.expand(deep, [1]), "")
  }
}
