import UIKit

/// A folder with its children, or a note.
struct Folder: Hashable {
  let id: UUID
  var name: String
  /// The content of a folder; nil for a note.
  var children: [Folder]?

  /// A folder or note of the samples, in the user's language.
  init(sample name: String.LocalizationValue, _ children: [Folder]? = nil) {
    self.init(String(localized: name), children)
  }

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
    case .device: String(localized: "On This Computer")
    case .shared: String(localized: "Shared")
    }
  }

  var folders: [Folder] {
    switch self {
    case .device:
      [
        Folder(
          sample: "Recipes",
          [
            Folder(sample: "Soups", [Folder(sample: "Minestrone"), Folder(sample: "Borscht")]),
            Folder(sample: "Apple pie"),
          ]),
        Folder(sample: "Travel", [Folder(sample: "Lisbon"), Folder(sample: "Packing list")]),
        Folder(sample: "Ideas"),
      ]
    case .shared:
      [
        Folder(
          sample: "Garden",
          [
            Folder(sample: "Beds", [Folder(sample: "North"), Folder(sample: "South")]),
            Folder(sample: "Seeds to order"),
          ])
      ]
    }
  }
}
