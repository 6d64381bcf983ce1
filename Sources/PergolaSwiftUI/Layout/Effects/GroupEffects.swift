import RenderTree
@_spi(Toolkit) import UIKitCore

/// The drawing of a view and of all that is inside as one, over a background.
private nonisolated struct GroupEffect: ViewEffect {
  /// True if a black background lies behind what is not opaque.
  var isOpaque = false
  /// True if views inside blend with each other only.
  var isGroup = true

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {
    view.backgroundColor = isOpaque ? .black : nil
    view.layer.compositing = Compositing(isGroup: isGroup)
  }
}

extension View {
  /// Draws the view with all that is inside as one, before effects around it apply.
  ///
  /// Blend modes inside apply to what lies behind in the group. An opacity applies to a view with all that is inside in any
  /// case.
  public nonisolated func compositingGroup() -> some View { modifier(ViewEffectModifier(effect: GroupEffect())) }

  /// Moves all that is inside the view with it.
  ///
  /// Views are placed in the view around them in any case: one that is inserted while that moves begins at the moving place.
  public nonisolated func geometryGroup() -> some View {
    modifier(ViewEffectModifier(effect: GroupEffect(isGroup: false)))
  }

  /// Draws the view with all that is inside as one picture.
  ///
  /// - Parameter opaque: True for a picture without transparent parts: they are black.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View {
    modifier(ViewEffectModifier(effect: GroupEffect(isOpaque: opaque)))
  }
}
