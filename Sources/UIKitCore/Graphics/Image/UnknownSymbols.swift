import PergolaDiagnostics
import PergolaSymbols
import Synchronization

/// The unknown symbol names that have been logged. Each is logged once: cells look up their images repeatedly.
enum UnknownSymbols {
  private static let reported = Mutex<Set<String>>([])

  /// Logs an unknown name with the nearest known names, once.
  static func report(_ name: String) {
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    let near = SymbolCatalogue.nearestNames(to: name).map { "'\($0)'" }.joined(separator: ", ")
    Log.debug("No symbol is named '\(name)'. The nearest names are \(near).")
  }
}
