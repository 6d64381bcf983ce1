import Predicates
import Testing

@Suite(.serialized) struct PredicateSpeedTests {
  @Test("a predicate over 100,000 values costs at most 5 times the closure that says the same")
  func ratio() {
    let count = _isDebugAssertConfiguration() ? 10_000 : 100_000
    let values: [Any] = (0..<count).map { ["age": $0 % 100, "name": "Plant \($0)"] as [String: Any] }
    let predicate = NSPredicate(format: "age > 50")
    let closure = { (value: Any) in ((value as? [String: Any])?["age"] as? Int ?? 0) > 50 }
    let clock = ContinuousClock()
    // The best of several runs disregards the other work of the machine.
    func best(_ body: (Any) -> Bool) -> Duration {
      (0..<5).map { _ in clock.measure { _ = values.filter(body).count } }.min() ?? .zero
    }
    let ratio = best { predicate.evaluate(with: $0) } / best(closure)
    print("A predicate over \(count) values costs \(ratio) times the closure.")
    // Without optimization the ratio says nothing about the program of a user.
    #expect(ratio < 5 || _isDebugAssertConfiguration())
  }
}
