#if Image
  import Foundation

  /// How much two pictures of one screen may differ that were drawn with different fonts or libraries.
  ///
  /// Letters then have slightly other edges, and stand a little beside their places. A pixel agrees with the other
  /// picture where that has, within `reach` in each direction, values as low and values as high as the pixel's, give or
  /// take `shade`; this is asked of the pixels of both pictures. A letter that moved a little agrees; one that is
  /// missing does not, nor does a line or an area of another colour.
  struct PictureTolerance: CustomStringConvertible {
    /// In points, how far things may have moved.
    let reach: CGFloat
    /// How far apart the values of a colour's parts may be, of 255.
    let shade: Int
    /// One in how many pixels may disagree.
    let share: Int

    /// What every comparison goes by.
    static let usual = PictureTolerance(reach: 2, shade: 32, share: 5_000)

    /// In a clause of a sentence.
    var description: String {
      "at most one pixel in \(share) without its like, to within \(shade) of 255, in the \(Int(reach)) points around"
    }
  }

  extension PictureTolerance {
    /// The pixels of each picture that have not their like in the other.
    ///
    /// - Complexity: O(n) in the number of pixels, and for each that differs in its place as many as are within reach.
    func disagreements(_ a: PixelGrid, _ b: PixelGrid, scale: CGFloat) -> [PixelPlace] {
      let reach = max(1, Int((self.reach * scale).rounded()))
      var places: [PixelPlace] = []
      for y in 0..<a.height where !a.row(y, isSameIn: b) {
        let (first, second) = (a.row(y), b.row(y))
        for x in 0..<a.width where first[x] != second[x] && !isLike(first[x], second[x]) {
          let place = PixelPlace(x: x, y: y)
          if !hasLike(first[x], around: place, in: b, reach) || !hasLike(second[x], around: place, in: a, reach) {
            places.append(place)
          }
        }
      }
      return places
    }

    private func isLike(_ a: UInt32, _ b: UInt32) -> Bool {
      for shift: UInt32 in [0, 8, 16, 24] where abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) > shade {
        return false
      }
      return true
    }

    /// Whether the pixel lies between the lowest and the highest values around a place, part by part.
    private func hasLike(_ pixel: UInt32, around place: PixelPlace, in grid: PixelGrid, _ reach: Int) -> Bool {
      let columns = max(0, place.x - reach)...min(grid.width - 1, place.x + reach)
      let rows = max(0, place.y - reach)...min(grid.height - 1, place.y + reach)
      for shift: UInt32 in [0, 8, 16, 24] {
        let value = Int(pixel >> shift & 0xFF)
        var (isReachedFromBelow, isReachedFromAbove) = (false, false)
        search: for y in rows {
          let row = grid.row(y)
          for x in columns {
            let other = Int(row[x] >> shift & 0xFF)
            if other <= value + shade { isReachedFromBelow = true }
            if other >= value - shade { isReachedFromAbove = true }
            if isReachedFromBelow, isReachedFromAbove { break search }
          }
        }
        guard isReachedFromBelow, isReachedFromAbove else { return false }
      }
      return true
    }
  }

  /// A pixel's column and row, from the upper left.
  struct PixelPlace: Hashable {
    let x: Int
    let y: Int
  }
#endif
