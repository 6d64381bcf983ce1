import Foundation

/// A context menu from its opening to its end.
@MainActor
final class ContextMenuSession {
  let configuration: UIContextMenuConfiguration
  /// The location of the gesture in the view.
  let location: CGPoint
  /// Called after the menu was closed.
  var onEnd: (() -> Void)?

  private let interaction: UIContextMenuInteraction
  private weak var view: UIView?
  private var preview: UIViewController?
  private var menu: UIMenu?
  private var anchor = CGRect.zero
  private var part: MenuGround.Part?
  /// True while the menu is being replaced by another one.
  private var isReplacing = false

  init(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction, in view: UIView,
    at location: CGPoint
  ) {
    self.configuration = configuration
    self.interaction = interaction
    self.view = view
    self.location = location
  }

  private var delegate: (any UIContextMenuInteractionDelegate)? { interaction.delegate }

  /// Opens the menu. Returns false if it has no visible elements, or the view is not in a window.
  func open(isPointer: Bool) -> Bool {
    guard let view, view.window != nil, let menu = configuration.actionProvider?([]), !menu.hasNoVisibleElements else {
      return false
    }
    self.menu = menu
    preview = configuration.previewProvider?()
    let target = delegate?.contextMenuInteraction(
      interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    // Bars cover the rest of the view.
    let uncovered = view.bounds.inset(by: view.safeAreaInsets)
    let item = (target?.anchor(in: view) ?? view.bounds).intersection(uncovered)
    part = MenuGround.Part(frame: item.isNull ? nil : item, isLifted: !isPointer)
    let wanted = isPointer ? CGRect(origin: location, size: .zero) : target?.anchor(in: view) ?? view.bounds
    let visible = wanted.intersection(view.bounds)
    anchor = visible.isNull ? wanted : visible
    let animator = ContextMenuAnimator(preview)
    delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    preview?.beginAppearanceTransition(true, animated: false)
    let isOpen = show(menu)
    preview?.endAppearanceTransition()
    animator.run()
    return isOpen
  }

  private func show(_ menu: UIMenu) -> Bool {
    guard let view else { return false }
    var purpose = MenuOverlay.Purpose(anchor: anchor) { [weak self] action in
      action.performWithSender(self?.interaction, target: nil)
    }
    purpose.part = part
    if let preview {
      purpose.preview = MenuOverlay.PreviewContent(view: preview.view, size: preview.preferredContentSize) { [self] in
        commitPreview()
      }
    }
    // The menu keeps the session until it closes.
    purpose.presentationDidChange = { [self] in menuDidChange() }
    return MenuOverlay.open(menu, from: view, for: purpose)
  }

  private var isOpen: Bool { view?.hasOpenMenu ?? false }

  private func menuDidChange() {
    guard !isOpen, !isReplacing else { return }
    let animator = ContextMenuAnimator(preview)
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    preview?.beginAppearanceTransition(false, animated: false)
    preview?.endAppearanceTransition()
    animator.run()
    onEnd?()
    onEnd = nil
  }

  /// Closes the menu.
  func close() {
    guard isOpen else { return }
    view?.window?.menuOverlay?.close()
  }

  /// Replaces the menu.
  func update(_ block: (UIMenu) -> UIMenu) {
    guard isOpen, let menu else { return }
    let next = block(menu)
    guard !next.hasNoVisibleElements else { return close() }
    self.menu = next
    isReplacing = true
    _ = show(next)
    isReplacing = false
  }

  private func commitPreview() {
    let animator = ContextMenuAnimator(preview)
    delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    close()
    animator.run()
  }
}
