import Foundation
@_spi(Toolkit) import UIKitCore

/// The cells, or the headers and footers, of a table that wait for reuse, and the classes and nibs of new ones, by
/// reuse identifier.
@MainActor
struct TablePool<View: UIView> {
  enum Source {
    case viewClass(View.Type)
    case nib(UINib)
  }

  private var sources: [String: Source] = [:]
  private var queues: [String: [View]] = [:]

  /// Registers the source of new views; nil removes the registration.
  mutating func register(_ source: Source?, for identifier: String) { sources[identifier] = source }

  /// Keeps a view for reuse.
  mutating func keep(_ view: View, for identifier: String) { queues[identifier, default: []].append(view) }

  /// Removes and returns the view that was kept last; nil if there is none. The view gets a new identity in frames,
  /// because it displays another row from now on.
  mutating func take(for identifier: String) -> View? {
    let view = queues[identifier]?.popLast()
    view?.renewIdentity()
    return view
  }

  /// Makes a new view; nil if the identifier is not registered.
  func make(for identifier: String, ofClass make: (View.Type) -> View) -> View? {
    switch sources[identifier] {
    case nil: return nil
    case .viewClass(let type): return make(type)
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil)
      guard objects.count == 1, let view = objects.first as? View else {
        fatalError(
          """
          invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which \
          must be a \(View.self) instance
          """)
      }
      return view
    }
  }
}
