import Foundation

/// A folder with its children, or a note.
struct Folder: Hashable {
  let id: UUID
  var name: String
  /// The content of a folder; nil for a note.
  var children: [Folder]?

  init(_ name: String, _ children: [Folder]? = nil) {
    id = UUID()
    self.name = name
    self.children = children
  }

  var symbol: String { children == nil ? "doc.text" : "folder" }
}

/// A place that folders are kept in: a section of the outline.
enum Place: Int, CaseIterable {
  case device, shared

  var title: String {
    switch self {
    case .device: "On This Computer"
    case .shared: "Shared"
    }
  }

  var folders: [Folder] {
    switch self {
    case .device:
      [
        Folder("Recipes", [Folder("Soups", [Folder("Minestrone"), Folder("Borscht")]), Folder("Apple pie")]),
        Folder("Travel", [Folder("Lisbon"), Folder("Packing list")]),
        Folder("Ideas"),
      ]
    case .shared:
      [Folder("Garden", [Folder("Beds", [Folder("North"), Folder("South")]), Folder("Seeds to order")])]
    }
  }
}
