import SwiftUI

/// A counter, each change of which evaluates all views that observe it.
final class Counter: ObservableObject {
  @Published var count = 0
}

/// The number of all taps. A change evaluates the views that read it.
@Observable
final class Total {
  var taps = 0
}
