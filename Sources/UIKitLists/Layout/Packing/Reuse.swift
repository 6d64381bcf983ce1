@_spi(Toolkit) import UIKitCore

/// The parts of a solved layout that are still true when it is solved again.
enum Reuse {
  case everything
  indirect case afterUpdates(BatchUpdate)
  case nothing

  /// The parts that are still true after an update as well.
  ///
  /// After two batches between passes nothing is: the second batch does not say where the first one moved things.
  ///
  /// - Parameter update: The update; nil if it is not known.
  func after(_ update: BatchUpdate?) -> Reuse {
    guard case .everything = self, let update else { return .nothing }
    return .afterUpdates(update)
  }
}
