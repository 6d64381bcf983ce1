import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Several views in a row")
struct TupleViewTests {
  @Test("they are made from a tuple as from the views themselves")
  func tuples() async {
    let views = TupleView((Text(verbatim: "a"), Divider(), Text(verbatim: "b")))
    expectEqual(await show(VStack { views }).labels, ["a", "b"])
    expectEqual(await show(VStack { TupleView(Text(verbatim: "a"), Text(verbatim: "b")) }).labels, ["a", "b"])
    expectEqual(await show(VStack { TupleView(Text(verbatim: "a")) }).labels, ["a"])
  }
}
