import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Styles of forms")
struct FormStyleTests {
  @Test("the built-in styles show a list with the rows of the form")
  func builtIn() async {
    let forms = [
      AnyView(
        Form {
          Text(verbatim: "one"); Text(verbatim: "two")
        }),
      AnyView(
        Form {
          Text(verbatim: "one"); Text(verbatim: "two")
        }.formStyle(.automatic)),
      AnyView(
        Form {
          Text(verbatim: "one"); Text(verbatim: "two")
        }.formStyle(.grouped)),
    ]
    for form in forms {
      let shown = await Showing(form)
      expectEqual(shown.views(UICollectionView.self).first?.numberOfItems(inSection: 0), 2)
      expectEqual(shown.driver.labels, ["one", "two"])
    }
  }

  private struct Framed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(verbatim: "top")
        configuration.content
      }
    }
  }

  @Test("a style of the app's draws the content of the form")
  func custom() async {
    let shown = await Showing(Form { Text(verbatim: "one") }.formStyle(Framed()))
    #expect(shown.views(UICollectionView.self).isEmpty)
    expectEqual(shown.driver.labels, ["top", "one"])
  }
}
