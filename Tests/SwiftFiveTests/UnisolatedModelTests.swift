import Combine
import Testing

/// A model in Swift 5 mode, without isolation: its closures capture what is not sendable.
final class UnisolatedModel: ObservableObject {
  @Published var text = ""
  @Published var counts: [Int] = []
  var manual = 0 { willSet { objectWillChange.send() } }
  private var subscriptions = Set<AnyCancellable>()

  init() {
    $text
      .receive(on: DispatchQueue.main)
      .map { $0.count }
      .sink { [weak self] in self?.counts.append($0) }
      .store(in: &subscriptions)
  }

  func load() {
    Future<String, any Error> { promise in
      DispatchQueue.global().async { promise(.success("loaded")) }
    }
    .catch { error in Just("\(error)") }
    .receive(on: DispatchQueue.main)
    .handleEvents(receiveOutput: { _ in self.manual += 1 })
    .assign(to: $text)
  }
}

@MainActor @Suite("Models in Swift 5 mode")
struct UnisolatedModelTests {
  @Test("closures that capture the model run on the main queue")
  func closures() async {
    let model = UnisolatedModel()
    var events = 0
    let subscription = model.objectWillChange.sink { events += 1 }
    model.load()
    for _ in 0..<5000 where model.counts.count < 2 { try? await Task.sleep(for: .milliseconds(2)) }
    #expect(model.text == "loaded")
    #expect(model.counts == [0, 6])
    #expect(model.manual == 1)
    // The manual change, the text and the two counts.
    #expect(events == 4)
    subscription.cancel()
  }
}
