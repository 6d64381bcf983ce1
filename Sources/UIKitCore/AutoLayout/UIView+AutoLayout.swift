/// What Auto Layout keeps of a view.
final class ConstraintState {}

extension UIView {
  /// The content asks for another size now.
  public func invalidateIntrinsicContentSize() {}

  func applyConstraintLayout() {}
  func constraintParticipationDidChange() {}
  func constraintSizeDidChange() {}
  func constraintFrameDidChange() {}
  func constraintMarginsDidChange() {}
  func constraintHierarchyWillChange() {}
  func constraintHierarchyDidChange() {}
}
