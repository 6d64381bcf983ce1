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

  /// The kind of cells. Layouts have no name for it.
  static let cellKind = "UICollectionElementKindCell"

  private var sources: [Key: Source] = [:]
  private var queues: [Key: [UICollectionReusableView]] = [:]

  /// Registers the source of new views; nil removes the registration.
  mutating func register(_ source: Source?, for key: Key) { sources[key] = source }

  func source(for key: Key) -> Source? { sources[key] }

  /// Keeps a view for reuse.
  mutating func keep(_ view: UICollectionReusableView, for key: Key) { queues[key, default: []].append(view) }

  /// Removes and returns the view that was kept last; nil if there is none. The view gets a new identity in frames,
  /// because it displays another element from now on.
  mutating func take(for key: Key) -> UICollectionReusableView? {
    let view = queues[key]?.popLast()
    view?.renewIdentity()
    return view
  }
}
