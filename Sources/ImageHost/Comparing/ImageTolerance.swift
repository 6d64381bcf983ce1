#if Image
  import Foundation

  /// The allowed differences between two images of one screen that were drawn with different fonts or libraries.
  ///
  /// In that case the edges and positions of letters differ slightly. A pixel matches the other image if that image
  /// has, within `reach` in each direction, values as low and values as high as the pixel's, to within `shade`. The
  /// pixels of both images are checked. A letter that moved slightly matches; a missing letter does not, nor does a
  /// line or an area of another colour.
  struct ImageTolerance: CustomStringConvertible {
    /// The maximum movement, in points.
    let reach: CGFloat
    /// The maximum difference of a colour component, of 255.
    let shade: Int
    /// The number of pixels for each one that may differ.
    let share: Int

    /// The tolerance of all comparisons.
    static let usual = ImageTolerance(reach: 2, shade: 32, share: 5_000)

    /// The tolerance as a clause of a sentence.
    var description: String {
      "at most one pixel in \(share) without a counterpart, to within \(shade) of 255, "
        + "in the \(Int(reach)) points around"
    }
  }

  extension ImageTolerance {
    /// Returns the pixels of each image that have no counterpart in the other.
    ///
    /// - Complexity: O(*n*) in the number of pixels, and for each differing pixel, the number of pixels within reach.
    func mismatches(_ a: PixelGrid, _ b: PixelGrid, scale: CGFloat) -> [PixelPosition] {
      let reach = max(1, Int((self.reach * scale).rounded()))
      var places: [PixelPosition] = []
      for y in 0..<a.height where !a.row(y, isSameIn: b) {
        let (first, second) = (a.row(y), b.row(y))
        for x in 0..<a.width where first[x] != second[x] && !isLike(first[x], second[x]) {
          let place = PixelPosition(x: x, y: y)
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

    /// True if the pixel is between the minimum and the maximum around a position, component by component.
    private func hasLike(_ pixel: UInt32, around place: PixelPosition, in grid: PixelGrid, _ reach: Int) -> Bool {
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

  /// A pixel's column and row, from the top left.
  struct PixelPosition: Hashable {
    let x: Int
    let y: Int
  }
#endif
