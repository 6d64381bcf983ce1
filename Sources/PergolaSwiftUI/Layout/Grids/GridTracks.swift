import Foundation

/// The lengths of a grid's columns or rows, and the gaps between them.
struct GridTracks {
  /// In points.
  let lengths: [CGFloat]
  /// The beginning of each, in points.
  let starts: [CGFloat]
  /// The length of all with the gaps, in points.
  let length: CGFloat
  private let gaps: [CGFloat]

  /// - Parameter gaps: The distances between neighbours, in points.
  init(_ lengths: [CGFloat], gaps: [CGFloat]) {
    self.lengths = lengths
    self.gaps = gaps
    var starts: [CGFloat] = []
    var position: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      starts.append(position)
      position += length + (index < gaps.count ? gaps[index] : 0)
    }
    self.starts = starts
    length = position
  }

  /// The length of neighbouring tracks with the gaps between them, in points.
  func length(of range: Range<Int>) -> CGFloat {
    guard let last = range.last else { return 0 }
    return lengths[range].reduce(0, +) + gaps[range.lowerBound..<last].reduce(0, +)
  }
}
