import Foundation
import RenderTree

extension UIView {
  // MARK: Semantics

  /// The semantics of a view that shows an item: its texts in one label, unless the app gave it one.
  @_spi(Toolkit) public final var itemSemantics: Semantics { accessibility.semantics(ofCell: self) }

  // MARK: Traits

  /// True after traits were first reported to the view.
  @_spi(Toolkit) public final var hasReportedTraits: Bool { reportedTraits != nil }

  /// Runs app code in the context of the view's scene, with the view's traits.
  @_spi(Toolkit) public final func performInOwnContext(_ body: () -> Void) {
    guard let scene = window?.windowScene, SceneContext.current.scene?.value !== scene else {
      return performWithOwnTraits(body)
    }
    scene.context.with(traits: traitCollection).perform(body)
  }

  // MARK: Layout

  /// Solves the constraints that determine the view's frame, if they have pending changes.
  @_spi(Toolkit) public final func solveEnclosingConstraints() { islandRoot.solveConstraintsIfNeeded() }

  // MARK: Animation

  /// True while the changes of an animation are being made.
  @_spi(Toolkit) public static var isAnimatingChanges: Bool { currentAnimation != nil }

  /// Records the insertion of the view in the current animation, if there is one.
  @_spi(Toolkit) public final func animateInsertion() { UIView.currentAnimation?.willInsert(self) }

  /// Records the removal of the view in the current animation, if there is one.
  @_spi(Toolkit) public final func animateRemoval() { UIView.currentAnimation?.willRemove(self) }

  // MARK: Menus

  /// True while a menu that belongs to the view is open.
  @_spi(Toolkit) public final var hasOpenMenu: Bool { enclosingWindow?.menuOverlay?.source === self }
}
