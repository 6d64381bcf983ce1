import Foundation

/// Brings a package up to date with its project. What was changed by hand stays.
struct PackageUpdate {
  private let package: URL
  private let old: AdoptionRecord
  private let new: PackageContents

  /// - Parameter record: the record of the last adoption or update.
  init(_ package: URL, from record: AdoptionRecord, to contents: PackageContents) {
    self.package = package
    old = record
    new = contents
  }

  /// Writes what differs.
  ///
  /// - Returns: the paths that were written, and remarks on what was kept.
  func run() throws(ProjectError) -> (written: [String], remarks: [String]) {
    var written: [String] = []
    var remarks: [String] = []
    for path in Set(new.files.keys).union(old.paths).sorted() {
      let (was, wanted, now) = (old[path], new.files[path], current(path))
      // A file that was moved away is written again.
      if wanted == now || wanted == was && now != nil { continue }
      guard now == was || now == nil else {
        remarks.append("\(path) was changed by hand and stays. \(Self.difference(wanted))")
        continue
      }
      try PackageFile(path, in: package).write(wanted.map { kept($0, at: path) })
      if wanted == nil {
        remarks.append("\(path) was removed: the project does not need it any more.")
      } else {
        written.append(package.appending(path: path).path)
      }
    }
    let record = AdoptionRecord(
      new, isStrict: old.isStrict, takesNearest: old.takesNearest == true, pergola: old.pergola)
    try PackageFile(AdoptionRecord.path, in: package).write(.text(String(decoding: record.data(), as: UTF8.self)))
    return (written, remarks)
  }

  private static func difference(_ wanted: PackageContents.Content?) -> String {
    switch wanted {
    case nil: "The project does not need it any more."
    case .link(let place): "The project needs a link to \(place)."
    case .text: "The project's is another: move it away and update again to see it."
    }
  }

  /// The content of a file on the disk, without what `pergola fence` writes.
  private func current(_ path: String) -> PackageContents.Content? {
    let content = PackageFile(path, in: package).content
    guard case .text(let text)? = content, path == "Package.swift" else { return content }
    return .text(text.replacing(Manifest.placeholdersLine, with: Manifest.noPlaceholders))
  }

  /// A content with what `pergola fence` wrote.
  private func kept(_ content: PackageContents.Content, at path: String) -> PackageContents.Content {
    guard path == "Package.swift", case .text(let text) = content,
      case .text(let now)? = PackageFile(path, in: package).content,
      let line = now.firstMatch(of: Manifest.placeholdersLine)
    else { return content }
    return .text(text.replacing(Manifest.placeholdersLine, with: line.0))
  }
}

/// A file of a package.
struct PackageFile {
  private let url: URL

  init(_ path: String, in package: URL) { url = package.appending(path: path) }

  /// The content; nil for a file that is not there.
  var content: PackageContents.Content? {
    if let place = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) { return .link(place) }
    return FileManager.default.contents(atPath: url.path).map { .text(String(decoding: $0, as: UTF8.self)) }
  }

  /// Writes the content as a whole or not at all; nil removes the file.
  func write(_ content: PackageContents.Content?) throws(ProjectError) {
    let manager = FileManager.default
    do {
      switch content {
      case nil: try manager.removeItem(at: url)
      case .text(let text):
        try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
      case .link(let place):
        try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        if (try? manager.destinationOfSymbolicLink(atPath: url.path)) != nil { try manager.removeItem(at: url) }
        try manager.createSymbolicLink(atPath: url.path, withDestinationPath: place)
      }
    } catch {
      throw ProjectError(file: url.path, reason: "cannot be written: \(error.localizedDescription)")
    }
  }
}
