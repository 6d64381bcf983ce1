import Builds
import Foundation

/// A choice of previews by their names.
package enum PreviewNames {
  /// The previews that are chosen, in the order of the app.
  ///
  /// - Throws: `PreviewNameError` for a name that no preview has.
  package static func chosen(_ wanted: [String], among names: [String]) throws(PreviewNameError) -> [String] {
    guard !names.isEmpty else { throw .noPreviews }
    for name in wanted where !names.contains(name) {
      throw .unknown(name, near: Array(names.nearest(to: name).prefix(5)))
    }
    return names.filter(wanted.contains)
  }

  /// The names of files for previews: without what folders and shells mind, each once.
  package static func files(for names: [String]) -> [String: String] {
    var taken: Set<String> = []
    var result: [String: String] = [:]
    for name in names {
      let plain = String(name.map { $0.isLetter || $0.isNumber || "-_+().,".contains($0) ? $0 : " " })
        .split(separator: " ").joined(separator: " ")
      let base = plain.isEmpty || plain.hasPrefix(".") ? "Preview\(plain)" : String(plain.prefix(80))
      var (candidate, number) = (base, 2)
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(base) \(number)"
        number += 1
      }
      result[name] = candidate
    }
    return result
  }
}

/// The error of a choice of previews.
package enum PreviewNameError: Error, Equatable, CustomStringConvertible {
  case noPreviews
  /// No preview has the name; with names that are near.
  case unknown(String, near: [String])

  package var description: String {
    switch self {
    case .noPreviews: "The app has no previews. Expected: #Preview or a PreviewProvider in its sources."
    case .unknown(let name, let near):
      "There is no preview \(name.debugDescription). Near are: \(near.map(\.debugDescription).joined(separator: ", "))"
    }
  }
}
