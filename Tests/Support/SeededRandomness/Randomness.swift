/// A generator of random numbers that a seed repeats, so that a failing case can be run again.
///
/// SplitMix64: Steele, Lea, Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014.
public struct Randomness: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the generator of a seed.
  public init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A random whole number in `0..<bound`.
  public mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
