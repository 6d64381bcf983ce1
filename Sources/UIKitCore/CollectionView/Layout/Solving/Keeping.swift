/// What of a layout that was solved before is still true when it is solved again.
enum Keeping {
  case everything
  case afterUpdates([UICollectionViewUpdateItem])
  case nothing

  /// What is still true when there are updates as well.
  ///
  /// Of two batches between passes, what the first one moved is not known by the paths of the second.
  ///
  /// - Parameter updates: nil where it is not known what they are.
  func after(_ updates: [UICollectionViewUpdateItem]?) -> Keeping {
    guard case .everything = self, let updates else { return .nothing }
    return .afterUpdates(updates)
  }
}
