import SwiftUI

/// A row with a value of its own, which its buttons change. For large text the buttons stand below the value.
struct SteppingRow: View {
  @State private var count = 0
  @Environment(\.dynamicTypeSize) private var textSize

  private var layout: AnyLayout {
    textSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
  }

  var body: some View {
    layout {
      Text("Steps: \(count)")
      if !textSize.isAccessibilitySize { Spacer() }
      StepButtons(count: $count)
    }
  }
}

/// Two buttons that change a value, which belongs to someone else, by one.
struct StepButtons: View {
  @Binding var count: Int
  @Environment(Total.self) private var total

  var body: some View {
    HStack {
      Button("Less") { step(by: -1) }
        .disabled(count == 0)
      Button("More") { step(by: 1) }
    }
    // In another style, a tap on the row would press both.
    .buttonStyle(.borderless)
  }

  private func step(by amount: Int) {
    count += amount
    total.taps += 1
  }
}

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
