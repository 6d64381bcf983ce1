import Foundation
@_spi(Toolkit) import UIKitCore

/// The action with which the user refreshes the content of a list or a scroll view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Performs the action, and returns when the content is new.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// The action of `refreshable(action:)`; nil where there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// The refresh action of a scroll view that stands in no other one, which alone can be pulled.
  var ownRefresh: RefreshAction? { isListRow || scrollContext != nil ? nil : refresh }
}

extension View {
  /// Lets the user refresh the lists and scroll views inside by pulling them down. The spinner stays until the action
  /// returns. Its task is cancelled when the list or the scroll view goes away.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// The refresh control of a scroll view, for the refresh action of the environment.
@MainActor
final class Refreshing {
  private var action: RefreshAction?
  private weak var scrollView: UIScrollView?
  /// The action under way; nil if there is none.
  private var task: Task<Void, Never>?

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  /// Shows a control if there is an action.
  func setAction(_ new: RefreshAction?) {
    action = new
    guard let scrollView, (scrollView.refreshControl != nil) != (new != nil) else { return }
    guard new != nil else { return scrollView.refreshControl = nil }
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    scrollView.refreshControl = control
  }

  private func refresh() {
    guard let action else { return }
    let control = scrollView?.refreshControl
    task?.cancel()
    task = Task {
      await action()
      control?.endRefreshing()
    }
  }

  /// Cancels the action under way. Called when the view leaves the graph.
  func end() {
    task?.cancel()
    task = nil
  }
}
