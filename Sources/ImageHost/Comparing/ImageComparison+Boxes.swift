#if Image
  import Foundation
  import ScreenUse

  extension ImageComparison {
    /// The size of the tiles that are compared, in pixels.
    private static let tile = 8

    /// Returns the boxes around the parts in which two PNG files of the same size differ, in pixels.
    ///
    /// Parts less than 8 pixels apart are one.
    ///
    /// - Throws: a problem of a file.
    /// - Complexity: O(*n*) in the number of pixels.
    package static func differingBoxes(_ old: Data, _ new: Data) throws(Problem) -> [CGRect] {
      guard old != new else { return [] }
      let (old, new) = (try PixelGrid(png: old), try PixelGrid(png: new))
      let (width, height) = (min(old.width, new.width), min(old.height, new.height))
      var boxes = DifferenceBoxes(columns: (width + tile - 1) / tile, rows: (height + tile - 1) / tile)
      for y in 0..<height {
        let (first, second) = (old.row(y), new.row(y))
        guard memcmp(first, second, width * 4) != 0 else { continue }
        for x in 0..<width where first[x] != second[x] { boxes.mark(column: x / tile, row: y / tile) }
      }
      return boxes.boxes(tile: CGSize(width: tile, height: tile))
    }
  }
#endif
