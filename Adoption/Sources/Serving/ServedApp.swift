import Foundation

/// An app as it is served: in a terminal or in a browser, with the options of its first start and of its later ones.
package struct ServedApp: Equatable, Sendable {
  /// The error of options with which no app stays alive.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case otherHost(String)
    case noTerminal
    case eventsInTerminal

    package var description: String {
      switch self {
      case .otherHost(let name):
        "--host \(name) shows no app that stays alive. Expected: terminal or web; `pergola run` shows others"
      case .noTerminal: "The standard input or output is no terminal. Expected: a terminal, or --host web"
      case .eventsInTerminal: "--json prints events where the app would be shown. Expected: --host web with it"
      }
    }
  }

  /// The app has the terminal.
  package let hasTerminal: Bool
  private let words: [String]
  private let store: URL

  /// An app with its options.
  ///
  /// - Parameter temporary: A folder for the states of pages that are only kept until the end.
  package init(options words: [String], isTerminal: Bool, json: Bool, temporary: URL) throws(Failure) {
    let host = Self.value(of: "--host", in: words)
    switch host {
    case nil, "terminal": hasTerminal = true
    case "web": hasTerminal = false
    case .some(let host): throw .otherHost(host)
    }
    if hasTerminal, json { throw .eventsInTerminal }
    if hasTerminal, !isTerminal { throw .noTerminal }
    self.words = words
    store = temporary.appending(path: "pages.sqlite")
  }

  /// The files that the app writes, as far as its options name them: a database with its two companions.
  package var writtenFiles: [URL] {
    guard let store = Self.value(of: "--store", in: words), !store.contains("://") else { return [] }
    return ["", "-wal", "-shm"].map { URL(filePath: store + $0) }
  }

  /// The options of the first start.
  package var firstOptions: [String] { hasTerminal ? words + keeping : pageOptions }

  /// The options of a start after a change: the app comes back to its place, and not to a link or to a fresh state.
  package var laterOptions: [String] {
    guard hasTerminal else { return pageOptions }
    return Self.without("--open", in: words.filter { $0 != "--fresh" }) + keeping
  }

  private var keeping: [String] { words.contains("--keep-interface") ? [] : ["--keep-interface"] }

  /// Pages that begin fresh have their states in a file that is new.
  private var pageOptions: [String] {
    words.contains("--fresh") ? words.filter { $0 != "--fresh" } + ["--store", store.path] : words
  }

  /// The value of an option among words, the last one if there are several.
  package static func value(of option: String, in words: [String]) -> String? {
    var value: String?
    for (index, word) in words.enumerated() {
      if word == option, index + 1 < words.count { value = words[index + 1] }
      if word.hasPrefix(option + "=") { value = String(word.dropFirst(option.count + 1)) }
    }
    return value
  }

  private static func without(_ option: String, in words: [String]) -> [String] {
    var result: [String] = []
    var isValue = false
    for word in words {
      if !isValue, word != option, !word.hasPrefix(option + "=") { result.append(word) }
      isValue = !isValue && word == option
    }
    return result
  }
}
