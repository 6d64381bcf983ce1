import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Lives of observed objects")
struct ObjectLifeTests {
  final class Counts {
    var made = 0
    var released = 0
  }

  private final class Thing: ObservableObject {
    let counts: Counts
    @Published var number = 0
    init(_ counts: Counts) {
      self.counts = counts
      counts.made += 1
    }
    deinit { counts.released += 1 }
  }

  @MainActor private final class Handle {
    var isShown: (Bool) -> Void = { _ in }
    var next: () -> Void = {}
  }

  private struct Owner: View {
    @StateObject var thing: Thing
    let generation: Int
    var body: some View { Text("\(generation), \(thing.number)" as String) }
  }

  private struct Observer: View {
    @ObservedObject var thing: Thing
    let generation: Int
    var body: some View { Text("\(generation), \(thing.number)" as String) }
  }

  private struct Parent: View {
    let counts: Counts
    let owns: Bool
    let handle: Handle
    @State private var isShown = true
    @State private var generation = 0

    var body: some View {
      let _ = handle.isShown = { isShown = $0 }
      let _ = handle.next = { generation += 1 }
      VStack {
        if isShown {
          if owns {
            Owner(thing: Thing(counts), generation: generation)
          } else {
            Observer(thing: Thing(counts), generation: generation)
          }
        }
      }
    }
  }

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  @Test("a state object is made once for its view, and released with it")
  func stateObject() async {
    let counts = Counts()
    let handle = Handle()
    let driver = await show(Parent(counts: counts, owns: true, handle: handle))
    expectEqual(driver.labels, ["0, 0"])
    handle.next()
    await driver.settle()
    expectEqual(driver.labels, ["1, 0"])
    #expect(counts.made == 1 && counts.released == 0)
    handle.isShown(false)
    await driver.settle()
    #expect(counts.made == 1 && counts.released == 1)
    handle.isShown(true)
    await driver.settle()
    expectEqual(counts.made, 2)
  }

  @Test("a state object is made once over 1,000 updates of its parent")
  func manyUpdates() async {
    let counts = Counts()
    let handle = Handle()
    let driver = await show(Parent(counts: counts, owns: true, handle: handle))
    for _ in 0..<1_000 {
      handle.next()
      await driver.settle()
    }
    expectEqual(driver.labels, ["1000, 0"])
    expectEqual(counts.made, 1)
    expectEqual(counts.released, 0)
  }

  @Test("an observed object that the parent makes is made again with each evaluation, and the old one is released")
  func observedObject() async {
    let counts = Counts()
    let handle = Handle()
    let driver = await show(Parent(counts: counts, owns: false, handle: handle))
    handle.next()
    await driver.settle()
    expectEqual(driver.labels, ["1, 0"])
    #expect(counts.made == 2 && counts.released == 1)
    handle.isShown(false)
    await driver.settle()
    #expect(counts.made == 2 && counts.released == 2)
  }

  @Test("after 1,000 views have come and gone, no object is left")
  func leaks() async {
    let counts = Counts()
    let handle = Handle()
    let driver = await show(Parent(counts: counts, owns: true, handle: handle))
    for _ in 0..<1000 {
      handle.isShown(false)
      await driver.settle()
      handle.isShown(true)
      await driver.settle()
    }
    #expect(counts.made == 1001 && counts.released == 1000)
  }
}
