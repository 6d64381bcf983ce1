import Foundation

/// The names of the translated files: those of the originals, so that `main.swift` stays what it is. Files of one name
/// in several folders have a number.
struct OutputNames {
  let names: [String]

  init(of sources: [URL]) {
    var counts: [String: Int] = [:]
    names = sources.map { source in
      let name = source.lastPathComponent
      let number = counts[name.lowercased(), default: 0] + 1
      counts[name.lowercased()] = number
      return number == 1 ? name : "\(source.deletingPathExtension().lastPathComponent)-\(number).swift"
    }
  }
}
