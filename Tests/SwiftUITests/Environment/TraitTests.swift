import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Environment and traits")
struct TraitTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      Text(verbatim: "\(scheme) \(width.map { "\($0)" } ?? "none") \(size)")
    }
  }

  @Test("the environment follows the traits of the host")
  func host() async {
    let driver = Driver(
      showing: UIHostingController(rootView: Scheme()), size: CGSize(width: 390, height: 844), appearance: .dark,
      contentSize: .extraLarge)
    await driver.settle()
    expectEqual(driver.labels, ["dark compact xLarge"])
  }

  @Test("a value that is set applies to the views inside only")
  func override() async {
    let view = VStack {
      Scheme().environment(\.colorScheme, .dark)
      Scheme()
    }
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 844))
    await driver.settle()
    expectEqual(driver.labels, ["dark compact large", "light compact large"])
  }

  @Test("the preferred colour scheme applies to the window")
  func preferred() async {
    let driver = Driver(
      showing: UIHostingController(rootView: Scheme().preferredColorScheme(.dark)),
      size: CGSize(width: 390, height: 844))
    await driver.settle()
    expectEqual(driver.labels, ["dark compact large"])
    expectEqual(driver.window.traitCollection.userInterfaceStyle, .dark)
  }
}
