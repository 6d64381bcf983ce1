import Foundation

/// The bars of the page around a view that are hidden or shown.
nonisolated struct BarVisibilityModifier: BarModifier {
  let hides: [BarPart: Bool]

  @MainActor func value(in environment: EnvironmentValues) -> [BarPart: Bool] { hides }

  enum Key: PreferenceKey {
    static var defaultValue: [BarPart: Bool] { [:] }

    static func reduce(value: inout [BarPart: Bool], nextValue: () -> [BarPart: Bool]) {
      value.merge(nextValue()) { outer, _ in outer }
    }
  }
}

/// A part of the bars that views hide or show.
enum BarPart: Hashable, Sendable {
  case navigationBar, bottomBar, backButton
}

/// A place of toolbars.
public struct ToolbarPlacement: Sendable {
  let part: BarPart

  /// The navigation bar.
  public static let automatic = ToolbarPlacement(part: .navigationBar)
  /// The bar at the top of the page.
  public static let navigationBar = ToolbarPlacement(part: .navigationBar)
  /// The bar at the bottom of the page.
  public static let bottomBar = ToolbarPlacement(part: .bottomBar)
}

extension View {
  /// Hides the navigation bar of the page, or shows it.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarVisibilityModifier(hides: [.navigationBar: hidden]))
  }

  /// Hides the back button of the page, or shows it.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(BarVisibilityModifier(hides: [.backButton: hidesBackButton]))
  }

  /// Hides bars of the page, or shows them. Automatic visibility is that without the modifier.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    var hides: [BarPart: Bool] = [:]
    if visibility != .automatic { for bar in bars { hides[bar.part] = visibility == .hidden } }
    return modifier(BarVisibilityModifier(hides: hides))
  }
}
