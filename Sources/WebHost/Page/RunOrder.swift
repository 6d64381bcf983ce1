import RenderTree

/// The runs of a line in the order in which they are read, nested so that a browser draws them in their visual order.
///
/// Readers of screens, searches and copied text follow the order of a page's elements. The visual order of a line comes
/// from reversals of stretches that lie inside each other (L2 of UAX #9), so that each part is a sequence in one direction.
///
/// ```
/// drawn:  Note  C "B" A     ->  leftToRight [Note, rightToLeft [A, "B", C]]
/// ```
indirect enum RunOrder {
  case run(TextLayout.Run)
  /// Parts in reading order, of which the first one is drawn at the left.
  case leftToRight([RunOrder])
  /// Parts in reading order, of which the first one is drawn at the right.
  case rightToLeft([RunOrder])

  /// The order of runs that are given in visual order. Runs of which no order is known are read from left to right.
  ///
  /// - Complexity: O(*n* *d*) in the runs and the depth of the reversals.
  init(_ runs: ArraySlice<TextLayout.Run>) {
    if let run = runs.first, runs.count == 1 {
      self = .run(run)
      return
    }
    let starts = runs.map(\.start)
    let ascending = Self.parts(of: runs, starts)
    if ascending.count > 1 {
      self = .leftToRight(ascending.map(RunOrder.init))
      return
    }
    let descending = Self.parts(of: runs, starts.map { -$0 })
    self =
      descending.count > 1
      ? .rightToLeft(descending.reversed().map(RunOrder.init)) : .leftToRight(runs.map(RunOrder.run))
  }

  /// Divides runs before each one from which on all keys are greater than those before it.
  private static func parts(of runs: ArraySlice<TextLayout.Run>, _ keys: [Int]) -> [ArraySlice<TextLayout.Run>] {
    // The smallest key from each run on.
    var least = keys
    for index in keys.indices.dropLast().reversed() { least[index] = min(least[index], least[index + 1]) }
    var parts: [ArraySlice<TextLayout.Run>] = []
    var (start, greatest) = (0, Int.min)
    for index in keys.indices {
      if index > start, greatest < least[index] {
        parts.append(runs.dropFirst(start).prefix(index - start))
        start = index
      }
      greatest = max(greatest, keys[index])
    }
    return parts + [runs.dropFirst(start)]
  }
}
