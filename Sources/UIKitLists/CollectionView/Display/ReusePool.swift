@_spi(Toolkit) import UIKitCore

/// The views that wait for reuse, and the classes and nibs of new ones, by element kind and reuse identifier.
@MainActor
struct ReusePool {
  struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  /// The registered origin of new views.
  enum Source {
    case viewClass(UICollectionReusableView.Type)
    case nib(UINib)
  }

  /// The element kind of cells, for which layouts have no constant.
  static let cellKind = "UICollectionElementKindCell"

  private var sources: [Key: Source] = [:]
  private var queues: [Key: [UICollectionReusableView]] = [:]

  /// Registers the source of new views; nil removes the registration.
  mutating func register(_ source: Source?, for key: Key) { sources[key] = source }

  func source(for key: Key) -> Source? { sources[key] }

  /// Adds a view to the reuse queue of its key.
  mutating func keep(_ view: UICollectionReusableView, for key: Key) { queues[key, default: []].append(view) }

  /// Removes and returns the view that was added last; nil if the reuse queue is empty. The view gets a new identity in
  /// the host's frames, because it will display another element.
  mutating func take(for key: Key) -> UICollectionReusableView? {
    let view = queues[key]?.popLast()
    view?.renewIdentity()
    return view
  }
}
