import Foundation
@_spi(Toolkit) import UIKitCore

/// The settings of a content for the sheet that shows it.
struct SheetSettings {
  var detents: Set<PresentationDetent>?
  /// The height at which the sheet is; nil if the app has no value for it.
  var selection: Binding<PresentationDetent>?
  /// The value of `selection` when it was read last.
  var selected: PresentationDetent?
  var dragIndicator: Visibility?
  var isDismissDisabled = false
  /// The radius of the upper corners, in points; `.some(nil)` for that of the system.
  var cornerRadius: CGFloat??
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  /// The color of the background; nil for that of the system.
  var background: UIColor?
  /// The forms that the presentation has where there is no room for its own.
  var compactAdaptation: CompactAdaptation?

  enum Key: PreferenceKey {
    static var defaultValue: SheetSettings { SheetSettings() }

    static func reduce(value: inout SheetSettings, nextValue: () -> SheetSettings) {
      let next = nextValue()
      if value.detents == nil {
        (value.detents, value.selection, value.selected) = (next.detents, next.selection, next.selected)
      }
      value.dragIndicator = value.dragIndicator ?? next.dragIndicator
      value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
      value.cornerRadius = value.cornerRadius ?? next.cornerRadius
      value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
      value.contentInteraction = value.contentInteraction ?? next.contentInteraction
      value.background = value.background ?? next.background
      value.compactAdaptation = value.compactAdaptation ?? next.compactAdaptation
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

  /// The identifier of UIKit's detent.
  @MainActor
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch value {
    case .medium: .medium
    case .large: .large
    case .fraction, .points: UISheetPresentationController.Detent.Identifier("\(value)")
    }
  }

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
    switch value {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .points(let height): .custom(identifier: identifier) { min(height, $0.maximumDetentValue) }
    }
  }
}

/// A modifier with a setting for the sheet around its content.
nonisolated struct SheetSettingsModifier: BarModifier {
  let settings: SheetSettings

  /// The settings with the selected height, which is read here, so that a change of it is one of the settings.
  @MainActor func value(in environment: EnvironmentValues) -> SheetSettings {
    var settings = settings
    settings.selected = settings.selection?.wrappedValue
    return settings
  }

  typealias Key = SheetSettings.Key
}

extension View {
  /// The heights at which the sheet around the view comes to rest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(SheetSettingsModifier(settings: SheetSettings(detents: detents)))
  }

  /// The heights at which the sheet around the view comes to rest, and the one at which it is.
  ///
  /// - Parameter selection: Set when the user has dragged the sheet to another height, or tapped its handle. A new value
  ///   moves the sheet. The sheet has the lowest height while the value is not among the heights.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SheetSettingsModifier(settings: SheetSettings(detents: detents, selection: selection)))
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
