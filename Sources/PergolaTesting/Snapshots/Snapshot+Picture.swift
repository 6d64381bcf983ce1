#if Image
  import Foundation
  import ImageHost

  extension Snapshot {
    /// The screen as a PNG file, of two pixels to a point.
    ///
    /// Where the fonts and libraries that the reference was drawn with are those of this machine, each pixel must be
    /// the same. Elsewhere the pictures may differ a little: at most one pixel in 5,000 may be without its like, to
    /// within 32 of 255 in each part of its colour, in the 2 points around it. The report says how they were compared.
    public static let png = Snapshot.png(scale: 2)

    /// The screen as a PNG file.
    ///
    /// - Parameter scale: pixels to a point.
    public static func png(scale: CGFloat) -> Snapshot {
      Snapshot(pathExtension: "png") {
        try $0.png(scale: scale)
      } compare: { expected, actual in
        do throws(PictureComparison.Problem) {
          let comparison = try PictureComparison(expected: expected, actual: actual, scale: scale)
          guard comparison.isAlike else {
            return .unlike(
              finding: "\(comparison.finding) \(comparison.method)", difference: comparison.difference)
          }
          return .alike(note: comparison.rule == .exact ? nil : comparison.method)
        } catch {
          return .unlike(
            finding: "The reference cannot be compared: \(error). A PNG file was expected; record it with RECORD=1.",
            difference: nil)
        }
      }
    }
  }
#endif
