import UIKitCore

/// The visibility of the indicators of a scroll view.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }

  private let kind: Kind

  /// As the scroll view chooses: visible, unless it was created without indicators.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Visible as `automatic` is: a scroll view without indicators of its own stays without.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Hidden.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Hidden also where a pointing device scrolls; here the same as `hidden`.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  /// True if the indicators are not shown.
  var isHidden: Bool { kind == .hidden || kind == .never }
}

/// The manner in which scrolling by the user ends text editing.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }

  private let kind: Kind

  /// Scroll views and lists end the editing, text editors don't.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// The editing ends when a drag begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// The editing ends when a drag begins: there is no keyboard on the screen to drag down.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// The editing goes on.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)

  /// UIKit's mode; nil for the automatic one.
  fileprivate var uiMode: UIScrollView.KeyboardDismissMode? {
    switch kind {
    case .automatic: nil
    case .immediately: .onDrag
    case .interactively: .interactive
    case .never: UIScrollView.KeyboardDismissMode.none
    }
  }
}

extension EnvironmentValues {
  private enum HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }

  private enum VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }

  private enum DismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
  }

  private enum ScrollClipDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The visibility of the indicators of horizontal scrolling.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The visibility of the indicators of vertical scrolling.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// The manner in which scrolling by the user ends text editing.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }

  /// True if scroll views show their content beyond their edges.
  fileprivate(set) var isScrollClipDisabled: Bool {
    get { self[ScrollClipDisabledKey.self] }
    set { self[ScrollClipDisabledKey.self] = newValue }
  }

  /// Applies the settings of scrolling to a view of UIKit.
  ///
  /// - Parameters:
  ///   - showsIndicators: False if the view has no indicators in any case.
  ///   - dismissMode: The automatic mode of the view.
  @MainActor
  func applyScrollSettings(
    to view: UIScrollView, showsIndicators: Bool = true, dismissMode: UIScrollView.KeyboardDismissMode = .onDrag
  ) {
    view.showsHorizontalScrollIndicator = showsIndicators && !horizontalScrollIndicatorVisibility.isHidden
    view.showsVerticalScrollIndicator = showsIndicators && !verticalScrollIndicatorVisibility.isHidden
    view.keyboardDismissMode = scrollDismissesKeyboardMode.uiMode ?? dismissMode
  }
}

extension View {
  /// Sets the visibility of the indicators of scroll views, lists and text editors inside.
  ///
  /// - Parameter axes: The axes of scrolling for which the visibility is set.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentModifier {
        if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
        if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      })
  }

  /// Sets if scroll views inside show their content beyond their edges. The layout stays, and so does the area that
  /// receives touches.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Sets the manner in which scrolling by the user ends text editing, in scroll views, lists and text editors inside.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
