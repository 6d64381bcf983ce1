import Foundation
@_spi(Toolkit) import UIKitCore

#if DEBUG

  extension LengthTree {
    /// Traps, naming the values, if the sums around a length contradict the length. Does nothing in release builds.
    ///
    /// 1. No length is negative.
    /// 2. The distance from the beginning of a length to that of the next one is the length.
    /// 3. The search finds a length at its middle.
    ///
    /// - Complexity: O(log n).
    func checkInvariants(at index: Int) {
      let (length, start, end) = (self[index], offset(of: index), offset(of: index + 1))
      guard end.isFinite else { return }
      // Differences are added up in another order than lengths.
      let tolerance = 1e-6 * max(1, abs(end), abs(common) * CGFloat(count))
      precondition(length > -tolerance, "Length \(index) is \(length)")
      precondition(
        abs(end - start - length) < tolerance, "Length \(index) is \(length), but reaches from \(start) to \(end)")
      guard length > 4 * tolerance else { return }
      let found = self.index(at: start + length / 2)
      precondition(found == index, "Length \(found) is found at \(start + length / 2), in length \(index)")
    }
  }

#else

  extension LengthTree {
    /// Traps, naming the values, if the sums around a length contradict the length. Does nothing in release builds.
    @inline(__always)
    func checkInvariants(at index: Int) {}
  }

#endif
