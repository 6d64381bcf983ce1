import PergolaOS
import PergolaSystem

/// Returns the texts that code writes into a fresh system's log.
func messages(debug: Bool = false, _ body: () throws -> Void) rethrows -> [String] {
  try entries(debug: debug, body).map(\.message)
}

/// Returns the entries that code writes into a fresh system's log.
func entries(debug: Bool = false, _ body: () throws -> Void) rethrows -> [SystemLog.Entry] {
  let system = System()
  system.log.takesDebug = debug
  try system.perform(body)
  return system.log.entries
}
