import CounterScreens
import SwiftUI

/// A list that grows, and its counters: a row's own state, which its buttons change by a binding; objects that a row
/// owns, and keeps, or borrows as long as the list keeps them; and a total that all rows share.
@main
struct CounterApp: App {
  var body: some Scene {
    WindowGroup("Counter") { makeCounter() }
  }
}
