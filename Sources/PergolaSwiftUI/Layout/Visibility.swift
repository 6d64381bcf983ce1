/// The visibility of a part of the interface that the system may also choose.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system chooses.
  case automatic
  case visible
  case hidden
}
