import Foundation
import PergolaUIKit

/// Shows a view behind a list without models: for an empty list, for loading, or for an error.
@preconcurrency @MainActor
public final class StateService {
  /// The state of the models.
  public enum State {
    /// Models are displayed.
    case content
    /// There are no models.
    case empty
    /// Models are loading.
    case loading
    /// Loading failed.
    case error(any Error)
  }

  /// The current state. After `reload(sections:)` it is `.content`, or `.empty` if there are no items. When sections are
  /// set, only `.content` and `.empty` change to each other.
  public var current = State.content { didSet { show(makeView(for: current)) } }

  /// Makes the view for `.empty`. Nil by default: no view.
  public var emptyView: (() -> UIView)?

  /// Makes the view for `.loading`. Nil by default: no view.
  public var loadingView: (() -> UIView)?

  /// Makes the view for `.error`; by default a label with the error's description.
  public var errorView: (any Error) -> UIView = { error in
    let label = UILabel()
    label.text = error.localizedDescription
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    return label
  }

  private let show: (UIView?) -> Void

  init(show: @escaping (UIView?) -> Void) { self.show = show }

  func sectionsDidChange(isEmpty: Bool) {
    switch current {
    case .content: if isEmpty { current = .empty }
    case .empty: if !isEmpty { current = .content }
    case .loading, .error: break
    }
  }

  func contentDidChange(isEmpty: Bool) { current = isEmpty ? .empty : .content }

  private func makeView(for state: State) -> UIView? {
    switch state {
    case .content: nil
    case .empty: emptyView?()
    case .loading: loadingView?()
    case .error(let error): errorView(error)
    }
  }
}
