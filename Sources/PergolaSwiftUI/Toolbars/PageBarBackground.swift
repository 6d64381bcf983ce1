import Foundation
@_spi(Toolkit) import UIKitCore

/// The background of a bar, as views of the page set it.
struct PageBarBackground: Equatable {
  /// The visibility; nil and `.automatic` for that of the bar.
  var visibility: Visibility?
  /// The colour where the background is visible; nil for that of the bar.
  var color: UIColor?

  /// Changes an appearance, and returns that of the bar while the page is scrolled to its edge; nil for the bar's own.
  @MainActor
  func apply<Appearance: UIBarAppearance>(to appearance: Appearance) -> Appearance? {
    if visibility == .hidden { appearance.configureWithTransparentBackground() }
    if visibility != .hidden, let color { appearance.backgroundColor = color }
    return visibility == .visible || visibility == .hidden ? appearance : nil
  }
}

/// The backgrounds of the bars of the page around a view.
nonisolated struct BarBackgroundModifier: BarModifier {
  let bars: [BarPart]
  let background: @MainActor (EnvironmentValues) -> PageBarBackground

  @MainActor func value(in environment: EnvironmentValues) -> [BarPart: PageBarBackground] {
    let background = background(environment)
    return Dictionary(bars.map { ($0, background) }) { first, _ in first }
  }

  enum Key: PreferenceKey {
    static var defaultValue: [BarPart: PageBarBackground] { [:] }

    static func reduce(value: inout [BarPart: PageBarBackground], nextValue: () -> [BarPart: PageBarBackground]) {
      value.merge(nextValue()) { outer, inner in
        PageBarBackground(visibility: outer.visibility ?? inner.visibility, color: outer.color ?? inner.color)
      }
    }
  }
}

extension View {
  /// Sets the colour of the backgrounds of bars of the page, where they are visible: the navigation bar's while the page
  /// is scrolled, or always with `toolbarBackground(_:for:)` for a visibility. A gradient gives the colour in its middle.
  public nonisolated func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(
      BarBackgroundModifier(bars: bars.map(\.part)) { PageBarBackground(color: style._paint(in: $0).uiColor) })
  }

  /// Shows the backgrounds of bars of the page, or hides them with the lines beside them. The automatic visibility is
  /// that without the modifier.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(
      BarBackgroundModifier(bars: bars.map(\.part)) { _ in
        PageBarBackground(visibility: visibility == .automatic ? nil : visibility)
      })
  }
}

extension UINavigationItem {
  /// Gives the bar of the page a background; nil for that of the bar.
  func setBarBackground(_ background: PageBarBackground?, in bar: UINavigationBar) {
    guard let background, background != PageBarBackground() else {
      if standardAppearance != nil { standardAppearance = nil }
      if scrollEdgeAppearance != nil { scrollEdgeAppearance = nil }
      return
    }
    let appearance = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
    scrollEdgeAppearance = background.apply(to: appearance)
    standardAppearance = appearance
  }
}

extension UIToolbar {
  /// The appearance of a bar with a background that a page of SwiftUI sets.
  private final class PageAppearance: UIToolbarAppearance {}

  /// Gives the bar the background of the visible page; nil for that of the bar.
  func setPageBackground(_ background: PageBarBackground?) {
    guard let background, background != PageBarBackground() else {
      guard standardAppearance is PageAppearance else { return }
      standardAppearance = UIToolbarAppearance()
      scrollEdgeAppearance = nil
      return
    }
    let appearance = PageAppearance()
    scrollEdgeAppearance = background.apply(to: appearance)
    standardAppearance = appearance
  }
}
