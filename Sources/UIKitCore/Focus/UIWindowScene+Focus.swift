import RenderTree

extension UIWindowScene {
  /// The node that the keyboard acts on.
  var focusedNode: NodeID? { nil }
}
