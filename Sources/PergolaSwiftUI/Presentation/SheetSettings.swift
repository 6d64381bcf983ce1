import Foundation
@_spi(Toolkit) import UIKitCore

/// The wishes of a content about the sheet that shows it.
struct SheetSettings {
  var detents: Set<PresentationDetent>?
  var dragIndicator: Visibility?
  var isDismissDisabled = false

  enum Key: PreferenceKey {
    static var defaultValue: SheetSettings { SheetSettings() }

    static func reduce(value: inout SheetSettings, nextValue: () -> SheetSettings) {
      let next = nextValue()
      value.detents = value.detents ?? next.detents
      value.dragIndicator = value.dragIndicator ?? next.dragIndicator
      value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    }
  }
}

/// A height at which a sheet comes to rest.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case points(CGFloat)
  }

  private let value: Height

  /// About half of the screen.
  public static let medium = PresentationDetent(value: .medium)
  /// The whole screen but a margin at the top.
  public static let large = PresentationDetent(value: .large)
  /// A fraction of the greatest height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(value: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(value: .points(height)) }

  /// The height in a room, both in points.
  func height(in room: CGFloat) -> CGFloat {
    switch value {
    case .medium: room / 2
    case .large: room
    case .fraction(let fraction): room * fraction
    case .points(let height): height
    }
  }

  @MainActor
  var uiDetent: UISheetPresentationController.Detent {
    let identifier = UISheetPresentationController.Detent.Identifier("\(value)")
    return switch value {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .points(let height): .custom(identifier: identifier) { min(height, $0.maximumDetentValue) }
    }
  }
}

/// A modifier with a wish about the sheet around its content.
nonisolated struct SheetSettingsModifier: BarModifier {
  let settings: SheetSettings

  @MainActor func value(in environment: EnvironmentValues) -> SheetSettings { settings }

  typealias Key = SheetSettings.Key
}

extension View {
  /// The heights at which the sheet around the view comes to rest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(SheetSettingsModifier(settings: SheetSettings(detents: detents)))
  }

  /// The visibility of the handle of the sheet around the view. Automatic shows it if there are several heights.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(SheetSettingsModifier(settings: SheetSettings(dragIndicator: visibility)))
  }

  /// Prevents the user from dismissing the sheet around the view by a gesture.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SheetSettingsModifier(settings: SheetSettings(isDismissDisabled: isDisabled)))
  }
}

extension PageController {
  /// Has the sheet follow the wishes of the content.
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
  }
}
