import Combine
import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// What is left of views that are gone, counted.
@MainActor @Suite("Removal of views")
struct RemovalTests {
  private final class Counts {
    var nodes = 0
    var subscriptions = 0
    var madeNodes = 0
    var madeSubscriptions = 0
  }

  /// An object that views hold: their nodes hold the views.
  private final class Token {
    let counts: Counts
    init(_ counts: Counts) {
      self.counts = counts
      counts.nodes += 1
      counts.madeNodes += 1
    }
    deinit { counts.nodes -= 1 }
  }

  /// An object that counts its observers.
  private final class Source: ObservableObject {
    let objectWillChange: AnyPublisher<Void, Never>

    init(_ counts: Counts) {
      objectWillChange = PassthroughSubject<Void, Never>()
        .handleEvents(
          receiveSubscription: { _ in
            counts.subscriptions += 1
            counts.madeSubscriptions += 1
          }, receiveCancel: { counts.subscriptions -= 1 }
        )
        .eraseToAnyPublisher()
    }
  }

  private struct Guest: View {
    let token: Token
    @ObservedObject var source: Source
    @EnvironmentObject private var inherited: Source
    @State private var number = 0

    var body: some View {
      let _ = inherited
      VStack {
        Text(verbatim: "guest \(number)").onReceive(source.objectWillChange) { number += 1 }
        Toggle(
          isOn: Binding {
            number > 0
          } set: {
            number = $0 ? 1 : 0
          }
        ) { Text(verbatim: "switch") }
        List(0..<3) { Text(verbatim: "row \($0)") }
      }
    }
  }

  @MainActor private final class Handle {
    var isShown: (Bool) -> Void = { _ in }
  }

  private struct Host: View {
    let counts: Counts
    let source: Source
    let handle: Handle
    @State private var isShown = false

    var body: some View {
      let _ = handle.isShown = { isShown = $0 }
      VStack {
        if isShown { Guest(token: Token(counts), source: source) }
      }
    }
  }

  @Test("after views were mounted and unmounted 1,000 times, no node and no subscription is left")
  func thousand() async {
    let counts = Counts()
    let handle = Handle()
    let source = Source(counts)
    let driver = Driver(
      showing: UIHostingController(
        rootView: Host(counts: counts, source: source, handle: handle).environmentObject(source)))
    await driver.settle()
    // The host of the environment object need not observe it.
    let subscriptions = counts.subscriptions
    for _ in 0..<1_000 {
      handle.isShown(true)
      await driver.settle()
      handle.isShown(false)
      await driver.settle()
    }
    expectEqual(counts.madeNodes, 1_000)
    #expect(counts.madeSubscriptions >= 2_000)
    expectEqual(counts.nodes, 0)
    expectEqual(counts.subscriptions, subscriptions)
  }
}
