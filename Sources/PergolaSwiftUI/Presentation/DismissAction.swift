/// The way out of the page or the presentation in which a view stands: a function to call.
///
/// On a pushed page it pops the page; in a sheet, a cover or a popover it dismisses that. In a `UIHostingController` that
/// UIKit code has pushed or presented, it pops or dismisses the controller. Elsewhere it does nothing.
public struct DismissAction: Sendable {
  let dismissal: Dismissal?

  /// Pops the page or dismisses the presentation.
  @MainActor public func callAsFunction() { dismissal?.dismiss() }
}

/// The way out of one page or presentation, which stands in the environment of its content.
@MainActor
final class Dismissal {
  /// Pops or dismisses. It may be called several times.
  var action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void = {}) { self.action = action }

  /// Leaves the page or the presentation.
  func dismiss() { ViewGraph.withoutTracking(action) }
}

extension EnvironmentValues {
  private enum DismissalKey: EnvironmentKey {
    static var defaultValue: Dismissal? { nil }
  }

  /// The way out of the nearest pushed page or presentation; nil at the root.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// Pops the page, or dismisses the presentation, in which the view stands.
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

  /// True for views on a pushed page or in a presentation.
  public var isPresented: Bool { dismissal != nil }

  /// The state of the page or the presentation in which the view stands. Older apps dismiss with it.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding {
      PresentationMode(isPresented: dismissal != nil)
    } set: { mode in
      guard let dismissal, !mode.isPresented else { return }
      MainActor.assumeIsolated { dismissal.dismiss() }
    }
  }
}
