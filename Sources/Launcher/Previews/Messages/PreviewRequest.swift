/// A request of `pergola preview` to an app: an object of JSON on a line of the app's standard input.
package enum PreviewRequest: Codable, Hashable, Sendable {
  /// Asks for the names of the previews, but for those of some sources, which trap.
  case list(leavingOut: Set<String>)
  /// Asks for a file with a preview. The arguments are those of the app's command line: `--preview`, `--output` and others.
  case render(arguments: [String], leavingOut: Set<String>)
  /// Asks for a picture with other pictures and their names.
  case sheet(ContactSheetContents, output: String)
}

/// The pictures of a contact sheet, with their names.
package struct ContactSheetContents: Codable, Hashable, Sendable {
  /// The pictures of one preview.
  package struct Section: Codable, Hashable, Sendable {
    /// The preview's name.
    package var title: String
    /// The pictures, in their order.
    package var cells: [Cell]

    /// A section with a title.
    package init(title: String, cells: [Cell]) {
      self.title = title
      self.cells = cells
    }
  }

  /// A picture, or the reason for which there is none.
  package struct Cell: Codable, Hashable, Sendable {
    /// The name of the picture: its size, its appearance and so on.
    package var caption: String
    /// The path of a PNG file; nil if there is none.
    package var picture: String?
    /// The number of the picture's pixels per point.
    package var scale: Double
    /// The reason for which there is no picture.
    package var problem: String?

    /// A cell with a picture or a problem.
    package init(caption: String, picture: String?, scale: Double, problem: String?) {
      self.caption = caption
      self.picture = picture
      self.scale = scale
      self.problem = problem
    }
  }

  /// The sections, from top to bottom.
  package var sections: [Section]

  /// Contents with sections.
  package init(sections: [Section]) { self.sections = sections }
}
