import SwiftUI

/// A list that grows, and its counters: a row's own state, which its buttons change by a binding; objects that a row
/// owns, and keeps, or borrows as long as the list keeps them; and a total that all rows share.
@main
struct CounterApp: App {
  @State private var total = Total()

  var body: some Scene {
    WindowGroup("Counter") { CounterList() }
      .environment(total)
  }
}

/// The list. Another row evaluates its body, which makes another counter for the borrowing row.
struct CounterList: View {
  @State private var rows = 1

  var body: some View {
    NavigationStack {
      List {
        Section("Total") { TotalRow() }
        Section("The row's value: @State") { SteppingRow() }
        Section("Owned by the row: @StateObject") {
          ForEach(1..<rows + 1, id: \.self) { OwningRow(number: $0) }
        }
        Section("Made by the list: @ObservedObject") { BorrowingRow(counter: Counter()) }
      }
      .navigationTitle("Counter")
      .toolbar {
        Button("Add") { rows += 1 }
      }
    }
  }
}
