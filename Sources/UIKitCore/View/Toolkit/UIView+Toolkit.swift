import Foundation
import RenderTree

extension UIView {
  // MARK: Semantics

  /// The semantics of a view that shows an item: its texts in one label, unless the app gave it one.
  @_spi(Toolkit) public final var itemSemantics: Semantics { accessibility.semantics(ofCell: self) }

  // MARK: Traits

  /// True once the view has been told its traits.
  @_spi(Toolkit) public final var hasReportedTraits: Bool { reportedTraits != nil }

  /// Runs app code as the scene that shows the view does, whoever called.
  @_spi(Toolkit) public final func performInOwnContext(_ body: () -> Void) {
    guard let scene = window?.windowScene, SceneContext.current.scene?.value !== scene else {
      return performWithOwnTraits(body)
    }
    scene.context.with(traits: traitCollection).perform(body)
  }

  // MARK: Layout

  /// Gives the views that are solved together with this one the frames that solve their constraints.
  @_spi(Toolkit) public final func solveEnclosingConstraints() { islandRoot.solveConstraintsIfNeeded() }

  // MARK: Animation

  /// True while the changes of an animation are being made.
  @_spi(Toolkit) public static var isAnimatingChanges: Bool { currentAnimation != nil }

  /// Shows the view's arrival as part of the animation whose changes are being made, if there is one.
  @_spi(Toolkit) public final func animateInsertion() { UIView.currentAnimation?.willInsert(self) }

  /// Shows the view's removal as part of the animation whose changes are being made, if there is one.
  @_spi(Toolkit) public final func animateRemoval() { UIView.currentAnimation?.willRemove(self) }

  // MARK: Menus

  /// True while a menu that belongs to the view is open.
  @_spi(Toolkit) public final var hasOpenMenu: Bool { attachedOrSelfWindow?.menuOverlay?.source === self }
}
