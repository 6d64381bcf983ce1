import Foundation
@_spi(Toolkit) import UIKitCore

extension PageController {
  /// Applies the content's settings to the sheet, now and after each change of them.
  func followSheetSettings() {
    node.graph.preferences.addReader(node, SheetSettings.Key.self) { [weak self] in self?.applySheetSettings() }
    applySheetSettings()
  }

  private func applySheetSettings() {
    guard node.isMounted else { return }
    let settings =
      node.graph.preferences.value(of: SheetSettings.Key.self, inside: node) { [node] inner in
        inner !== node && (inner as? PageNode).map { $0.stack == nil } ?? false
      } ?? SheetSettings()
    isModalInPresentation = settings.isDismissDisabled
    pageBackground = settings.background ?? .systemBackground
    compactAdaptation = settings.compactAdaptation ?? CompactAdaptation()
    guard let sheet = sheetPresentationController else { return }
    let detents = settings.detents ?? [.large]
    let room = presentingViewController?.view.bounds.height ?? 800
    sheet.detents = detents.sorted { $0.height(in: room) < $1.height(in: room) }.map(\.uiDetent)
    sheet.prefersGrabberVisible =
      switch settings.dragIndicator ?? .automatic {
      case .automatic: detents.count > 1
      case .visible: true
      case .hidden: false
      }
    sheet.preferredCornerRadius = settings.cornerRadius ?? nil
    sheet.prefersScrollingExpandsWhenScrolledToEdge = settings.contentInteraction != .scrolls
    sheet.largestUndimmedDetentIdentifier =
      settings.backgroundInteraction?.greatestDetent(among: detents, in: room)?.identifier
    select(settings, in: sheet)
  }

  /// Moves the sheet to the height that the app selects, and reports the user's choices to it.
  private func select(_ settings: SheetSettings, in sheet: UISheetPresentationController) {
    guard let selection = settings.selection else {
      detentSelection = nil
      return
    }
    let delegate = detentSelection ?? DetentSelection()
    detentSelection = delegate
    sheet.delegate = delegate
    delegate.userDidSelect = { [weak self] identifier in
      guard let self, let new = settings.detents?.first(where: { $0.identifier == identifier }) else { return }
      ViewGraph.withoutTracking { selection.wrappedValue = new }
      // A binding that keeps its value has the last word.
      node.graph.afterLayout { [weak self] in self?.applySheetSettings() }
    }
    let identifier = settings.selected.flatMap { settings.detents?.contains($0) ?? false ? $0.identifier : nil }
    guard sheet.selectedDetentIdentifier != identifier else { return }
    if viewIfLoaded?.window == nil {
      sheet.selectedDetentIdentifier = identifier
    } else {
      sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
    }
  }
}

/// The delegate of a sheet whose height is a value of the app.
final class DetentSelection: NSObject, UISheetPresentationControllerDelegate {
  /// Called with the identifier of the height that the user has chosen; nil for the lowest one.
  var userDidSelect: (UISheetPresentationController.Detent.Identifier?) -> Void = { _ in }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { userDidSelect(sheetPresentationController.selectedDetentIdentifier) }
}
