import Foundation
@_spi(Toolkit) import UIKitCore

/// The form that a presentation has where there is no room for its own.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, none, popover, sheet, fullScreenCover }

  private let kind: Kind

  /// As the system chooses: a popover is a sheet.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// The form stays.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)

  /// The style of a popover in UIKit; nil for that of the system.
  var popoverStyle: UIModalPresentationStyle? {
    switch kind {
    case .automatic: nil
    case .none, .popover: UIModalPresentationStyle.none
    case .sheet: .pageSheet
    case .fullScreenCover: .fullScreen
    }
  }

  /// True if a sheet covers the whole screen.
  var covers: Bool { kind == .fullScreenCover }
}

/// The forms that a presentation has in a compact width, and in a compact height.
struct CompactAdaptation: Equatable {
  var horizontal = PresentationAdaptation.automatic
  var vertical = PresentationAdaptation.automatic

  /// The form in a place; nil where there is room.
  @MainActor func adaptation(for traits: UITraitCollection) -> PresentationAdaptation? {
    if traits.horizontalSizeClass == .compact { return horizontal }
    return traits.verticalSizeClass == .compact ? vertical : nil
  }
}

/// The delegate of a popover that asks its page for its form where there is no room for one.
final class PopoverAdaptation: NSObject, UIPopoverPresentationControllerDelegate {
  private weak var page: PageController?

  init(_ page: PageController) { self.page = page }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let style = page?.compactAdaptation.adaptation(for: traitCollection)?.popoverStyle
    return style ?? (traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none)
  }
}
