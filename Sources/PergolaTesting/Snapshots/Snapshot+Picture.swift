#if Image
  import Foundation
  import ImageHost

  extension Snapshot {
    /// The screen as a PNG file, with two pixels per point.
    ///
    /// If the reference was drawn with the fonts and libraries of this machine, all pixels must be equal. Otherwise the
    /// pictures may differ slightly: at most one pixel in 5,000 may lack a counterpart, with a tolerance of 32 of 255
    /// in each colour component, within 2 points. The report names the comparison that was used.
    public static let png = Snapshot.png(scale: 2)

    /// The screen as a PNG file.
    ///
    /// - Parameter scale: The pixels per point.
    public static func png(scale: CGFloat) -> Snapshot {
      Snapshot(pathExtension: "png") {
        try $0.png(scale: scale)
      } compare: { expected, actual in
        do throws(ImageComparison.Problem) {
          let comparison = try ImageComparison(expected: expected, actual: actual, scale: scale)
          guard comparison.isAlike else {
            return .unlike(
              finding: "\(comparison.finding) \(comparison.method)",
              pictures: SnapshotComparison.Pictures(difference: comparison.difference) { title in
                comparison.sheet(title: title, expected: expected, actual: actual, scale: scale)
              })
          }
          return .alike(note: comparison.rule == .exact ? nil : comparison.method)
        } catch {
          return .unlike(
            finding: "The reference cannot be compared: \(error). A PNG file was expected; record it with RECORD=1.",
            pictures: nil)
        }
      }
    }
  }
#endif
