@_spi(Toolkit) import UIKitCore

/// The parts of a solved layout that can be reused when it is solved again.
enum Reuse {
  case everything
  indirect case afterUpdates(BatchUpdate)
  case nothing

  /// The parts that can be reused after an update as well.
  ///
  /// Nothing can be reused after two updates between layout passes, because the index paths of the second update do not
  /// refer to the solved layout. Updates without changes do not count.
  ///
  /// - Parameter update: The update; nil if it is not known.
  func after(_ update: BatchUpdate?) -> Reuse {
    guard let update else { return .nothing }
    switch self {
    case .everything: return .afterUpdates(update)
    case .afterUpdates(let earlier) where earlier.isEmpty: return .afterUpdates(update)
    case .afterUpdates: return update.isEmpty ? self : .nothing
    case .nothing: return .nothing
    }
  }
}
