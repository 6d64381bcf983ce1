#if Image
  import Foundation
  import RenderTree

  extension ImageComparison {
    /// The expected picture, the actual one and the difference side by side, with lines around the parts that differ, as a PNG
    /// file; nil if they are too large for one picture, or a file cannot be read.
    ///
    /// - Parameter scale: The number of pixels per point of the pictures.
    package func sheet(title: String, expected: Data, actual: Data, scale: CGFloat) -> Data? {
      let boxes = (try? Self.differingBoxes(expected, actual)) ?? []
      var cells: [PictureSheet.Cell] = []
      for (caption, data, marks) in [
        ("expected", expected, boxes), ("actual", actual, boxes), ("difference", difference, []),
      ] {
        guard let data else { continue }
        guard let bitmap = try? Bitmap(validatingPNG: data) else { return nil }
        cells.append(PictureSheet.Cell(caption: caption, picture: bitmap, scale: scale, marks: marks))
      }
      let sheet = PictureSheet(
        [PictureSheet.Section(title: "\(title): \(finding)", cells: cells)], fitting: CGSize(width: 500, height: 1000))
      return try? Picture(sheet.frame, appearance: .light).png(scale: 2)
    }
  }
#endif
