import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Sheets")
struct SheetTests {
  @MainActor final class Handle {
    var set: (Bool) -> Void = { _ in }
    var isPresented = false
    var dismiss: () -> Void = {}
    var entries: [String] = []
  }

  private struct Presenter: View {
    let handle: Handle
    @State private var isPresented = false

    var body: some View {
      let _ = handle.set = { isPresented = $0 }
      let _ = handle.isPresented = isPresented
      Text(verbatim: "behind")
        .sheet(isPresented: $isPresented, onDismiss: { handle.entries.append("dismissed") }) {
          Presented(handle: handle)
        }
    }
  }

  private struct Presented: View {
    let handle: Handle
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      let _ = handle.dismiss = { dismiss() }
      Text(verbatim: "in front")
    }
  }

  private func present(_ handle: Handle) async -> Driver {
    let driver = Driver(
      showing: UIHostingController(rootView: Presenter(handle: handle)), size: CGSize(width: 390, height: 844))
    await driver.settle()
    handle.set(true)
    await driver.settle()
    return driver
  }

  @Test("true presents")
  func presents() async {
    let driver = await present(Handle())
    #expect(driver.contains("in front"))
  }

  @Test("false dismisses, and the action follows once")
  func dismisses() async {
    let handle = Handle()
    let driver = await present(handle)
    handle.set(false)
    await driver.settle()
    #expect(!driver.contains("in front"))
    expectEqual(handle.entries, ["dismissed"])
  }

  @Test("dismiss sets the binding to false, and the action follows once")
  func dismissAction() async {
    let handle = Handle()
    let driver = await present(handle)
    handle.dismiss()
    await driver.settle()
    #expect(!driver.contains("in front"))
    #expect(!handle.isPresented)
    expectEqual(handle.entries, ["dismissed"])
  }

  @MainActor private final class Screens: ObservableObject {
    @Published var isCovered = false
    @Published var isSheetShown = false
    var entries: [String] = []
  }

  private struct CoveredSheet: View {
    @ObservedObject var screens: Screens

    var body: some View {
      Text(verbatim: "behind")
        .sheet(isPresented: $screens.isSheetShown, onDismiss: { screens.entries.append("sheet") }) {
          Text(verbatim: "sheet")
            .fullScreenCover(isPresented: $screens.isCovered, onDismiss: { screens.entries.append("cover") }) {
              Text(verbatim: "cover")
            }
        }
    }
  }

  @Test("a sheet stays below a full-screen cover, and each is dismissed once")
  func sheetBelowCover() async {
    let screens = Screens()
    let driver = await show(CoveredSheet(screens: screens))
    screens.isSheetShown = true
    await driver.settle()
    screens.isCovered = true
    await driver.settle()
    #expect(driver.contains("cover"))
    #expect(!driver.contains("sheet"))
    screens.isCovered = false
    await driver.settle()
    #expect(driver.contains("sheet"))
    expectEqual(screens.entries, ["cover"])
    screens.isSheetShown = false
    await driver.settle()
    #expect(driver.contains("behind"))
    expectEqual(screens.entries, ["cover", "sheet"])
  }

  @Test("a sheet that goes with a cover above it takes the cover along, and each is dismissed once")
  func sheetGoesWithCover() async {
    let screens = Screens()
    let driver = await show(CoveredSheet(screens: screens))
    screens.isSheetShown = true
    await driver.settle()
    screens.isCovered = true
    await driver.settle()
    screens.isSheetShown = false
    await driver.settle()
    #expect(!driver.contains("cover"))
    #expect(driver.contains("behind"))
    expectEqual(screens.entries.sorted(), ["cover", "sheet"])
    #expect(!screens.isCovered)
    #expect(!screens.isSheetShown)
    screens.isSheetShown = true
    await driver.settle()
    #expect(driver.contains("sheet"))
  }

  private struct TwoPresenters: View {
    @ObservedObject var screens: Screens

    var body: some View {
      VStack {
        Text(verbatim: "behind")
          .sheet(isPresented: $screens.isSheetShown, onDismiss: { screens.entries.append("sheet") }) {
            Text(verbatim: "sheet")
          }
        Text(verbatim: "other")
          .fullScreenCover(isPresented: $screens.isCovered, onDismiss: { screens.entries.append("cover") }) {
            Text(verbatim: "cover")
          }
      }
    }
  }

  @Test("of two presentations at once the second waits for the end of the first")
  func waiting() async {
    let screens = Screens()
    let driver = await show(TwoPresenters(screens: screens))
    screens.isSheetShown = true
    screens.isCovered = true
    await driver.settle()
    #expect(driver.contains("sheet"))
    screens.isSheetShown = false
    await driver.settle()
    #expect(driver.contains("cover"))
    expectEqual(screens.entries, ["sheet"])
    screens.isCovered = false
    await driver.settle()
    expectEqual(screens.entries, ["sheet", "cover"])
  }

  private struct Mirrored: View {
    @ObservedObject var screens: Screens

    var body: some View {
      Text(verbatim: "behind")
        .sheet(isPresented: $screens.isSheetShown) {
          HStack(spacing: 0) {
            Text(verbatim: "first")
            Text(verbatim: "second")
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test("the direction from right to left reaches the content of sheets")
  func rightToLeft() async throws {
    let screens = Screens()
    let driver = await show(Mirrored(screens: screens))
    screens.isSheetShown = true
    await driver.settle()
    #expect(try driver.frame(of: "first").minX > driver.frame(of: "second").minX)
  }
}
