import Foundation
@_spi(Toolkit) import UIKitCore

/// The cells, or the headers and footers, of a table that are not in use, and what further ones are made of, by reuse
/// identifier.
@MainActor
struct TablePool<View: UIView> {
  enum Source {
    case viewClass(View.Type)
    case nib(UINib)
  }

  private var sources: [String: Source] = [:]
  private var queues: [String: [View]] = [:]

  /// Says what views are made of; nil forgets it.
  mutating func register(_ source: Source?, for identifier: String) { sources[identifier] = source }

  /// Keeps a view until it is asked for.
  mutating func keep(_ view: View, for identifier: String) { queues[identifier, default: []].append(view) }

  /// The view that was kept last, with an identity of its own in frames, because it comes to stand for another row;
  /// nil if none was kept.
  mutating func take(for identifier: String) -> View? {
    let view = queues[identifier]?.popLast()
    view?.renewIdentity()
    return view
  }

  /// A new view; nil where nothing is registered.
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
