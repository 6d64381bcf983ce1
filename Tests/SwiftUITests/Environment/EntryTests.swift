import Expectations
import PergolaTesting
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var caption: String = "none"
  @Entry fileprivate var limit: Int?
  @Entry fileprivate var factor = 2
  @Entry fileprivate var join: (String, String) -> String = { $0 + $1 }
}

extension Transaction {
  @Entry fileprivate var isQuick: Bool = false
}

@MainActor @Suite("Values that an app declares")
struct EntryTests {
  private struct Content: View {
    @Environment(\.caption) private var caption
    @Environment(\.limit) private var limit
    @Environment(\.factor) private var factor
    @Environment(\.join) private var join

    var body: some View { Text(verbatim: join(caption, " \(limit.map(String.init) ?? "-") \(factor)")) }
  }

  @Test("a value has its default until it is set")
  func environment() async {
    let driver = await show(
      VStack {
        Content()
        Content().environment(\.caption, "some").environment(\.limit, 3).environment(\.factor, 5)
      })
    expectEqual(driver.labels, ["none - 2", "some 3 5"])
  }

  @Test("a transaction has values of the app, too")
  func transaction() {
    var transaction = Transaction()
    expectEqual(transaction.isQuick, false)
    transaction.isQuick = true
    expectEqual(transaction.isQuick, true)
  }
}
