#if Image
  import Foundation
  import ImageHost
  import RenderTree

  /// A page with the pictures of previews side by side: a section for each preview, with its name.
  struct ContactSheet {
    /// The page.
    let frame: Frame

    /// A page of contents. A picture that cannot be read has its reason in its place.
    init(_ contents: ContactSheetContents) {
      let sections = contents.sections.map { section in
        PictureSheet.Section(title: section.title, cells: section.cells.map(Self.cell))
      }
      frame = PictureSheet(sections, fitting: CGSize(width: 420, height: 480)).frame
    }

    private static func cell(_ cell: ContactSheetContents.Cell) -> PictureSheet.Cell {
      guard let path = cell.picture else {
        return PictureSheet.Cell(caption: cell.caption, problem: cell.problem ?? "There is no picture.")
      }
      do {
        let bitmap = try Bitmap(validatingPNG: Data(contentsOf: URL(filePath: path)))
        return PictureSheet.Cell(caption: cell.caption, picture: bitmap, scale: cell.scale)
      } catch {
        return PictureSheet.Cell(caption: cell.caption, problem: "\(path) cannot be read: \(error)")
      }
    }
  }
#endif
