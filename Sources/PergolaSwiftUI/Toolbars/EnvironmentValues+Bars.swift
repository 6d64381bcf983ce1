@_spi(Toolkit) import UIKitCore

/// The part of the environment around a bar that its content leaves aside.
private struct BarSurroundings: Equatable {
  var dynamicTypeSize: DynamicTypeSize
  var weight: Font.Weight?
}

extension EnvironmentValues {
  private enum BarSurroundingsKey: EnvironmentKey {
    static var defaultValue: BarSurroundings? { nil }
  }

  /// The environment around the bar that the content is in; nil outside of bars.
  private var barSurroundings: BarSurroundings? {
    get { self[BarSurroundingsKey.self] }
    set { self[BarSurroundingsKey.self] = newValue }
  }

  /// True for labels without a style of the app's that show their icons alone: those in a bar, but for menus.
  var showsOnlyIcons: Bool { barSurroundings != nil && !isMenuContent }

  /// Takes over what holds in bars: labels show their icons, text has the usual size, and an action that completes a
  /// dialog is emphasized.
  mutating func enterBar(at placement: ToolbarItemPlacement) {
    barSurroundings = barSurroundings ?? BarSurroundings(dynamicTypeSize: dynamicTypeSize, weight: textStyling.weight)
    dynamicTypeSize = DynamicTypeSize(.inBars) ?? .large
    if placement.isEmphasized { textStyling.weight = .semibold }
  }

  /// Takes back what holds in bars, for a page that content of a bar presents.
  mutating func leaveBar() {
    guard let surroundings = barSurroundings else { return }
    dynamicTypeSize = surroundings.dynamicTypeSize
    textStyling.weight = surroundings.weight
    barSurroundings = nil
  }
}
