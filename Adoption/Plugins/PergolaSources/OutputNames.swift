import Foundation

/// The names of the translated files: those of the originals with a prefix, because a file that has the name which its
/// own `#sourceLocation` gives another path is a warning. `main.swift` stays what it is. Files of one name in several
/// folders have a number.
struct OutputNames {
  let names: [String]

  init(of sources: [URL]) {
    var counts: [String: Int] = [:]
    names = sources.map { source in
      let name = source.lastPathComponent
      let number = counts[name.lowercased(), default: 0] + 1
      counts[name.lowercased()] = number
      if number > 1 { return "_\(source.deletingPathExtension().lastPathComponent)-\(number).swift" }
      return name == "main.swift" ? name : "_" + name
    }
  }
}
