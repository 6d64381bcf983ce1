import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Heights of sheets")
struct SheetDetentTests {
  @MainActor private final class Model: ObservableObject {
    @Published var isShown = true
    @Published var detent: PresentationDetent
    @Published var detents: Set<PresentationDetent> = [.medium, .large, .height(200)]
    /// False for a model that does not take over what is selected.
    var takesChoices = true

    init(_ detent: PresentationDetent) { self.detent = detent }
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    private var selection: Binding<PresentationDetent> {
      Binding {
        model.detent
      } set: {
        if model.takesChoices { model.detent = $0 }
      }
    }

    var body: some View {
      Text(verbatim: "behind")
        .sheet(isPresented: $model.isShown) {
          Text(verbatim: "in front")
            .presentationDetents(model.detents, selection: selection)
        }
    }
  }

  private func show(_ model: Model) async -> Driver {
    let driver = Driver(
      showing: UIHostingController(rootView: Screen(model: model)), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  /// The height of the sheet.
  private func height(in driver: Driver) -> CGFloat? {
    driver.window.rootViewController?.presentedViewController?.viewIfLoaded?.bounds.height
  }

  @Test("a sheet begins at the selected height") func beginning() async {
    let driver = await show(Model(.large))
    expectEqual(height(in: driver), 834)
  }

  @Test("a change of the selection moves the sheet, as an animation") func change() async {
    let model = Model(.height(200))
    let driver = await show(model)
    expectEqual(height(in: driver), 200)
    model.detent = .medium
    await driver.settle()
    expectEqual(height(in: driver), 417)
  }

  @Test("a tap on the grabber writes the next height") func grabber() async throws {
    let model = Model(.height(200))
    let driver = await show(model)
    try await driver.tap("Sheet Grabber")
    await driver.settle()
    expectEqual(model.detent, .medium)
    expectEqual(height(in: driver), 417)
  }

  @Test("a drag writes the height at which the sheet comes to rest") func drag() async {
    let model = Model(.medium)
    let driver = await show(model)
    await driver.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 60), holds: false)
    await driver.settle()
    expectEqual(model.detent, .large)
    expectEqual(height(in: driver), 834)
  }

  @Test("a binding that keeps its value has the last word") func refusal() async throws {
    let model = Model(.medium)
    model.takesChoices = false
    let driver = await show(model)
    try await driver.tap("Sheet Grabber")
    await driver.settle()
    expectEqual(model.detent, .medium)
    expectEqual(height(in: driver), 417)
  }

  @Test("a selection that is not among the heights shows the lowest one, and is not written") func unknown() async {
    let model = Model(.fraction(0.3))
    let driver = await show(model)
    expectEqual(height(in: driver), 200)
    expectEqual(model.detent, .fraction(0.3))
  }

  @Test("other heights keep the selection") func otherHeights() async {
    let model = Model(.medium)
    let driver = await show(model)
    model.detents = [.medium, .large]
    await driver.settle()
    expectEqual(height(in: driver), 417)
    model.detent = .large
    await driver.settle()
    expectEqual(height(in: driver), 834)
  }
}
