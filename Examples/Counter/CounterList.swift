import SwiftUI

/// Returns the screen of the app, for its program and for the catalogue of examples.
@MainActor package func makeCounter() -> some View { CounterScreen() }

/// The list, with the total of its window.
struct CounterScreen: View {
  @State private var total = Total()

  var body: some View { CounterList().environment(total) }
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
