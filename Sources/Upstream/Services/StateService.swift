import Foundation
import PergolaUIKit

/// Shows a view behind the list where there is nothing to list: that there is nothing, that it is being fetched, or why
/// it is not there.
@MainActor
public final class StateService {
  /// How things stand with the models.
  public enum State {
    /// They are shown.
    case content
    /// There are none.
    case empty
    /// They are being fetched.
    case loading
    /// They could not be fetched.
    case error(any Error)
  }

  /// How things stand. After `reload(sections:)` it is `.content`, or `.empty` where there are no items.
  public var current = State.content { didSet { show(makeView(for: current)) } }

  /// Makes what is shown where there are no models; nil, and by default, for nothing.
  public var emptyView: (() -> UIView)?

  /// Makes what is shown while models are being fetched; nil, and by default, for nothing.
  public var loadingView: (() -> UIView)?

  /// Makes what is shown where models could not be fetched; by default a text with what went wrong.
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
