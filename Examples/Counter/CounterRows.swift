import SwiftUI

/// A row that owns its counter: it is made once, and kept as long as the row exists.
struct OwningRow: View {
  let number: Int
  @StateObject private var counter = Counter()
  @Environment(Total.self) private var total

  var body: some View {
    Button("Row \(number): \(counter.count)") {
      counter.count += 1
      total.taps += 1
    }
  }
}

/// A row that borrows its counter from whoever makes the row.
struct BorrowingRow: View {
  @ObservedObject var counter: Counter
  @Environment(Total.self) private var total

  var body: some View {
    Button("Borrowed: \(counter.count)") {
      counter.count += 1
      total.taps += 1
    }
  }
}

/// The only row that reads the total, and so the only one that a change of it evaluates.
struct TotalRow: View {
  @Environment(Total.self) private var total

  var body: some View { Text("\(total.taps) taps") }
}
