import PergolaDiagnostics
import PergolaSymbols
import Synchronization

/// The unknown symbol names that an app asked for. Each is logged once: a row asks for its image again and again.
enum UnknownSymbols {
  private static let reported = Mutex<Set<String>>([])

  /// Logs a name together with the known names nearest to it, the first time that it is asked for.
  static func report(_ name: String) {
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    let near = SymbolCatalogue.nearestNames(to: name).map { "'\($0)'" }.joined(separator: ", ")
    Log.debug("No symbol is named '\(name)'. The nearest names are \(near).")
  }
}
