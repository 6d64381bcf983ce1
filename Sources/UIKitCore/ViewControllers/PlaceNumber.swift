/// The numbers of controllers in the places of their scenes.
@MainActor
enum PlaceNumber {
  private static var last: UInt64 = 0

  /// A number that no controller had before: places outlive their controllers, whose memory others get.
  static func next() -> UInt64 {
    last += 1
    return last
  }
}
