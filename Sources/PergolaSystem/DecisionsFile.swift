import Foundation
import PergolaDiagnostics

/// The file of a live system that keeps the answers of the user.
struct DecisionsFile {
  private struct Content: Codable {
    var version = 1
    /// The names of answers by the names of permissions.
    var answers: [String: String]
  }

  let file: SystemFile

  /// The stored answers; none if there are none that can be read, so that the user is asked again.
  func read() -> [System.Permission: System.Answer] {
    guard let data = try? file.read(), let content = try? JSONDecoder().decode(Content.self, from: data),
      content.version == 1
    else { return [:] }
    let answers = content.answers.map { (System.Permission($0.key), System.Answer($0.value)) }
    return Dictionary(uniqueKeysWithValues: answers)
  }

  /// Stores answers.
  func write(_ decisions: [System.Permission: System.Answer]) throws {
    let answers = decisions.map { ($0.key.name, $0.value.name) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try file.write(encoder.encode(Content(answers: Dictionary(uniqueKeysWithValues: answers))))
  }
}

extension System {
  /// The file of the user's answers; nil if the system is played.
  var decisions: DecisionsFile? { file(named: "Permissions.json").map { DecisionsFile(file: $0) } }

  /// Stores the answers, in a live system.
  func storeDecisions() {
    guard let decisions else { return }
    // The lock is held while the file is written, so that the last answer is the one that stays.
    state.withLock { state in
      do {
        try decisions.write(state.decisions)
      } catch {
        Log.warning("The answers to the app's questions were not stored: \(error)")
      }
    }
  }
}
