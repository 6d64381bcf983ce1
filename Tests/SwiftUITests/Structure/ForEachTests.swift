import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("ForEach")
struct ForEachTests {
  private struct Numbers: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  @MainActor private final class Result { var numbers: [Int] = [] }

  @Test("preferences of the elements that exist are joined in the order of the data")
  func order() async {
    let result = Result()
    let driver = Driver(
      showing: UIHostingController(
        rootView: ScrollView {
          LazyVStack {
            ForEach(0..<500) { number in
              Text("\(number)" as String).preference(key: Numbers.self, value: [number])
            }
          }
        }
        .onPreferenceChange(Numbers.self) { numbers in
          MainActor.assumeIsolated { result.numbers = numbers }
        }),
      size: CGSize(width: 390, height: 400))
    await driver.settle()
    #expect(result.numbers.count > 5 && result.numbers.count < 500)
    expectEqual(result.numbers, result.numbers.sorted())
  }
}
